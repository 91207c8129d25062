import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Bundles the room of spreadsheets from its source as a build of the product does, and gives the address of the bundle. */
export async function bundleSheets() {
  const outDir = join(root, 'bench/.cache/tables');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'entry.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { format: 'es', entryFileNames: 'sheets.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  return pathToFileURL(join(outDir, 'sheets.mjs')).href;
}
