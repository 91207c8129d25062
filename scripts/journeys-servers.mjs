// The servers of the browser journeys, one for each port that is named: they start together, and end with this process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const script = join(import.meta.dirname, 'journeys-server.mjs');
const ports = process.argv.slice(2);
const servers = ports.map((port) =>
  spawn(process.execPath, [script], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);
const end = () => servers.forEach((server) => server.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

const ended = servers.map(async (server) => {
  const [code] = await once(server, 'exit');
  // One without the others is of no use.
  end();
  return code ?? 1;
});

async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
  return answer?.ok === true;
}

async function awaitReady(port, server) {
  // Asked again until it answers.
  while (server.exitCode === null && !(await isReady(port))) await sleep(100);
}

await Promise.all(ports.map((port, at) => awaitReady(port, servers[at])));
if (servers.every(({ exitCode }) => exitCode === null)) console.log('The servers of the journeys are ready.');
process.exitCode = Math.max(...(await Promise.all(ended)));
