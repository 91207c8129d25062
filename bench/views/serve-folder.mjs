import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves a built page on loopback and adds up, gzipped, the script and style that a browser asked for. */
export async function serveFolder(folder) {
  const requested = new Set();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://loopback').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    if (/\.(?:js|css)$/.test(file)) requested.add(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    gzippedBytes: () => [...requested].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0),
    close: () => server.close(),
  };
}
