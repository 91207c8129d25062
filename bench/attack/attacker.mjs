// Floods a server from addresses of its own until it is killed: `attacker.mjs FILE PORT CONNECTIONS KIND|all`. Prints every second
// how many answers of which status came.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { attackRequests } from './requests.mjs';

const [file, port, wanted, kind] = process.argv.slice(2);
/** One address of IPv4 and one network of IPv6; whoever behaves comes from others. */
const sources = [
  { host: '127.0.0.1', localAddress: '127.0.0.66' },
  { host: '::1', localAddress: '::1' },
];
const requests = attackRequests(file, `127.0.0.1:${port}`);
const kinds = Object.keys(requests).filter((name) => kind === 'all' || name === kind);
const statuses = new Map();
let number = 0;

for (let index = 0; index < Number(wanted); index += 1) void run(sources[index % sources.length], index);

/** One connection after the other, each used until it is closed, for one kind of attack: what is held up holds up no other. */
async function run(source, index) {
  for (;;) {
    const failed = await converse(source, kinds[Math.floor(index / sources.length) % kinds.length]).then(
      () => false,
      () => true,
    );
    if (failed) count('closed');
    await sleep(5);
  }
}

async function converse(source, name) {
  const socket = connect({ port: Number(port), ...source, noDelay: true });
  let [answer, head, came] = [null, '', 0];
  socket.on('data', (chunk) => {
    came += chunk.length;
    // Of a long answer nothing but its beginning is looked at.
    if (head.length < 2_000) head += chunk.subarray(0, 2_000).latin1Slice();
    const end = head.indexOf('\r\n\r\n');
    const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1];
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (status === undefined || end < 0 || came < end + 4 + length) return;
    [head, came] = ['', 0];
    answer?.resolve(status);
  });
  const gone = new Promise((_, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('closed')));
  });
  gone.catch(() => undefined);
  for (;;) {
    number += 1;
    const answered = new Promise((resolve) => (answer = { resolve }));
    socket.write(requests[name](number));
    // An unfinished body is left alone: it is another connection that the server has to hold.
    const status = await Promise.race([
      answered,
      gone,
      sleep(name === 'unfinished bodies' ? 3_000 : 40_000, 'none'),
    ]);
    count(status);
    if (status === 'none') {
      socket.destroy();
      return;
    }
  }
}

function count(status) {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

setInterval(() => process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`), 1_000);
