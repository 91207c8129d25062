// Exhibitors who save, in a process of its own: `load.mjs FILE URL JSON`, the JSON saying how. Prints what it saw.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './connection.mjs';
import { infoRequest, saveRequests } from './requests.mjs';

const [file, base, wish] = process.argv.slice(2);
/**
 * `clients` at once; `rate` saves a second altogether, or as fast as they are answered; `part` of the exhibitors;
 * `typing` of those at a time, others after each minute; `few` of them at most.
 */
const {
  clients = 8,
  seconds,
  rate = null,
  draft = false,
  part = [0, 1],
  typing = null,
  few = 64,
} = JSON.parse(wish);
const { form, exhibitors: all } = JSON.parse(readFileSync(file, 'utf8'));
const exhibitors = all
  .slice(Math.floor(part[0] * all.length), Math.floor(part[1] * all.length))
  .slice(0, few)
  .map((one) => ({ ...one, revision: null, requests: null, busy: false }));
const { hostname, port, host } = new URL(base);

const times = [];
const failures = new Map();
let round = 0;

async function save(connection, exhibitor) {
  if (exhibitor.revision === null) await learn(connection, exhibitor);
  exhibitor.requests ??= saveRequests(exhibitor, form, host, draft);
  round += 1;
  const request = exhibitor.requests(round, exhibitor.revision);
  const since = performance.now();
  const { status, text } = await connection.ask(request);
  const took = performance.now() - since;
  if (status === 200) {
    exhibitor.revision = Number(/"revision":(\d+)/.exec(text)[1]);
    times.push(took);
  } else {
    failures.set(status, (failures.get(status) ?? 0) + 1);
    exhibitor.revision = null;
  }
}

async function learn(connection, exhibitor) {
  const ask = () => connection.ask(infoRequest(exhibitor, form, host));
  let { status, text } = await ask();
  // Under an attack too it is only refused for a moment.
  for (let left = 50; status === 503 && left > 0; left -= 1) {
    await sleep(100);
    ({ status, text } = await ask());
  }
  if (status !== 200) throw new Error(`The form cannot be read: ${status} ${text}`);
  exhibitor.revision = JSON.parse(text).data.revision;
}

const idle = Array.from({ length: clients }, () => openConnection(hostname, port));
// Where few do all, what they build on is learnt before it counts.
if (exhibitors.length <= 64) for (const exhibitor of exhibitors) await learn(idle[0], exhibitor);
const cpu = process.cpuUsage();
const since = performance.now();
const until = since + seconds * 1000;
if (rate === null) await Promise.all(idle.map((connection, index) => run(connection, index)));
else await sendAtRate();
const elapsed = (performance.now() - since) / 1000;
const used = process.cpuUsage(cpu);
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
process.stdout.write(
  JSON.stringify({
    saves: times.length,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    cpu: (used.user + used.system) / 1000,
    failures: Object.fromEntries(failures),
  }),
);
process.exit(0);

/** One client after the other's exhibitors, so that nobody waits for himself. */
async function run(connection, index) {
  for (let turn = index; performance.now() < until; turn += clients) {
    await save(connection, exhibitors[turn % exhibitors.length]);
  }
}

/** Saves that start when their time has come, whether those before them were answered or not. */
async function sendAtRate() {
  const running = new Set();
  let turn = 0;
  for (let next = performance.now(); next < until; next += 1000 / rate) {
    const wait = next - performance.now();
    if (wait > 1) await sleep(wait);
    const exhibitor = nextFree(turn);
    turn += 1;
    const connection = takeIdle() ?? openConnection(hostname, port);
    exhibitor.busy = true;
    const one = save(connection, exhibitor)
      .then(
        () => idle.push(connection),
        (error) =>
          failures.set(error.code ?? error.message, 1 + (failures.get(error.code ?? error.message) ?? 0)),
      )
      .finally(() => {
        exhibitor.busy = false;
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.all(running);
}

/** A connection that waits and was not closed meanwhile. */
function takeIdle() {
  for (let one = idle.pop(); one !== undefined; one = idle.pop()) if (one.isAlive()) return one;
  return null;
}

/** Whose turn it is: of those who type now, the next one who does not wait for an answer. */
function nextFree(turn) {
  const many = typing ?? exhibitors.length;
  const first = typing === null ? 0 : Math.floor((performance.now() - since) / 60_000) * many;
  for (let step = 0; step < many; step += 1) {
    const exhibitor = exhibitors[(first + ((turn + step) % many)) % exhibitors.length];
    if (!exhibitor.busy) return exhibitor;
  }
  return exhibitors[(first + (turn % many)) % exhibitors.length];
}
