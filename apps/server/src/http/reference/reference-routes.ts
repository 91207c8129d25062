import { callRecords } from '@zhantai/contract/records';
import type { App } from '../../platform/feature.ts';
import { routeOf } from '../../platform/route-of.ts';
import type { Operations } from './operations.ts';
import { pageStyle } from './page-style.ts';
import { renderPage } from './render-page.ts';

/** All calls, as an OpenAPI document and as a page to read. */
export function referenceRoutes(app: App, operations: Operations): void {
  let written: string | null = null;
  const documentText = (): string => (written ??= JSON.stringify(app.swagger()));
  // Writing it takes longer than a call may hold up others, so it is done before there are any.
  app.addHook('onListen', async () => {
    documentText();
  });
  app.route({
    ...routeOf(callRecords.openApi),
    handler: (_request, reply) =>
      reply.type('application/json; charset=utf-8').serializer(String).send(documentText()),
  });
  app.route({
    ...routeOf(callRecords.docs),
    handler: (_request, reply) => reply.type('text/html; charset=utf-8').send(renderPage(operations.list())),
  });
  app.route({
    ...routeOf(callRecords.docsStyle),
    handler: (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle),
  });
}
