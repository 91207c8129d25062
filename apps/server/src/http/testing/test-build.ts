import { mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Files that a process or a thread begins with, by name. */
const entries = {
  main: 'src/main.ts',
  'sheet-worker': 'src/tables/pool/sheet-worker.ts',
  'literal-worker': 'src/form-drafts/foreign/literal-worker.ts',
  'call-worker': 'src/http/large-calls/call-worker.ts',
  'picture-process': 'src/pictures/picture-process.ts',
  'hold-open': fileURLToPath(new URL('../../database/embedded/hold-open.ts', import.meta.url)),
} as const;

let built: Promise<string> | null = null;

/**
 * Builds the server as it is built to run, once for all files of a worker: reading a thousand files of source takes a
 * process longer than most tests. Returns the folder that its files lie in, in an installation without pages, with the demo.
 */
export function buildTestServer(): Promise<string> {
  built ??= buildAll();
  return built;
}

async function buildAll(): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const home = await mkdtemp(join(tmpdir(), 'zhantai-build-'));
  const outDir = join(home, 'apps/server/dist');
  mkdirSync(outDir, { recursive: true });
  for (const name of ['node_modules', 'demo']) symlinkSync(join(root, '../..', name), join(home, name));
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
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: [/^@zhantai\//] },
  });
  // What is built is modules.
  await writeFile(join(home, 'package.json'), '{"type":"module"}');
  return outDir;
}
