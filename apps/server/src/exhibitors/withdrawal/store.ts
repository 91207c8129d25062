import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** How an exhibitor was before it withdrew. */
export interface KeptWithdrawal {
  readonly stateBefore: 'invited' | 'active';
  readonly boothIds: readonly string[];
  readonly badgesVoid: boolean;
  readonly reason: string;
  readonly accountId: string;
  readonly at: Date;
}

/** So many orders are listed. */
const mostOrders = 50;

/** How an exhibitor was before it withdrew, and who noted it; null where that was not kept. */
export async function findWithdrawal(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<(KeptWithdrawal & { readonly by: string | null }) | null> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor_withdrawal')
    .leftJoin('account', 'account.account_id', 'exhibitor_withdrawal.account_id')
    .select([
      'exhibitor_withdrawal.state_before as stateBefore',
      'exhibitor_withdrawal.booth_ids as boothIds',
      'exhibitor_withdrawal.badges_void as badgesVoid',
      'exhibitor_withdrawal.reason',
      'exhibitor_withdrawal.account_id as accountId',
      'exhibitor_withdrawal.at',
      'account.name as by',
    ])
    .where('exhibitor_withdrawal.exhibitor_id', '=', exhibitorId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertWithdrawal(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { stateBefore, boothIds, badgesVoid, reason, accountId, at }: KeptWithdrawal,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('exhibitor_withdrawal')
    .values({
      exhibitor_id: exhibitorId,
      state_before: stateBefore,
      booth_ids: [...boothIds],
      badges_void: badgesVoid,
      reason,
      account_id: accountId,
      at,
    })
    .execute();
}

export async function deleteWithdrawal(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('exhibitor_withdrawal')
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}

/** The booths of an exhibitor, which nobody else changes until the transaction ends. */
export async function lockBoothsOf(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly string[]> {
  const rows = await scoped(transaction, scope)
    .selectFrom('booth')
    .select('booth_id as boothId')
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('booth_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ boothId }) => boothId);
}

/** Booths by their ids as they stand now, in the order of hall and number; of one that is gone nothing. */
export async function findBoothPlaces(
  database: Database,
  scope: Scope,
  boothIds: readonly string[],
): Promise<readonly { readonly hall: string; readonly number: string; readonly free: boolean }[]> {
  return scoped(database, scope)
    .selectFrom('booth')
    .select(['hall', 'number', sql<boolean>`exhibitor_id is null`.as('free')])
    .where('booth_id', '=', anyOf(boothIds))
    .orderBy('hall')
    .orderBy('number')
    .execute();
}

/** Those of these booths that are free, which nobody else changes until the transaction ends. */
export async function lockFreeBooths(
  transaction: Transaction,
  scope: Scope,
  boothIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await scoped(transaction, scope)
    .selectFrom('booth')
    .select('booth_id as boothId')
    .where('booth_id', '=', anyOf(boothIds))
    .where('exhibitor_id', 'is', null)
    .orderBy('booth_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ boothId }) => boothId);
}

/** How many people of an exhibitor have a badge. */
export async function countBadges(database: Database, scope: Scope, exhibitorId: string): Promise<number> {
  const row = await scoped(database, scope)
    .selectFrom('person')
    .innerJoin('submission', 'submission.submission_id', 'person.person_id')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('person.exhibitor_id', '=', exhibitorId)
    .where('person.state', '=', 'listed')
    .where('submission.status', '=', 'adopt')
    .where('submission.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** An order that stands. */
export interface StandingOrder {
  readonly id: string;
  readonly number: string;
  readonly formCode: string;
  /** In fen. */
  readonly total: number;
  readonly paid: boolean;
}

/** The orders of an exhibitor that stand, the newest first. */
export async function findStandingOrders(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly StandingOrder[]> {
  const rows = await scoped(database, scope)
    .selectFrom('service_order')
    .innerJoin('form', 'form.form_id', 'service_order.form_id')
    .select([
      'service_order.order_id as id',
      'service_order.number',
      'form.form_code as formCode',
      'service_order.total',
      sql<boolean>`service_order.payment = 'paid'`.as('paid'),
    ])
    .where('service_order.exhibitor_id', '=', exhibitorId)
    .where('service_order.status', '=', 'placed')
    .orderBy('service_order.placed_at', 'desc')
    .orderBy('service_order.order_id')
    .limit(mostOrders)
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}
