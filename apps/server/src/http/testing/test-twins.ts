import { changesOf, createDatabase } from '../../database/create-database.ts';
import { createPool } from '../../database/create-pool.ts';
import type { TestDatabase } from '../../database/testing/test-database.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';

/** What a test calls on an app to add to it: both twins get it. */
const additions: ReadonlySet<PropertyKey> = new Set(['get', 'post', 'route', 'addHook', 'decorate']);

/**
 * Two servers over one database that answer in turn, as two processes behind a balancer do: each has its own connections
 * and remembers for itself. Tests that hold for one must hold for them. What one changes the other learns a moment later:
 * calls wait for that moment.
 */
export async function createTwins(deps: Deps, base: TestDatabase): Promise<App> {
  const pool = createPool(base.url, 10, () => {});
  const database = createDatabase(pool);
  const apps = [await buildApp(deps), await buildApp({ ...deps, database })] as const;
  const [first, second] = apps;
  let turn = 0;
  first.addHook('onClose', async () => {
    await second.close();
    await database.destroy();
  });
  return new Proxy(first, {
    get(target, property) {
      if (property === 'inject') turn += 1;
      const app = property === 'inject' && turn % 2 === 0 ? second : target;
      const value: unknown = Reflect.get(app, property);
      if (typeof value !== 'function') return value;
      if (property === 'inject') {
        return async (...parts: unknown[]): Promise<unknown> => {
          await changesOf(app === second ? database : deps.database)?.caughtUp();
          return Reflect.apply(value, app, parts);
        };
      }
      return (...parts: unknown[]): unknown => {
        if (additions.has(property)) Reflect.apply(Reflect.get(second, property), second, parts);
        return Reflect.apply(value, app, parts);
      };
    },
  });
}
