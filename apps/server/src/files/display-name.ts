import { cutText } from '@zhantai/engine';
const longest = 150;

/** A file name fit to be shown: no folders, control or direction characters, at most 150 characters. Never a path. */
export function displayName(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    // Control characters, and those that turn the direction of text and so hide an extension.
    .replaceAll(/[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim();
  const dot = clean.lastIndexOf('.');
  const stem = cutText(dot > 0 ? clean.slice(0, dot) : clean.replace(/^\.+/, ''), longest).trim();
  return `${stem === '' ? 'file' : stem}.${extension}`;
}

/** A name for narrow places: the middle is left out. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 24 ? name : `${letters.slice(0, 14).join('')}…${letters.slice(-9).join('')}`;
}
