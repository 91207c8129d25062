import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const files = new Map();

/**
 * Names a class of a CSS module in a build: four characters of its file, then its place in it. A name stands in the
 * style and in the script of a page, so a long one is paid for twice.
 */
export function shortClassName(name, file, css) {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const known = files.get(path) ?? { stem: stemOf(path), places: placesIn(css) };
  files.set(path, known);
  const { stem, places } = known;
  if (!places.has(name)) places.set(name, places.size);
  return `${stem}${places.get(name).toString(36)}`;
}

/** A class name begins with a letter. Two files with one stem would fight over the same classes. */
function stemOf(path) {
  const hash = createHash('sha256').update(path).digest('hex');
  const number = Number.parseInt(hash.slice(0, 12), 16);
  const stem = `${String.fromCharCode(97 + (number % 26))}${Math.floor(number / 26)
    .toString(36)
    .slice(-3)}`;
  for (const other of files.values())
    if (other.stem === stem) throw new Error(`Two style files share the stem ${stem}: rename ${path}`);
  return stem;
}

function placesIn(css) {
  const names = [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name);
  return new Map([...new Set(names)].map((name, place) => [name, place]));
}
