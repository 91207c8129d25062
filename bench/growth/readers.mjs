// Staff who look at lists while others submit, each on a connection of its own, one call after the other:
// `readers.mjs FILE URL JSON`, the JSON saying for how long and which exhibitors there are. Prints how long each kind took.
import { readFileSync } from 'node:fs';
import { openConnection } from '../server/connection.mjs';
import { readingCalls } from './reading-calls.mjs';

const [file, base, wish] = process.argv.slice(2);
const { seconds, exhibitors } = JSON.parse(wish);
const { forms, staff } = JSON.parse(readFileSync(file, 'utf8'));
const { hostname, port, host } = new URL(base);

const kinds = readingCalls({ forms, exhibitors });
const names = Object.keys(kinds);
const times = new Map(names.map((name) => [name, []]));
const failures = new Map();
let turn = 0;

async function read({ headers, address }, until) {
  const connection = openConnection(hostname, port);
  const head = Object.entries({ host, ...headers, 'x-forwarded-for': address })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  while (performance.now() < until) {
    const name = names[turn % names.length];
    turn += 1;
    const since = performance.now();
    const { status, text } = await connection.ask(
      Buffer.from(`GET /api/console/${kinds[name]()} HTTP/1.1\r\n${head}\r\n`),
    );
    const took = performance.now() - since;
    if (status === 200) times.get(name).push(took);
    else {
      const failure = `${name}: ${status} ${text.slice(0, 120)}`;
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
      return { name, asked: list.length, p50: at(list, 0.5), p95: at(list, 0.95) };
    }),
    failures: Object.fromEntries(failures),
  }),
);
process.exit(0);
