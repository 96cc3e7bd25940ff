// Gives a file, a picture or a link to the player: through the device's share sheet, or as a
// download.

import type { Picture } from './pad/props.ts';

/** Sharp on every screen, and still small to send. */
const SCALE = 2;
const REVOKE_MS = 10_000;

export const urlOf = ({ svg }: Picture): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

async function pngOf(picture: Picture): Promise<Blob> {
  const image = new Image();
  image.src = urlOf(picture);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

const pictureFile = async (picture: Picture, name: string): Promise<File> =>
  new File([await pngOf(picture)], name, { type: 'image/png' });

/** Whether the device shares files of this kind. */
export const canShareFiles = (name: string, type: string): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], name, { type })] });
export const canSharePictures = (): boolean => canShareFiles('a.png', 'image/png');

async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // The player closed the system's share sheet: no error to show.
    if ((error as Error).name !== 'AbortError') throw error;
  }
}

export const shareFile = (file: File, title: string): Promise<void> =>
  share({ files: [file], title });

export async function sharePicture(picture: Picture, name: string, title: string): Promise<void> {
  await shareFile(await pictureFile(picture, name), title);
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after the click; release it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}

export async function savePicture(picture: Picture, name: string): Promise<void> {
  saveFile(await pictureFile(picture, name));
}

export const canShareLinks = (): boolean => typeof navigator.share === 'function';

export const shareLink = (url: string, title: string): Promise<void> => share({ url, title });

/** Fails where the browser lets nothing be copied. */
export async function copyText(text: string): Promise<void> {
  // A plain address of the local network has no clipboard; what is selected can be copied there, too.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) await clipboard.writeText(text);
  else if (!copySelected(text)) throw new Error('nothing can be copied here');
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.className = 'hidden';
  // Where the page stands now: selecting it must not scroll there.
  field.style.position = 'fixed';
  field.readOnly = true;
  field.value = text;
  const before = document.activeElement;
  // While a dialog is open nothing else on the page can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  place.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without https
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
