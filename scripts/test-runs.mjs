import { buildAll } from './build-all.mjs';
import { runChecks } from './checks.mjs';
import { findChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { runCommand } from './run-command.mjs';
import { findPostgres, startSystemPostgres } from './system-postgres.mjs';
import { nothing, runPlaywright, runVitest } from './test-results.mjs';

const failure = { ...nothing, failed: 1 };
const left = { ...nothing, skipped: 1 };

/** What `npm test` runs: checks, server tests on the embedded database, one journey a role. */
export async function runNormal() {
  const results = [await runChecks()];
  results.push(await runVitest('server'));
  results.push(await runJourneys());
  return results;
}

/** What `npm run test:full` runs beyond that: another database, more cases of every property, the given vectors. */
export async function runFull() {
  return [await runOnRealPostgres(), await runProperties(), await runVectors()];
}

async function runJourneys() {
  const chromium = await findChromium();
  if (chromium === null) {
    console.log('Skipped: the journeys in the browser, for there is no Chromium (set CHROMIUM_PATH).');
    return left;
  }
  if (!(await buildAll())) return failure;
  return runPlaywright({ CHROMIUM_PATH: chromium, JOURNEYS_PORT: String(await freePort()) });
}

async function runOnRealPostgres() {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) return runVitest('server', { name: 'server-postgres', env: { TEST_DATABASE_URL: given } });
  const bin = findPostgres();
  if (bin === null) {
    console.log(
      'Skipped: the server tests on an installed PostgreSQL, for there is none (set TEST_DATABASE_URL).',
    );
    return left;
  }
  console.log(`Server tests on the PostgreSQL of ${bin}`);
  const server = await startSystemPostgres(bin);
  try {
    return await runVitest('server', { name: 'server-postgres', env: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

function runProperties() {
  return runVitest('unit', { name: 'unit-properties', env: { FC_RUNS: process.env.FC_RUNS || '2000' } });
}

async function runVectors() {
  const folder = process.env.VECTORS_DIR;
  if (!folder) return nothing;
  const { code, output } = await runCommand(
    process.execPath,
    ['--import', 'tsx', 'scripts/vectors.ts', folder],
    {
      quiet: true,
    },
  );
  process.stdout.write(output);
  const counted = /^(\d+) passed, (\d+) failed$/m.exec(output);
  const failed = Number(counted?.[2] ?? 0);
  return { ...nothing, passed: Number(counted?.[1] ?? 0), failed: code !== 0 && failed === 0 ? 1 : failed };
}
