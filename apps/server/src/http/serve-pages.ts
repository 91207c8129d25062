import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../platform/feature.ts';
import { createKnownFiles } from './known-files.ts';
import { pathOf } from './requests/path-of.ts';

/** Built pages on disk. */
export interface Pages {
  readonly portal: string;
  readonly console: string;
  /** Of a demo; it may be built while the server answers already. */
  readonly gallery: string | null;
}

/**
 * Serves the portal at `/`, the console at `/console/` and a demo's gallery of fields at `/gallery/`. Files whose names
 * hold their hash are kept for ever, everything else is asked for again. A folder that was not built is left out, but the
 * gallery, which is looked for again.
 */
export async function servePages(app: App, pages: Pages): Promise<void> {
  const built = [
    { root: pages.console, prefix: '/console/' },
    { root: pages.portal, prefix: '/' },
  ].filter(({ root }) => existsSync(join(root, 'index.html')));
  if (pages.gallery !== null) built.unshift({ root: pages.gallery, prefix: '/gallery/' });
  for (const { prefix } of built) {
    if (prefix !== '/') app.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix, 308));
  }
  for (const { root, prefix } of built) {
    const files = createKnownFiles(root);
    // The order of registration is the order of matching.
    await app.register(async (scope) => {
      // With callbacks: every file comes by here.
      scope.addHook('onRequest', (request, reply, done) => {
        const path = decodedPath(request.url);
        if (path !== null && files.has(path.slice(prefix.length))) done();
        else reply.callNotFound();
      });
      await scope.register(fastifyStatic, {
        root,
        prefix,
        suppressWarning: prefix === '/gallery/',
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.slice(root.length).startsWith('/assets/');
          reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }
}

/** The path of an address as a file would be called; null where it is no encoding. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(pathOf(url).split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}
