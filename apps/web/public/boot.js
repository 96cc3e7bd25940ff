// Before anything is drawn: the language and the light of the room, as they were left or as the
// browser wishes, and how large everything is, so that nothing flashes.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem('tablee-settings') || '{}') || {};
  } catch (_) {
    kept = {};
  }
  var root = document.documentElement;
  var isDark =
    kept.theme === 'dark' ||
    (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  // The page itself is written in the first one; the settings take over what is decided here.
  var wishes = [kept.lang].concat(navigator.languages || navigator.language);
  for (var i = 0; i < wishes.length; i++) {
    var lang = /^(?:fr|en|de)/i.exec(wishes[i]);
    if (!lang) continue;
    root.lang = lang[0].toLowerCase();
    break;
  }

  // The words of that language are on their way before the site asks for them: see build/words.ts.
  var words = document.currentScript.getAttribute('data-' + root.lang);
  if (!words) return;
  var script = document.createElement('script');
  script.type = 'module';
  script.src = words;
  document.head.appendChild(script);
})();

// A table for 1280×800 fills a larger screen by growing. Browsers that cannot grow a page leave it as it is.
(function () {
  if (!CSS.supports('zoom', '2')) return;
  var root = document.documentElement;
  var growsUnits;
  // In some browsers 100vw inside a page that has grown is wider than the window, in others as wide.
  function askUnits() {
    var probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;visibility:hidden;zoom:2;width:100vw';
    root.appendChild(probe);
    growsUnits = probe.offsetWidth > innerWidth * 0.75;
    root.removeChild(probe);
    if (growsUnits) return;
    root.style.setProperty('--page-width', '100vw');
    root.style.setProperty('--page-height', '100dvh');
  }
  function grow() {
    var scale = Math.max(1, Math.min(innerWidth / 1280, innerHeight / 800));
    root.style.setProperty('--scale', scale);
    if (scale > 1 && growsUnits === undefined) askUnits();
  }
  grow();
  addEventListener('resize', grow);
})();

// Whoever would get an empty page gets words: in a browser that is too old, or where the site did not
// begin. The newest thing of each browser that the site cannot do without is asked for, see
// build/browsers.ts; in words that the oldest browsers can read.
(function () {
  var isNew = false;
  try {
    isNew = !!(
      'noModule' in document.createElement('script') &&
      Array.prototype.toSpliced &&
      Intl.Segmenter &&
      AbortSignal.timeout &&
      HTMLDialogElement.prototype.showModal &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('grid-template-rows', 'subgrid') &&
      CSS.supports('color', 'color-mix(in srgb, red, blue)')
    );
  } catch (_) {
    // What is not even known by name is missing as well.
  }
  addEventListener('load', function () {
    // Once the site has begun, it says by itself what is missing.
    if (isNew && document.documentElement.hasAttribute('data-begun')) return;
    var app = document.getElementById('app');
    app.parentNode.removeChild(app);
    document.getElementById('old').removeAttribute('hidden');
  });
})();
