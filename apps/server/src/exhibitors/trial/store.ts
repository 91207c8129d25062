import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { dropFilesOf, ownerKey } from '../../files/index.ts';
import { newId } from '../../platform/new-id.ts';

/** The exhibitor that staff try the forms with. */
export interface KeptTrial {
  readonly exhibitorId: string;
  readonly accountId: string;
  readonly startedAt: Date;
}

/** The trial exhibitor of an exhibition with its one account; null: there is none. */
export async function findTrial(database: Database, scope: Scope): Promise<KeptTrial | null> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor')
    .innerJoin('membership', 'membership.exhibitor_id', 'exhibitor.exhibitor_id')
    .select([
      'exhibitor.exhibitor_id as exhibitorId',
      'membership.account_id as accountId',
      'exhibitor.created_at as startedAt',
    ])
    .where('exhibitor.trial', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** How many forms were handed in with it. */
export async function countTried(database: Database, scope: Scope, exhibitorId: string): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('exhibitor_id', '=', exhibitorId)
    .where('status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A hall that no fair has. */
const HALL = '0';

/** With every kind of booth all forms are its. */
const booths = [
  { number: 'TRIAL-STD', type: 'std', area: 9 },
  { number: 'TRIAL-RAW', type: 'raw', area: 36 },
  { number: 'TRIAL-SEMI', type: 'semi', area: 18 },
] as const;

/** Makes it, with a booth of each type. */
export async function insertTrial(
  transaction: Transaction,
  scope: Scope,
  {
    exhibitorId,
    name,
    nameEn,
    at,
  }: {
    readonly exhibitorId: string;
    readonly name: string;
    readonly nameEn: string;
    readonly at: Date;
  },
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('exhibitor')
    .values({
      exhibitor_id: exhibitorId,
      name,
      name_en: nameEn,
      state: 'active',
      trial: true,
      created_at: at,
    })
    .execute();
  await insertRows(
    transaction,
    scope,
    'booth',
    booths.map((booth) => ({
      ...booth,
      booth_id: newId(),
      hall: HALL,
      height_limit: null,
      exhibitor_id: exhibitorId,
    })),
  );
}

/** Tables whose rows name an exhibitor, those first that refer to others. */
const ofExhibitor = [
  'visitor',
  'invitation_message',
  'short_link',
  'drawing',
  'person',
  'submission',
  'quantity_exception',
  'transport_choice',
  'form_extension',
  'exhibitor_exception',
] as const satisfies readonly (keyof Schema)[];

/** Tables whose rows name an account of an exhibition. */
const ofAccount = [
  'notice_read',
  'deletion_request',
  'consent',
  'signing',
] as const satisfies readonly (keyof Schema)[];

/** Removes an exhibitor with everything that it ever did; the audit stays. */
export async function eraseTrial(
  transaction: Transaction,
  scope: Scope,
  { exhibitorId, accountId }: Pick<KeptTrial, 'exhibitorId' | 'accountId'>,
): Promise<void> {
  const owner = ownerKey({ kind: 'exhibitor', exhibitorId });
  const from = (table: keyof Schema, column: string, value: string) =>
    sql`delete from ${sql.table(table)} where ${inScope(scope, table)} and ${sql.ref(column)} = ${value}`.execute(
      transaction,
    );
  for (const table of ['order_revision', 'order_draw', 'order_line'] as const) {
    await sql`delete from ${sql.table(table)} where ${inScope(scope, table)} and order_id in (
      select order_id from service_order
      where ${inScope(scope, 'service_order')} and service_order.exhibitor_id = ${exhibitorId}
    )`.execute(transaction);
  }
  await from('service_order', 'exhibitor_id', exhibitorId);
  for (const table of ofExhibitor) await from(table, 'exhibitor_id', exhibitorId);
  for (const table of ['hold_spent', 'form_opening', 'call_count'] as const)
    await from(table, 'subject_key', owner);
  await dropFilesOf(transaction, scope, owner);
  await sql`delete from notice where ${inScope(scope, 'notice')} and exhibitor_ids = array[${exhibitorId}]`.execute(
    transaction,
  );
  for (const table of ofAccount) await from(table, 'account_id', accountId);
  await from('membership', 'account_id', accountId);
  await from('booth', 'exhibitor_id', exhibitorId);
  await from('exhibitor', 'exhibitor_id', exhibitorId);
  await tenantScoped(transaction, scope.tenantId)
    .deleteFrom('account')
    .where('account_id', '=', accountId)
    .execute();
}
