import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/**
 * The built server as a process of its own, as `npm start` runs it.
 * @param watched whether the pauses of its event loop are written into the file `pauses` of its folder.
 */
export function startServer(env, port, watched = false) {
  const profile = process.env.BENCH_PROFILE === '1' ? ['--cpu-prof', `--cpu-prof-dir=${env.DATA_DIR}`] : [];
  const watch = watched ? ['--import', join(import.meta.dirname, 'watch-loop.mjs')] : [];
  return startProcess([...flags(), ...profile, ...watch, join(root, 'apps/server/dist/main.js')], env, port);
}

/** Those that `npm run serve` gives to Node. */
function flags() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.serve.match(/(?<= )--\S+/g) ?? [];
}

/** The control, a server that only inserts. */
export function startBare(env, port) {
  return startProcess([join(import.meta.dirname, 'bare.mjs'), env.DATABASE_URL, String(port)], env, port);
}

/** Resolves to its address, its process, and how to stop it. */
async function startProcess(args, env, port) {
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port), PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let left = 1_200; left > 0; left -= 1) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${base}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      return {
        base,
        pid: server.pid,
        async stop(signal = 'SIGTERM') {
          if (server.exitCode !== null || server.signalCode !== null) return;
          const ended = once(server, 'exit');
          server.kill(signal);
          await ended;
        },
      };
    }
    await sleep(50);
  }
  throw new Error('The server of the bench does not start.');
}
