import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Chunk {
  readonly name?: string;
  readonly src?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

const manifest = join(import.meta.dirname, '../../apps/portal/dist/.vite/manifest.json');

/** Addresses of the scripts and styles of the portal's parts of such names: a build calls files by their hash. */
export function partFiles(names: RegExp): (address: URL) => boolean {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = Object.values(chunks)
    .filter((chunk) => names.test(nameOf(chunk)))
    .flatMap(({ file, css = [] }) => [`/${file}`, ...css.map((style) => `/${style}`)]);
  if (files.length === 0) throw new Error(`The portal has no part ${names}`);
  return ({ pathname }) => files.includes(pathname);
}

/** Words are called by their language; here by their area, too. */
function nameOf({ name = '', src = '' }: Chunk): string {
  return /^(?:en|zh-han[st])$/.test(name) ? `${basename(dirname(src))}-${name}` : name;
}
