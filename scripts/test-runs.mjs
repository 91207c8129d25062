import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll } from './build-all.mjs';
import { runChecks } from './checks.mjs';
import { findHeadlessChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { root, runCommand } from './run-command.mjs';
import { sourceFiles } from './source-files.mjs';
import { findPostgres, startSystemPostgres } from './system-postgres.mjs';
import { findSwift, startSystemS3 } from './system-s3.mjs';
import { nothing, runPlaywright, runVitest } from './test-results.mjs';
import { testsOnDatabase } from './tests-on-database.mjs';

const failure = { ...nothing, failed: 1 };
const left = { ...nothing, skipped: 1 };

/** Tests that take long, with many cases: `npm test` leaves them to the long run. */
const longer = [
  'apps/server/src/database/embedded/ending.test.ts',
  'apps/server/src/database/embedded/first-starts.test.ts',
  'apps/server/src/database/embedded/prepare-binaries.test.ts',
  'apps/server/src/http/faults/survive-kill.test.ts',
  'apps/server/src/auth/tokens/stolen-refresh-token.test.ts',
  'apps/server/src/http/fuzz/fuzz.test.ts',
  'apps/server/src/http/fuzz/largest.test.ts',
  'demo/make/largest-answers.test.ts',
  'apps/server/src/http/idempotency/done-once.test.ts',
];

/** Tests that take long and that the long run has on two servers: `npm test` leaves these to it, so that they run once. */
const onTwoServers = [
  'apps/server/src/archives/archive.test.ts',
  'apps/server/src/auth/throttle/throttle.test.ts',
  'apps/server/src/catalogues/orders/stock/oversell.test.ts',
  'apps/server/src/http/connections/hall.test.ts',
  'apps/server/src/http/requests/uploads-too-large.test.ts',
  'apps/server/src/persons/import/import.test.ts',
  'apps/server/src/persons/written-names.test.ts',
  'apps/server/src/submissions/store/entries/find-entries.test.ts',
  'apps/server/src/submissions/store/entries/fold-together.test.ts',
  'apps/server/src/tables/hostile.test.ts',
  'demo/make/catalogues/catalogues.test.ts',
  'demo/make/guests/guests.test.ts',
  'demo/make/loaded-demo.test.ts',
  'demo/make/made-anew.test.ts',
];

/** Of the tests on a database those to which two servers are no matter: one has a database of its own, one is run at length below. */
const alone = [
  'apps/server/src/http/faults/database-restart.test.ts',
  'apps/server/src/http/fuzz/largest.test.ts',
];

/** What `npm test` runs: checks, server tests on the embedded database but for the longest, one journey a role. */
export async function runNormal() {
  const results = [await runChecks()];
  results.push(await runVitest('server', { files: shorterServerTests() }));
  results.push(await runJourneys());
  return results;
}

/**
 * What `npm run test:full` runs beyond that: two servers on another database, an object store, longer journeys, more cases of
 * every property, the given vectors.
 */
export async function runFull() {
  return [
    ...(await runOnRealPostgres()),
    await runOnS3(),
    await runJourneys({ JOURNEYS_FULL: '1' }),
    await runProperties(),
    await runOverload(),
    await runVectors(),
  ];
}

function shorterServerTests() {
  const later = new Set([...longer, ...onTwoServers]);
  return ['apps/server/src', 'demo/make']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .map((file) => relative(root, file))
    .filter((file) => /(?<!\.faults)\.test\.ts$/.test(file) && !later.has(file));
}

/** With `JOURNEYS_FULL` those that are tagged `@full`, otherwise all others; two at a time, each on a server of its own. */
async function runJourneys(env = {}) {
  const chromium = await findHeadlessChromium();
  if (chromium === null) {
    console.log('Skipped: the journeys in the browser, for there is no Chromium (set CHROMIUM_PATH).');
    return left;
  }
  if (!(await buildAll())) return failure;
  const ports = await Promise.all([freePort(), freePort()]);
  return runPlaywright({ CHROMIUM_PATH: chromium, JOURNEYS_PORTS: ports.join(','), ...env });
}

/**
 * What runs on a PostgreSQL that somebody installed, once for each test; on the embedded one, and counted as left out, where
 * there is none.
 */
async function runOnRealPostgres() {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const bin = given ? null : findPostgres();
  const none = !given && bin === null;
  console.log(
    none
      ? 'Skipped: the server tests on an installed PostgreSQL, for there is none (set TEST_DATABASE_URL).'
      : `Server tests on ${given ? 'the given PostgreSQL' : `the PostgreSQL of ${bin}`}`,
  );
  // The database of a run goes with it: nothing waits for the disk.
  const settings = ['fsync=off', 'full_page_writes=off'];
  const server = bin === null ? null : await startSystemPostgres(bin, { settings });
  const url = given || server?.url;
  const env = url === undefined ? {} : { TEST_DATABASE_URL: url };
  try {
    return [...(none ? [left] : []), await runTwoProcesses(env), await runLonger(env)];
  } finally {
    await server?.stop();
  }
}

/**
 * The server's tests against two servers on one database that answer in turn, without those that never touch it; each POST
 * comes with a key of its own, so that what it does waits for its answer.
 */
function runTwoProcesses(env) {
  return runVitest('server', {
    name: 'server-postgres',
    env: { ...env, TEST_PROCESSES: '2', TEST_KEYS: '1', HALL_PEOPLE: '500' },
    files: testsOnDatabase().filter((file) => !alone.includes(file)),
  });
}

/**
 * More made-up requests to every call of the server, more kills and lost answers at each point of each call that makes
 * something; disks, databases and clocks that fail.
 */
function runLonger(env) {
  const { FC_RUNS = '200', FAULT_ROUNDS = '5' } = process.env;
  return runVitest(['server', 'faults'], {
    name: 'server-longer',
    files: [...longer, 'faults.test.ts'],
    env: { ...env, FC_RUNS: FC_RUNS || '200', FAULT_ROUNDS: FAULT_ROUNDS || '5' },
  });
}

/** The tests of files, which keep them on a disk otherwise, on a real server that speaks S3. */
async function runOnS3() {
  const given = process.env.TEST_FILES_URL;
  const python = given ? null : findSwift();
  if (!given && python === null) {
    console.log('Skipped: the tests of files on S3, for there is no OpenStack Swift (set TEST_FILES_URL).');
    return left;
  }
  console.log(given ? 'Tests of files on the given S3' : `Tests of files on the Swift of ${python}`);
  const server = given ? { env: {}, stop: async () => {} } : await startSystemS3(python);
  try {
    return await runVitest('server', {
      name: 'server-s3',
      files: ['apps/server/src/files'],
      env: server.env,
    });
  } finally {
    await server.stop();
  }
}

/** The property tests, with more cases each. */
function runProperties() {
  const files = ['packages', 'apps']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("from 'fast-check'"))
    .filter((file) => !file.includes(join('apps', 'server')))
    .map((file) => relative(root, file));
  return runVitest('unit', {
    name: 'unit-properties',
    files,
    env: { FC_RUNS: process.env.FC_RUNS || '2000' },
  });
}

/**
 * Four minutes of far more calls than can be answered: memory stays as it is, and what is let in is answered. On a slow
 * machine the heap has its size only after the first third, which two minutes left too short to tell from a leak.
 */
async function runOverload() {
  if (findPostgres() === null) {
    console.log('Skipped: the memory of a server above its capacity, for there is no installed PostgreSQL.');
    return left;
  }
  const { code } = await runCommand(process.execPath, [
    'bench/overload/run.mjs',
    '--connections=',
    '--memory=240',
  ]);
  return code === 0 ? { ...nothing, passed: 1 } : failure;
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
