// `npm run dev`: portal, console and gallery with hot reload and a server that restarts on change, at one address.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { freePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { root, tools } from './run-command.mjs';

endWithNpm();
await ensureInstalled();
const { createServer } = await import('vite');

const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
const [apiPort, consolePort, galleryPort] = [await freePort(), await freePort(), await freePort()];
const demo =
  process.env.DATABASE_URL || process.env.NODE_ENV === 'production' ? {} : { DEMO: process.env.DEMO || '1' };

const server = spawn(
  process.execPath,
  [join(root, 'node_modules', tools.tsx), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...demo,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://${host}:${port}`,
    },
  },
);

const consolePages = await createServer({
  configFile: join(root, 'apps/console/vite.config.ts'),
  server: { host: '127.0.0.1', port: consolePort, strictPort: true, hmr: { clientPort: port, host } },
});
const galleryPages = await createServer({
  configFile: join(root, 'apps/gallery/vite.config.ts'),
  server: { host: '127.0.0.1', port: galleryPort, strictPort: true, hmr: { clientPort: port, host } },
});
const portalPages = await createServer({
  configFile: join(root, 'apps/portal/vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      '/api/': { target: `http://127.0.0.1:${apiPort}`, xfwd: false },
      '/console/': { target: `http://127.0.0.1:${consolePort}`, ws: true },
      '/gallery/': { target: `http://127.0.0.1:${galleryPort}`, ws: true },
    },
  },
});

try {
  await consolePages.listen();
  await galleryPages.listen();
  await portalPages.listen();
  console.log(`Development: http://${host}:${port}/ and http://${host}:${port}/console/`);
} catch (error) {
  console.error(
    error.message.includes('already in use')
      ? `Port ${port} is already taken: choose another PORT.`
      : error.message,
  );
  await stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(0));

async function stop(code) {
  const ended = new Promise((done) => server.once('exit', done));
  if (server.exitCode === null) server.kill('SIGTERM');
  await Promise.allSettled([
    consolePages.close(),
    galleryPages.close(),
    portalPages.close(),
    server.exitCode === null ? ended : null,
  ]);
  process.exit(code);
}
