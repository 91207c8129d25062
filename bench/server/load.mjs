// Exhibitors who save, in a process of its own: `load.mjs FILE URL JSON`, the JSON saying how. Prints what it saw.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './document.mjs';

const [file, base, wish] = process.argv.slice(2);
/** `clients` at once; `rate` saves a second altogether, or as fast as they are answered; `part` of the exhibitors. */
const { clients = 8, seconds, rate = null, draft = false, part = [0, 1] } = JSON.parse(wish);
const { form, exhibitors: all } = JSON.parse(readFileSync(file, 'utf8'));
const exhibitors = all
  .slice(Math.floor(part[0] * all.length), Math.floor(part[1] * all.length))
  .map((one) => ({ ...one, revision: null, busy: false }));
const agent = new Agent({ keepAlive: true, maxSockets: Math.max(clients, 64) });
const path = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const url = new URL(base);

/** Written beforehand, so that who submits takes little of the machine from who answers. */
const documents = Array.from({ length: 140 }, (_, number) => JSON.stringify(answers(number)));

const times = [];
const failures = new Map();
let round = 0;
const until = performance.now() + seconds * 1000;

function call(method, to, exhibitor, body) {
  return new Promise((resolve, reject) => {
    const headers = { ...exhibitor.headers, 'x-forwarded-for': exhibitor.address };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(body);
    }
    const sent = request(
      { host: url.hostname, port: url.port, method, path: to, agent, headers },
      (answer) => {
        const parts = [];
        answer.on('data', (chunk) => parts.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function save(exhibitor) {
  round += 1;
  const head = JSON.stringify({
    formId: form.formId,
    formType: form.formType,
    version: 1,
    revision: exhibitor.revision,
    ...(draft ? { draft } : {}),
  });
  const body = `${head.slice(0, -1)},"answers":${documents[round % documents.length]}}`;
  const since = performance.now();
  const { status, text } = await call('POST', `${path}/submit`, exhibitor, body).catch((error) => ({
    status: error.code ?? 0,
    text: '',
  }));
  const took = performance.now() - since;
  if (status === 200) {
    exhibitor.revision = JSON.parse(text).data.revision;
    times.push(took);
  } else {
    failures.set(status, (failures.get(status) ?? 0) + 1);
    await learn(exhibitor);
  }
}

async function learn(exhibitor) {
  const { text } = await call('GET', `${path}/info?formId=${form.formId}`, exhibitor);
  exhibitor.revision = JSON.parse(text).data.revision;
}

for (const exhibitor of exhibitors) await learn(exhibitor);
const since = performance.now();
if (rate === null) await Promise.all(Array.from({ length: clients }, (_, index) => run(index)));
else await pace();
const elapsed = (performance.now() - since) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
process.stdout.write(
  JSON.stringify({
    saves: times.length,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    failures: Object.fromEntries(failures),
  }),
);
process.exit(0);

/** One client after the other's exhibitors, so that nobody waits for himself. */
async function run(index) {
  for (let turn = index; performance.now() < until; turn += clients) {
    await save(exhibitors[turn % exhibitors.length]);
  }
}

/** Saves that start when their time has come, whether those before them were answered or not. */
async function pace() {
  const running = new Set();
  let turn = 0;
  for (let next = performance.now(); next < until; next += 1000 / rate) {
    const wait = next - performance.now();
    if (wait > 1) await sleep(wait);
    const free = exhibitors.findIndex(({ busy }, index) => !busy && index >= turn % exhibitors.length);
    const exhibitor = exhibitors[free >= 0 ? free : turn % exhibitors.length];
    turn = exhibitors.indexOf(exhibitor) + 1;
    exhibitor.busy = true;
    const one = save(exhibitor).finally(() => {
      exhibitor.busy = false;
      running.delete(one);
    });
    running.add(one);
  }
  await Promise.all(running);
}
