// Before anything is drawn: the language and the light of the room, as they were left, so that
// nothing flashes.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem('tablee-settings') || '{}');
  } catch (_) {
    kept = {};
  }
  var root = document.documentElement;
  var isDark =
    kept.theme === 'dark' ||
    (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (kept.lang === 'fr' || kept.lang === 'en' || kept.lang === 'de') root.lang = kept.lang;
})();
