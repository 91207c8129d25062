import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Scope } from './scope.ts';

/**
 * For statements that are written out: the rows of `table` (its alias, where it has one) that are of this tenant and this
 * exhibition. Without one, of the only table that there is.
 */
export function inScope({ tenantId, exhibitionId }: Scope, table?: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${inTenant(tenantId, table)} and ${column('exhibition_id', table)} = ${exhibitionId}`;
}

/** As {@link inScope}, of a tenant with all its exhibitions. */
export function inTenant(tenantId: string, table?: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column('tenant_id', table)} = ${tenantId}`;
}

function column(name: string, table: string | undefined): RawBuilder<unknown> {
  return sql.ref(table === undefined ? name : `${table}.${name}`);
}
