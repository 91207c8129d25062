import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A form open in front of somebody. */
export interface Opening {
  readonly formId: string;
  readonly subjectKey: string;
  readonly accountId: string;
}

/** Remembers when somebody first had a form open. */
export async function keepOpening(
  database: Database,
  scope: Scope,
  opening: Opening,
  at: Date,
): Promise<void> {
  await scoped(database, scope)
    .insertInto('form_opening')
    .values({
      form_id: opening.formId,
      subject_key: opening.subjectKey,
      account_id: opening.accountId,
      opened_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When somebody first had a form open; null if they never had. */
export async function selectOpening(
  database: Database,
  scope: Scope,
  opening: Opening,
): Promise<Date | null> {
  const row = await scoped(database, scope)
    .selectFrom('form_opening')
    .select('opened_at')
    .where('form_id', '=', opening.formId)
    .where('subject_key', '=', opening.subjectKey)
    .where('account_id', '=', opening.accountId)
    .executeTakeFirst();
  return row?.opened_at ?? null;
}
