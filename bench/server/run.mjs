// `npm run bench -- server [--rounds 3] [--seconds 8] [--drafts 20] [--json file]`: how fast answers are saved, beside
// what PostgreSQL itself does with the same document in the same run.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Client } from 'pg';
import { buildApp } from '../../scripts/build-app.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findPostgres, startSystemPostgres } from '../../scripts/system-postgres.mjs';
import { runPgbench } from './pgbench.mjs';
import { startServer } from './start-server.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    drafts: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});
const [rounds, seconds, draftSeconds] = [options.rounds, options.seconds, options.drafts].map(Number);
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
let server = null;
try {
  const world = join(folder, 'world.json');
  await run(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'prepare.ts'), world], env);
  const database = new Client(postgres.url);
  await database.connect();
  await database.query('create table bench_document (id bigserial primary key, document jsonb not null)');
  server = await startServer(env, await freePort());
  await load({ seconds: 3, clients });

  const measured = [];
  for (let round = 1; round <= rounds; round += 1) {
    const inserted = await runPgbench(bin, postgres.url, folder, { clients, seconds });
    const before = await statements(database);
    const submitted = await load({ seconds, clients });
    const after = await statements(database);
    note(submitted);
    measured.push({
      inserted,
      submitted,
      ratio: submitted.perSecond / inserted,
      transactions: (after - before) / submitted.saves,
    });
    console.error(
      `round ${round}: pgbench ${inserted.toFixed(0)}/s, submit ${submitted.perSecond.toFixed(0)}/s, ratio ${(submitted.perSecond / inserted).toFixed(3)}`,
    );
  }
  await lag(); // Reading it begins anew.
  const full = median(measured.map(({ submitted }) => submitted.perSecond));
  const half = await load({ seconds, rate: full / 2 });
  const halfLag = await lag();
  note(half);
  const [drafts, beside] = await Promise.all([
    load({ seconds: draftSeconds, rate: 90, draft: true, part: [0, 0.75] }),
    load({ seconds: draftSeconds, rate: 10, part: [0.75, 1] }),
  ]);
  const draftLag = await lag();
  note(drafts);
  note(beside);
  const judged = Number(
    await run(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'judge.ts')]),
  );
  const result = {
    judged,
    machine: `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
    postgres: (await database.query('show server_version')).rows[0].server_version,
    measured,
    ratio: median(measured.map(({ ratio }) => ratio)),
    half,
    halfLag,
    drafts,
    beside,
    draftLag,
  };
  await database.end();
  console.log(table(result));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await server?.stop();
  await postgres.stop();
  if (process.env.BENCH_PROFILE !== '1') rmSync(folder, { recursive: true, force: true });
  else console.error(folder);
}

async function load(wish) {
  const file = join(import.meta.dirname, 'load.mjs');
  return JSON.parse(
    await run(process.execPath, [file, join(folder, 'world.json'), server.base, JSON.stringify(wish)]),
  );
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
async function statements(database) {
  const { rows } = await database.query(
    'select xact_commit from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].xact_commit);
}

/** The longest that the event loop was blocked since it was asked last, in milliseconds. */
async function lag() {
  const answer = await fetch(`${server.base}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text())?.[1]) * 1000;
}

function note({ failures }) {
  if (Object.keys(failures).length > 0) console.error(`refused: ${JSON.stringify(failures)}`);
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Milliseconds as the table writes them. */
const ms = (value) => (value === null ? '–' : `${value.toFixed(1)} ms`);

function table({
  judged,
  machine,
  postgres: version,
  measured,
  ratio,
  half,
  halfLag,
  drafts,
  beside,
  draftLag,
}) {
  const rows = [
    ['work', 'figure', 'goal'],
    ['---', '---', '---'],
    [
      '`submit` of 100 fields, 8 clients, as a part of pgbench inserting the document',
      ratio.toFixed(3),
      '≥ 0.20',
    ],
    ['… submits a second', median(measured.map(({ submitted }) => submitted.perSecond)).toFixed(0), ''],
    ['… pgbench inserts a second', median(measured.map(({ inserted }) => inserted)).toFixed(0), ''],
    ['… p99 of full load', ms(median(measured.map(({ submitted }) => submitted.p99))), ''],
    [`p99 at half of that (${half.perSecond.toFixed(0)}/s)`, ms(half.p99), '< 100 ms'],
    ['… event loop blocked at most', ms(halfLag), '< 50 ms'],
    [`${drafts.perSecond.toFixed(0)} drafts a second, p99`, ms(drafts.p99), ''],
    [`… ${beside.perSecond.toFixed(0)} submits a second beside them, p99`, ms(beside.p99), ''],
    ['… event loop blocked at most', ms(draftLag), '< 50 ms'],
    ['judging 200 fields and 200 × 12 cells', ms(judged), '< 20 ms'],
  ];
  return `\n${machine}, PostgreSQL ${version}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
