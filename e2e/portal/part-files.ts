import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

const manifest = join(import.meta.dirname, '../../apps/portal/dist/.vite/manifest.json');

/** Addresses of the scripts and styles of the portal's parts of such names: a build calls files by their hash. */
export function partFiles(names: RegExp): (address: URL) => boolean {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = Object.values(chunks)
    .filter(({ name }) => name !== undefined && names.test(name))
    .flatMap(({ file, css = [] }) => [`/${file}`, ...css.map((style) => `/${style}`)]);
  if (files.length === 0) throw new Error(`The portal has no part ${names}`);
  return ({ pathname }) => files.includes(pathname);
}
