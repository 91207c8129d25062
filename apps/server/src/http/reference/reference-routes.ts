import type { App } from '../../platform/feature.ts';
import type { Operations } from './operations.ts';
import { pageStyle } from './page-style.ts';
import { renderPage } from './render-page.ts';

const open = { config: { access: 'open', headers: 'none' } } as const;

/** All calls, as an OpenAPI document and as a page to read. */
export function referenceRoutes(app: App, operations: Operations): void {
  app.get('/api/openapi.json', open, () => app.swagger());
  app.get('/api/docs', open, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage(operations.list())),
  );
  app.get('/api/docs/style.css', open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
