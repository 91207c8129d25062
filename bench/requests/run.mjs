// `npm run bench -- requests`: the largest request of the smallest parts to every call, as the test of the same name sends
// them, and the twenty that cost the most processor time. The time is that of the whole process.
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
