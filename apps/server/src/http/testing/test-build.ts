import { mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Files that a server begins with, by name. */
const entries = {
  main: 'src/main.ts',
  'sheet-worker': 'src/tables/pool/sheet-worker.ts',
  'call-worker': 'src/http/large-calls/call-worker.ts',
} as const;

/** Whatever a server begins with starts this one. */
const everywhere = { 'picture-process': 'src/pictures/picture-process.ts' };

/**
 * Builds files of the server as they are built to run: reading a thousand files of source takes a process longer than most
 * tests. Returns the folder that they lie in, in an installation without pages.
 */
export async function buildTestServer(names: readonly (keyof typeof entries)[]): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const home = await mkdtemp(join(tmpdir(), 'zhantai-build-'));
  const outDir = join(home, 'apps/server/dist');
  mkdirSync(outDir, { recursive: true });
  symlinkSync(join(root, '../../node_modules'), join(home, 'node_modules'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { ...Object.fromEntries(names.map((name) => [name, entries[name]])), ...everywhere },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: [/^@zhantai\//] },
  });
  // What is built is modules.
  await writeFile(join(home, 'package.json'), '{"type":"module"}');
  return outDir;
}
