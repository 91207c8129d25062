// `npm run bench -- requests`: the largest request of the smallest parts to every call, as the test of the same name sends
// them, and the twenty that hold the event loop longest at one stroke, in processor time of its thread, the best of three.
// Large calls are answered by threads, as in a server.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', 'apps/server/src/http/fuzz/largest.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REQUEST_FIGURES: '1', FC_RUNS: process.env.FC_RUNS ?? '1' },
  },
);
process.exitCode = status ?? 1;
