import type { App } from '../../platform/feature.ts';
import type { Operations } from './operations.ts';
import { pageStyle } from './page-style.ts';
import { renderPage } from './render-page.ts';

const open = { config: { access: 'open', headers: 'none' } } as const;

/** All calls, as an OpenAPI document and as a page to read. */
export function referenceRoutes(app: App, operations: Operations): void {
  let written: string | null = null;
  const documentText = (): string => (written ??= JSON.stringify(app.swagger()));
  // Writing it takes longer than a call may hold up others, so it is done before there are any.
  app.addHook('onListen', async () => {
    documentText();
  });
  app.get('/api/openapi.json', open, (_request, reply) =>
    reply.type('application/json; charset=utf-8').serializer(String).send(documentText()),
  );
  app.get('/api/docs', open, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage(operations.list())),
  );
  app.get('/api/docs/style.css', open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
