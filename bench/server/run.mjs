// `npm run bench -- server [--rounds 3] [--seconds 8] [--clients 8,16,32] [--drafts 20] [--signed-in 64] [--json file]`:
// how fast answers are saved, beside what PostgreSQL itself does with the same document in the same run.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Client } from 'pg';
import { buildApp } from '../../scripts/build-app.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findPostgres, startSystemPostgres } from '../../scripts/system-postgres.mjs';
import { runPgbench } from './pgbench.mjs';
import { processorTime } from './processor-time.mjs';
import { startBare, startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    clients: { type: 'string', default: '8,16,32' },
    drafts: { type: 'string', default: '20' },
    'signed-in': { type: 'string', default: '64' },
    json: { type: 'string' },
  },
});
const [rounds, seconds, draftSeconds, signedIn] = [
  options.rounds,
  options.seconds,
  options.drafts,
  options['signed-in'],
].map(Number);
/** Of pgbench. */
const clients = 8;
const root = resolve(import.meta.dirname, '../..');

const bin = findPostgres();
if (bin === null) {
  console.error('The bench of the server needs an installed PostgreSQL.');
  process.exit(1);
}
if (!(await buildApp('server'))) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'zhantai-bench-'));
chmodSync(folder, 0o755);
const postgres = await startSystemPostgres(bin);
const token = randomBytes(16).toString('hex');
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: token,
};
const world = join(folder, 'world.json');
let [server, bare] = [null, null];
try {
  const prepare = join(import.meta.dirname, 'prepare.ts');
  await run(process.execPath, ['--import', 'tsx', prepare, world, String(signedIn)], env);
  const database = new Client(postgres.url);
  // It ends with the database, however that ends.
  database.on('error', () => undefined);
  await database.connect();
  await database.query('create table bench_document (id bigserial primary key, document jsonb not null)');
  server = await startServer(env, await freePort(), true);
  bare = await startBare(env, await freePort());
  await load(server, { seconds: 8, clients });
  await load(bare, { seconds: 1, clients });

  const measured = [];
  const inserts = [];
  for (let round = 1; round <= rounds; round += 1) {
    const inserted = await runPgbench(bin, postgres.url, folder, { clients, seconds });
    for (const many of options.clients.split(',').map(Number)) {
      measured.push({ clients: many, inserted, ...(await submits(database, server, many, inserted)) });
    }
    inserts.push(await submits(database, bare, clients, inserted));
    await database.query('truncate bench_document');
    const { ratio } = inserts.at(-1);
    console.error(
      `round ${round}: pgbench ${inserted.toFixed(0)}/s, bare ${ratio.toFixed(3)}; submit ${measured
        .slice(-options.clients.split(',').length)
        .map((one) => `${one.perSecond.toFixed(0)}/s = ${one.ratio.toFixed(3)} (${one.clients})`)
        .join(', ')}`,
    );
  }
  await bare.stop();
  bare = null;
  const best = [...new Set(measured.map((one) => one.clients))]
    .map((many) => middle(measured.filter((one) => one.clients === many)))
    .sort((one, other) => other.ratio - one.ratio)[0];
  const begun = Date.now();
  const half = await load(server, { seconds, rate: best.perSecond / 2 });
  const halfPause = longestPause(begun);
  note(half);
  const typing = await type();
  const judged = Number(
    await run(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'judge.ts')]),
  );
  const result = {
    machine: `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
    postgres: (await database.query('show server_version')).rows[0].server_version,
    clients,
    measured,
    best,
    bare: middle(inserts),
    half,
    halfPause,
    typing,
    judged,
  };
  await database.end();
  console.log(table(result));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await server?.stop();
  await bare?.stop();
  await postgres.stop();
  if (process.env.BENCH_PROFILE !== '1') rmSync(folder, { recursive: true, force: true });
  else console.error(folder);
}

/** Saves as fast as they are answered, and what each costs. */
async function submits(database, subject, many, inserted) {
  const before = { own: processorTime(subject.pid), postgres: processorTime(postgres.pid) };
  const transactions = await committed(database);
  const done = await load(subject, { seconds, clients: many });
  note(done);
  const { saves, perSecond, cpu } = done;
  return {
    ...done,
    ratio: perSecond / inserted,
    transactions: ((await committed(database)) - transactions) / saves,
    cpu: [processorTime(subject.pid) - before.own, processorTime(postgres.pid) - before.postgres, cpu].map(
      (used) => used / saves,
    ),
  };
}

/** Those who are signed in, 3 of 100 typing: 90 drafts a second, and submits beside them. */
async function type() {
  const begun = Date.now();
  const many = Math.max(48, Math.round(signedIn * 0.03));
  const [drafts, submitted] = await Promise.all([
    load(server, {
      seconds: draftSeconds,
      rate: 90,
      draft: true,
      part: [0, 0.75],
      typing: many,
      few: signedIn,
    }),
    load(server, { seconds: draftSeconds, rate: 10, part: [0.75, 1], few: signedIn }),
  ]);
  note(drafts);
  note(submitted);
  const [resident] = await figures('process_resident_memory_bytes');
  return {
    drafts,
    submits: submitted,
    seconds: draftSeconds,
    signedIn,
    pause: longestPause(begun),
    memory: resident / 2 ** 20,
  };
}

async function load(subject, wish) {
  const file = join(import.meta.dirname, 'load.mjs');
  return JSON.parse(await run(process.execPath, [file, world, subject.base, JSON.stringify(wish)]));
}

async function run(command, args, more = {}) {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: root,
    env: { ...process.env, ...more },
    maxBuffer: 1 << 26,
  });
  return stdout;
}

/** Transactions of the database so far. */
async function committed(database) {
  const { rows } = await database.query(
    'select xact_commit from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].xact_commit);
}

/**
 * The longest pause of the server's event loop since then, and the most that the server itself worked in one, in
 * milliseconds; 0 where none was worth telling, null where the system does not tell.
 */
function longestPause(since) {
  const file = join(folder, 'pauses');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const pauses = lines.map((line) => JSON.parse(line)).filter(({ ended }) => ended > since);
  const unknown = pauses.some(({ own }) => own === null);
  return {
    all: Math.max(0, ...pauses.map(({ paused }) => paused)),
    own: unknown ? null : Math.max(0, ...pauses.map(({ own }) => own)),
  };
}

/** What the server tells of itself. */
async function figures(...names) {
  const answer = await fetch(`${server.base}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  return names.map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]));
}

function note({ failures }) {
  if (Object.keys(failures).length > 0) console.error(`refused: ${JSON.stringify(failures)}`);
}

/** The one whose ratio is the median. */
function middle(all) {
  return [...all].sort((one, other) => one.ratio - other.ratio)[Math.floor(all.length / 2)];
}
