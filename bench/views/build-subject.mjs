import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildNames } from '../../scripts/build-names.mjs';
import { inlineClassNames } from '../../scripts/inline-class-names.mjs';

const cache = resolve(import.meta.dirname, '../.cache/views');

/** Builds a page around one subject as a product build would, and gives the folder to serve. */
export async function buildSubject(key, file) {
  const root = join(cache, key);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const entry = [
    `import subject from ${JSON.stringify(join(import.meta.dirname, file))};`,
    `import { offer } from ${JSON.stringify(join(import.meta.dirname, 'page.mjs'))};`,
    'offer(subject);',
  ];
  writeFileSync(join(root, 'entry.js'), entry.join('\n'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="zh"><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="./entry.js"></script></body></html>',
  );
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [inlineClassNames()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: 'dist',
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      modulePreload: { polyfill: false },
      // As the portal's build has it: what a page needs at once is one file.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] }, ...buildNames },
      },
    },
  });
  return join(root, 'dist');
}
