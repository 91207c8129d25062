import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { StandBuilderTable } from '../../database/tables/catalogue-tables.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A company that builds stands. */
export interface StandBuilder {
  readonly builderId: string;
  readonly name: LocalText;
  /** `1`, `2`, `3` by qualification, `venue` listed by the venue, `os` from abroad; null: none. */
  readonly level: StandBuilderTable['level'];
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly note: LocalText;
  /** Takes no new stands for now. */
  readonly suspended: boolean;
  readonly sort: number;
}

/** All of them, in the organiser's order. */
export async function findBuilders(database: Database, scope: Scope): Promise<readonly StandBuilder[]> {
  return scoped(database, scope)
    .selectFrom('stand_builder')
    .select([
      'builder_id as builderId',
      'name',
      'level',
      'contact',
      'phone',
      'email',
      'note',
      'suspended',
      'sort',
    ])
    .orderBy('sort')
    .orderBy('builder_id')
    .execute();
}
