import { QueryCreator, type ColumnType, type KyselyPlugin } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { addScope, type AnyScope } from './add-scope.ts';
import type { Scope } from './scope.ts';
import type { TableScope } from './table-scopes.ts';

/** Read as any other, and written by the statement itself. */
type Own = ColumnType<string, undefined, never>;

type WithOwn<T, Column> = { [C in keyof T]: C extends Column ? Own : T[C] };

/** The tables that belong to somebody, as {@link scoped} writes them. */
export type ScopedSchema = {
  [T in keyof Schema as TableScope<Schema[T]> extends 'none' ? never : T]: WithOwn<
    Schema[T],
    'tenant_id' | 'exhibition_id'
  >;
};

/** The tables that belong to somebody, as {@link tenantScoped} writes them. */
type TenantSchema = {
  [T in keyof Schema as TableScope<Schema[T]> extends 'none' ? never : T]: WithOwn<Schema[T], 'tenant_id'>;
};

/**
 * Where statements about an exhibition's data begin. Whatever table they read, change or join, in whatever part, gives
 * and takes rows of this tenant and this exhibition alone; of tables that all exhibitions of a tenant share, of the tenant
 * alone. What is inserted gets both.
 */
export function scoped(database: Database, scope: Scope): QueryCreator<ScopedSchema> {
  return new QueryCreator<ScopedSchema>(writtenBy(database, scope));
}

/** Where statements begin that go over all exhibitions of a tenant; as {@link scoped}. */
export function tenantScoped(database: Database, tenantId: string): QueryCreator<TenantSchema> {
  return new QueryCreator<TenantSchema>(writtenBy(database, { tenantId, exhibitionId: null }));
}

function writtenBy(database: Database, scope: AnyScope) {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => addScope(node, scope),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { executor: database.getExecutor().withPlugin(plugin) };
}
