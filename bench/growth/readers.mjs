// Staff who look at lists while others submit, each on a connection of its own, one call after the other:
// `readers.mjs FILE URL JSON`, the JSON saying for how long and which exhibitors there are. Prints how long each kind took.
import { readFileSync } from 'node:fs';
import { openConnection } from '../server/connection.mjs';
import { mostTelling, readingCalls } from './reading-calls.mjs';

const [file, base, wish] = process.argv.slice(2);
const { seconds, exhibitors } = JSON.parse(wish);
const { forms, staff } = JSON.parse(readFileSync(file, 'utf8'));
const { hostname, port, host } = new URL(base);

const kinds = readingCalls({ forms, exhibitors });
/** What those ask for who see a part only: each kind by whom it is asked. */
const limited = Object.keys(kinds).filter((name) => mostTelling.test(name));
const called = (name, limit) => (limit === null ? name : `${name}; ${limit}`);
const kindsFor = (limit) => (limit === null ? Object.keys(kinds) : limited);
const times = new Map(staff.flatMap(({ limit }) => kindsFor(limit).map((name) => [called(name, limit), []])));
const failures = new Map();
const turns = new Map();

async function read({ headers, address, limit }, until) {
  const names = kindsFor(limit);
  const connection = openConnection(hostname, port);
  const head = Object.entries({ host, ...headers, 'x-forwarded-for': address })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  while (performance.now() < until) {
    // Those who ask for the same take turns at it.
    const turn = turns.get(limit) ?? 0;
    turns.set(limit, turn + 1);
    const name = names[turn % names.length];
    const since = performance.now();
    const { status, text } = await connection.ask(
      Buffer.from(`GET /api/console/${kinds[name]()} HTTP/1.1\r\n${head}\r\n`),
    );
    const took = performance.now() - since;
    if (status === 200) times.get(called(name, limit)).push(took);
    else {
      const failure = `${called(name, limit)}: ${status} ${text.slice(0, 120)}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  }
}

// Once each to warm up, which nobody is timed for.
await Promise.all(staff.map((one) => read(one, performance.now() + 3_000)));
for (const list of times.values()) list.length = 0;
const until = performance.now() + seconds * 1_000;
await Promise.all(staff.map((one) => read(one, until)));

const at = (list, share) => list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? null;
process.stdout.write(
  JSON.stringify({
    kinds: [...times].map(([name, list]) => {
      list.sort((one, other) => one - other);
      return { name, calls: list.length, p50: at(list, 0.5), p95: at(list, 0.95) };
    }),
    failures: Object.fromEntries(failures),
  }),
);
process.exit(0);
