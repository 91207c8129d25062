import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** The built server as a process of its own, as `npm start` runs it. Resolves to its address and how to stop it. */
export async function startServer(env, port) {
  const profile = process.env.BENCH_PROFILE === '1' ? ['--cpu-prof', `--cpu-prof-dir=${env.DATA_DIR}`] : [];
  const server = spawn(process.execPath, [...profile, join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    env: { ...env, PORT: String(port), PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let left = 400; left > 0; left -= 1) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${base}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      return {
        base,
        async stop() {
          const ended = once(server, 'exit');
          server.kill('SIGTERM');
          await ended;
        },
      };
    }
    await sleep(50);
  }
  throw new Error('The server of the bench does not start.');
}
