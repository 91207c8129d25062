import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('docs/examples/plain-node.ts fills a form, and judges it as the server does', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = await promisify(execFile)('npx', ['tsx', 'docs/examples/plain-node.ts'], { cwd: root });
  expect(stdout.trim().split('\n')).toEqual([
    'height: {"visible":true,"value":null,"problem":null}',
    'height: {"visible":true,"value":8,"problem":null}',
    'height: {"visible":true,"value":8,"problem":"max"}',
    'height: {"visible":true,"value":4.5,"problem":null}',
    'wrong: []',
    'answers: {"kind":"raw","height":4.5}',
    'server: {"label":"Height in m","code":"max","params":{"max":6}}',
    'kept: {"kind":"raw","height":7}',
  ]);
}, 30_000);
