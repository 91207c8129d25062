// Exhibitors who save without a pause, each on a connection of its own: `loops.mjs FILE URL JSON`, the JSON saying how
// many and for how long. Who is refused comes again at once, which is the worst that a client can do.
import { readFileSync } from 'node:fs';
import { openConnection } from '../server/connection.mjs';
import { infoRequest, saveRequests } from '../server/requests.mjs';

const [file, base, wish] = process.argv.slice(2);
const { connections, seconds } = JSON.parse(wish);
const { form, exhibitors } = JSON.parse(readFileSync(file, 'utf8'));
const { hostname, port, host } = new URL(base);

const [admitted, refused, probes] = [[], [], []];
const failures = new Map();
let round = 0;

const loops = exhibitors.slice(0, connections).map((exhibitor) => ({
  exhibitor,
  connection: null,
  requests: saveRequests(exhibitor, form, host, false),
  revision: null,
}));

/** Opened when it is used, for one that says nothing for ten seconds is closed, and again where the server closed it. */
function connectionOf(loop) {
  if (!loop.connection?.isAlive()) loop.connection = openConnection(hostname, port);
  return loop.connection;
}

async function learn(loop) {
  while (loop.revision === null) {
    const { status, text } = await connectionOf(loop).ask(infoRequest(loop.exhibitor, form, host));
    if (status === 200) loop.revision = JSON.parse(text).data.revision;
    else if (status !== 503) throw new Error(`The form cannot be read: ${status} ${text}`);
  }
}

async function run(loop, until) {
  while (performance.now() < until) {
    round += 1;
    const since = performance.now();
    const { status, text } = await connectionOf(loop).ask(loop.requests(round, loop.revision));
    const took = performance.now() - since;
    if (status === 200) {
      admitted.push(took);
      loop.revision = Number(/"revision":(\d+)/.exec(text)[1]);
    } else if (status === 503) refused.push(took);
    else {
      failures.set(status, (failures.get(status) ?? 0) + 1);
      loop.revision = null;
      await learn(loop);
    }
  }
}

/** Health is asked meanwhile. */
async function probe(until) {
  const prober = { connection: null };
  while (performance.now() < until) {
    const since = performance.now();
    const { status } = await connectionOf(prober).ask(
      Buffer.from(`GET /api/health/ready HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
    );
    probes.push(status === 200 ? performance.now() - since : Number.POSITIVE_INFINITY);
    await new Promise((settle) => setTimeout(settle, 100));
  }
}

for (let first = 0; first < loops.length; first += 16) {
  await Promise.all(loops.slice(first, first + 16).map(learn));
}
const until = performance.now() + seconds * 1000;
await Promise.all([...loops.map((loop) => run(loop, until)), probe(until)]);

const at = (times, share) => {
  times.sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
};
process.stdout.write(
  JSON.stringify({
    connections,
    admitted: { perSecond: admitted.length / seconds, p50: at(admitted, 0.5), p99: at(admitted, 0.99) },
    refused: { perSecond: refused.length / seconds, p50: at(refused, 0.5), p99: at(refused, 0.99) },
    probes: { failed: probes.filter((took) => !Number.isFinite(took)).length, p99: at(probes, 0.99) },
    failures: Object.fromEntries(failures),
  }),
);
process.exit(0);
