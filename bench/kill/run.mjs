// `npm run bench -- kill [--kills 200] [--writers 12]`: kills the server, or the database with it, with SIGKILL at random
// moments while exhibitors save and submit; after each, everything that was acknowledged must be there. Others make new
// submissions and files under keys: what was under way is sent again, and each must be there once in the end.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { buildApp } from '../../scripts/build-app.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startServer } from '../server/start-server.mjs';
import { ageKeys } from './age-keys.mjs';
import { createSender } from './sender.mjs';
import { createWriter } from './writer.mjs';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, writers: { type: 'string', default: '12' } },
});
const kills = Number(options.kills);
const root = resolve(import.meta.dirname, '../..');
if (!(await buildApp('server'))) process.exit(1);

const home = mkdtempSync(join(tmpdir(), 'zhantai-kills-'));
chmodSync(home, 0o711);
const dataDir = join(home, 'data');
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', NODE_ENV: 'production', TRUST_PROXY: 'loopback' };
const world = join(home, 'world.json');
await script('bench/server/prepare.ts', world, options.writers);
const { form, many, exhibitors } = JSON.parse(readFileSync(world, 'utf8'));

const began = performance.now();
const starts = [];
const counts = { server: 0, 'database and server': 0 };
let server = await start();
const writers = exhibitors.map((exhibitor, index) => createWriter(exhibitor, form, index));
const senders = exhibitors.map((exhibitor, index) => createSender(exhibitor, many, index));
try {
  await Promise.all(writers.map((writer) => writer.learn(server.base)));
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = Math.random() < 0.5 ? 'server' : 'database and server';
    const sending = senders.map((sender) => sender.sendUntilBroken(server.base));
    const writing = writers.map((writer) => writer.writeUntilBroken(server.base));
    await sleep(100 + Math.random() * 900);
    await end(victim);
    await Promise.all([...writing, ...sending]);
    counts[victim] += 1;
    server = await start();
    await ageKeys(dataDir);
    await Promise.all(senders.map((sender) => sender.sendAgain(server.base)));
    const lost = (await Promise.all(writers.map((writer) => writer.findLost(server.base)))).flat();
    if (lost.length > 0) throw new Error(`After ${kill} kills: ${JSON.stringify(lost)}`);
    if (kill % 20 === 0) console.error(`${kill} kills, ${total('saves')} saves acknowledged, none lost`);
  }
  await server.stop();
  const receipts = writers.flatMap((writer) => writer.receipts);
  writeFileSync(join(home, 'receipts.json'), JSON.stringify(receipts));
  const missing = JSON.parse(await script('bench/kill/find-missing.ts', join(home, 'receipts.json')));
  if (missing.length > 0)
    throw new Error(`Receipts without a revision: ${JSON.stringify(missing.slice(0, 5))}`);
  const made = {
    submissions: senders.flatMap((sender) => sender.made.submissions),
    files: senders.flatMap((sender) => sender.made.files),
  };
  writeFileSync(join(home, 'made.json'), JSON.stringify(made));
  const doubled = JSON.parse(await script('bench/kill/find-doubled.ts', join(home, 'made.json')));
  if (doubled.length > 0) throw new Error(`Made not once: ${JSON.stringify(doubled.slice(0, 5))}`);
  starts.sort((one, other) => one - other);
  console.log(
    [
      `held: ${kills} kills (${counts.server} of the server, ${counts['database and server']} of the database with it)`,
      `in ${Math.round((performance.now() - began) / 1000)} s`,
      `${total('saves')} acknowledged saves and ${receipts.length} receipts, none lost`,
      `${total('open')} saves were under way and are whole or not there`,
      `${made.submissions.length} new submissions and ${made.files.length} files under keys, ${senders.reduce((sum, { counts: { again } }) => sum + again, 0)} sent again after a kill, each there once`,
      `starts afterwards: median ${starts[Math.floor(starts.length / 2)].toFixed(1)} s, longest ${starts.at(-1).toFixed(1)} s`,
    ].join('; '),
  );
} catch (error) {
  console.log(`NOT HELD: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}

function total(of) {
  return writers.reduce((sum, writer) => sum + writer.counts[of], 0);
}

async function start() {
  const since = performance.now();
  const started = await startServer(env, await freePort());
  starts.push((performance.now() - since) / 1000);
  return started;
}

async function end(victim) {
  if (victim !== 'server') {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
  await server.stop('SIGKILL');
}

async function script(file, ...args) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, file), ...args],
    {
      cwd: root,
      env: { ...env, PATH: process.env.PATH },
      maxBuffer: 1 << 26,
    },
  );
  return stdout;
}
