import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PageWindow } from '../../platform/paging.ts';

/** A form detail as it was saved. */
export type Detail = Readonly<Record<string, unknown>>;

/** A saved state without what it holds. */
export interface StateLine {
  readonly revision: number;
  readonly step: string;
  readonly savedBy: string;
  readonly name: string | null;
  readonly savedAt: Date;
  readonly begunAt: Date;
}

/** A saved state. */
export interface DraftStateRow extends StateLine {
  readonly detail: Detail;
}

/** The newest revision of a draft, 0 before the first, which nobody else raises until the transaction ends. */
export async function lockDraft(transaction: Transaction, scope: Scope, formId: string): Promise<number> {
  await scoped(transaction, scope)
    .insertInto('form_draft')
    .values({ form_id: formId, revision: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'exhibition_id', 'form_id']).doNothing())
    .execute();
  const { revision } = await scoped(transaction, scope)
    .selectFrom('form_draft')
    .select('revision')
    .where('form_id', '=', formId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

/** The newest state of a draft; null before the first. */
export async function findNewest(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<DraftStateRow | null> {
  const row = await states(database, scope, formId)
    .select('form_draft_state.detail')
    .orderBy('form_draft_state.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The state of this revision; null where it is kept no more. */
export async function findState(
  database: Database,
  scope: Scope,
  formId: string,
  revision: number,
): Promise<DraftStateRow | null> {
  const row = await states(database, scope, formId)
    .select('form_draft_state.detail')
    .where('form_draft_state.revision', '=', revision)
    .executeTakeFirst();
  return row ?? null;
}

/** The forms whose newest state is not what is published; of which nothing is, every one that was saved. */
export async function findChanged(database: Database, scope: Scope): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('form_draft')
    .innerJoin('form', 'form.form_id', 'form_draft.form_id')
    .innerJoin('form_draft_state', (join) =>
      join
        .onRef('form_draft_state.form_id', '=', 'form_draft.form_id')
        .onRef('form_draft_state.revision', '=', 'form_draft.revision'),
    )
    .leftJoin('form_version', (join) =>
      join
        .onRef('form_version.form_id', '=', 'form.form_id')
        .onRef('form_version.version', '=', 'form.published_version'),
    )
    .select('form_draft.form_id')
    .whereRef('form_draft_state.detail', 'is distinct from', 'form_version.definition')
    .execute();
  return rows.map((row) => row.form_id);
}

/** One page of the history, the newest first, and how long it is. */
export async function findHistory(
  database: Database,
  scope: Scope,
  formId: string,
  { offset, size }: PageWindow,
): Promise<{ readonly total: number; readonly rows: readonly StateLine[] }> {
  const [{ total }, rows] = await Promise.all([
    scoped(database, scope)
      .selectFrom('form_draft_state')
      .select((row) => row.fn.countAll<string>().as('total'))
      .where('form_id', '=', formId)
      .where('in_history', '=', true)
      .executeTakeFirstOrThrow(),
    states(database, scope, formId)
      .where('form_draft_state.in_history', '=', true)
      .orderBy('form_draft_state.revision', 'desc')
      .offset(offset)
      .limit(size)
      .execute(),
  ]);
  return { total: Number(total), rows };
}

function states(database: Database, scope: Scope, formId: string) {
  return scoped(database, scope)
    .selectFrom('form_draft_state')
    .leftJoin('account', 'account.account_id', 'form_draft_state.saved_by')
    .select([
      'form_draft_state.revision',
      'form_draft_state.step',
      'form_draft_state.saved_by as savedBy',
      'account.name',
      'form_draft_state.saved_at as savedAt',
      'form_draft_state.begun_at as begunAt',
    ])
    .where('form_draft_state.form_id', '=', formId);
}

/** A state to be kept. */
export interface NewState {
  readonly formId: string;
  readonly revision: number;
  readonly detail: Detail;
  readonly step: string;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly begunAt: Date;
  /** The state before it belongs to the same ten minutes: the history shows this one instead. */
  readonly replacesLast: boolean;
}

/** Keeps the next state of a draft that the transaction has locked. */
export async function insertState(transaction: Transaction, scope: Scope, state: NewState): Promise<void> {
  const { formId, revision, replacesLast } = state;
  if (replacesLast) {
    await scoped(transaction, scope)
      .updateTable('form_draft_state')
      .set({ in_history: false })
      .where('form_id', '=', formId)
      .where('revision', '=', revision - 1)
      .execute();
  }
  await scoped(transaction, scope)
    .insertInto('form_draft_state')
    .values({
      form_id: formId,
      revision,
      detail: JSON.stringify(state.detail),
      step: state.step,
      saved_by: state.savedBy,
      saved_at: state.savedAt,
      begun_at: state.begunAt,
      in_history: true,
    })
    .execute();
  await scoped(transaction, scope)
    .updateTable('form_draft')
    .set({ revision })
    .where('form_id', '=', formId)
    .execute();
}

/** Which states are kept, besides the newest. */
export interface KeptStates {
  /** So many of the history, none that was saved before. */
  readonly most: number;
  readonly historySince: Date;
  /** What the history does not show, for merging: so many, none that was saved before. */
  readonly bases: number;
  readonly basesSince: Date;
}

/** Deletes the states of a draft that are kept no more. */
export async function deleteOldStates(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  newest: number,
  { most, historySince, bases, basesSince }: KeptStates,
): Promise<void> {
  const beyond = (inHistory: boolean, kept: number) =>
    scoped(transaction, scope)
      .selectFrom('form_draft_state')
      .select('revision')
      .where('form_id', '=', formId)
      .where('in_history', '=', inHistory)
      .orderBy('revision', 'desc')
      .offset(kept)
      .limit(1);
  await scoped(transaction, scope)
    .deleteFrom('form_draft_state')
    .where('form_id', '=', formId)
    .where('revision', '<>', newest)
    .where((one) =>
      one.or([
        one.and([one('in_history', '=', false), one('saved_at', '<', basesSince)]),
        one.and([one('in_history', '=', true), one('saved_at', '<', historySince)]),
        one.and([one('in_history', '=', true), one('revision', '<=', beyond(true, most))]),
        one.and([one('in_history', '=', false), one('revision', '<=', beyond(false, bases))]),
      ]),
    )
    .execute();
}

/** Somebody who has a draft open. */
export interface PresentEditor {
  readonly accountId: string;
  readonly name: string;
  readonly itemId: string | null;
}

/** Says that an account has a draft open, at an item. */
export async function putPresence(
  transaction: Transaction,
  scope: Scope,
  presence: {
    readonly formId: string;
    readonly accountId: string;
    readonly itemId: string | null;
    readonly at: Date;
  },
): Promise<void> {
  const { formId, accountId, itemId, at } = presence;
  await scoped(transaction, scope)
    .insertInto('form_presence')
    .values({ form_id: formId, account_id: accountId, item_id: itemId, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'form_id', 'account_id'])
        .doUpdateSet({ item_id: itemId, seen_at: at }),
    )
    .execute();
}

/** Who else has a draft open since then, by name. */
export async function findOthers(
  database: Database,
  scope: Scope,
  formId: string,
  accountId: string,
  since: Date,
): Promise<readonly PresentEditor[]> {
  const rows = await scoped(database, scope)
    .selectFrom('form_presence')
    .innerJoin('account', 'account.account_id', 'form_presence.account_id')
    .select(['form_presence.account_id as accountId', 'account.name', 'form_presence.item_id as itemId'])
    .where('form_presence.form_id', '=', formId)
    .where('form_presence.account_id', '<>', accountId)
    .where('form_presence.seen_at', '>=', since)
    .orderBy('account.name')
    .orderBy(sql`form_presence.account_id`)
    .limit(50)
    .execute();
  return rows;
}
