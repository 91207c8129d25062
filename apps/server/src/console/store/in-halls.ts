import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Limits } from '../../booths/index.ts';

/** Whether a row of `booth` stands in the halls of who asks. */
export function inHalls({ halls }: Pick<Limits, 'halls'>): RawBuilder<SqlBool> {
  return halls.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`booth.hall = any(${[...halls]}::text[])`;
}
