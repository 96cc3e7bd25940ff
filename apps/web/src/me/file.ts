// Gives a copy of one's data to the browser, to be saved as a file.

/** The browser reads the file after the click; a moment later nobody needs it any more. */
const REVOKE_MS = 10_000;

export function saveJson(data: object): void {
  const day = new Date().toISOString().slice(0, 10);
  const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `tablee-${day}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}
