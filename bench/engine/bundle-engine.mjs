import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Bundles the engine from its source as a build of the product does, and gives the address to import it from. */
export async function bundleEngine() {
  const outDir = join(root, 'bench/.cache/engine');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'packages/engine/src/index.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { format: 'es', entryFileNames: 'engine.mjs' } },
    },
  });
  return pathToFileURL(join(outDir, 'engine.mjs')).href;
}
