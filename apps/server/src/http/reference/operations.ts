import type { App } from '../../platform/feature.ts';
import { readOperation, type Operation } from './operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call below `/api`. */
    readonly operations: Operations;
  }
}

/** Every call that is registered from now on, as its route declares it. */
export interface Operations {
  /** Names the feature whose routes come next. */
  begin(feature: string): void;
  find(method: string, path: string): Operation | undefined;
  list(): readonly Operation[];
}

/** The calls of a server. */
export function operationsOf(app: App): readonly Operation[] {
  return app.operations.list();
}

/** Listens to what is registered on `app`. */
export function collectOperations(app: App): Operations {
  const found = new Map<string, Operation>();
  let feature = 'platform';
  app.addHook('onRoute', (route) => {
    const operation = readOperation(route, feature);
    if (operation !== null) found.set(keyOf(operation.method, operation.path), operation);
  });
  const operations: Operations = {
    begin(next) {
      feature = next;
    },
    find: (method, path) => found.get(keyOf(method, path)),
    list: () => [...found.values()],
  };
  app.decorate('operations', operations);
  return operations;
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}
