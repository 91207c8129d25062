import { sql, type Selectable } from 'kysely';
import { limits } from '@zhantai/contract';
import { anyOf } from '../database/queries/any-of.ts';
import { holdsSought } from '../database/queries/holds-sought.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import { inScope } from '../database/scoped/in-scope.ts';
import type { VisitorTable } from '../database/tables/open-tables.ts';
import { findException } from '../exceptions/index.ts';
import type { Scope } from '../exhibitions/index.ts';
import { listPage } from '../database/queries/list-page.ts';
import { orderOf } from '../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../platform/paging.ts';

/** A registered visitor. */
export interface RegisteredVisitor {
  readonly visitorId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly subjectId: string;
  /** Who invited them. */
  readonly exhibitorId: string | null;
  readonly linkCode: string | null;
  readonly name: string;
  readonly mobile: string;
  readonly company: string;
  readonly position: string;
  /** A code in an SMS proved the number. */
  readonly proven: boolean;
  /** What the exhibitor that invited may see. */
  readonly shared: readonly string[];
  readonly registeredAt: Date;
  readonly cameAt: Date | null;
}

/** Nobody else registers through this exhibitor, or with this number, until the transaction ends. */
export async function lockRegistering(transaction: Transaction, scope: Scope, what: string): Promise<void> {
  const lock = JSON.stringify(['visitor', scope.tenantId, scope.exhibitionId, what]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
}

/** How many may register through an exhibitor, and how many did. */
export async function selectPlaces(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<{ readonly quota: number; readonly registered: number; readonly came: number }> {
  const [quota, count] = await Promise.all([
    findException(database, scope, exhibitorId, { kind: 'invitations', formId: '' }),
    scoped(database, scope)
      .selectFrom('visitor')
      .select((row) => [
        row.fn.countAll<string>().as('registered'),
        row.fn.count<string>('came_at').as('came'),
      ])
      .where('displaced_at', 'is', null)
      .where('exhibitor_id', '=', exhibitorId)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    quota: quota ?? limits.invitationQuota,
    registered: Number(count.registered),
    came: Number(count.came),
  };
}

/** How many registered themselves as people of an exhibitor and were not declined. */
export async function countSelfRegistered(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<number> {
  const { registered } = await scoped(database, scope)
    .selectFrom('person')
    .select((row) => row.fn.countAll<string>().as('registered'))
    .where('exhibitor_id', '=', exhibitorId)
    .where('origin', '=', 'self')
    .where('state', '<>', 'declined')
    .executeTakeFirstOrThrow();
  return Number(registered);
}

/** Keeps a visitor; the same submission again is the same visitor, and stays whose guest they are. */
export async function keepVisitor(
  transaction: Transaction,
  scope: Scope,
  visitor: Omit<RegisteredVisitor, 'registeredAt' | 'cameAt'>,
  sender: string,
  sharedText: string | null,
  at: Date,
): Promise<void> {
  const { name, mobile, company, position, proven } = visitor;
  const shared = [...visitor.shared];
  const agreed = { shared, shared_text: sharedText, shared_at: shared.length === 0 ? null : at };
  await scoped(transaction, scope)
    .insertInto('visitor')
    .values({
      visitor_id: visitor.visitorId,
      form_id: visitor.formId,
      submission_id: visitor.submissionId,
      subject_id: visitor.subjectId,
      exhibitor_id: visitor.exhibitorId,
      link_code: visitor.linkCode,
      name,
      mobile,
      company,
      position,
      proven,
      sender,
      ...agreed,
      registered_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'submission_id'])
        .doUpdateSet({ name, mobile, company, position, proven, ...agreed, updated_at: at }),
    )
    .execute();
}

/** Who registers, as far as it says who makes room for whom. */
export interface RegisteringGuest {
  /** An address, of IPv6 its site. */
  readonly sender: string;
  /** A code proved the number. */
  readonly proven: boolean;
}

/**
 * Who makes room at an exhibitor whose places are all taken: of whoever registered the most from one address without
 * proving a number the newest, if that is more than the newcomer has from theirs; for a proved number the newest of any
 * that is not. Who proved a number, or came already, keeps the place.
 * @returns their id; null if nobody does.
 */
export async function findRoom(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  { sender, proven }: RegisteringGuest,
): Promise<string | null> {
  const { rows } = await sql<{ visitorId: string }>`
    with guests as (
      select visitor_id, proven, came_at, registered_at, sender,
        count(*) over (partition by coalesce(sender, visitor_id)) as sent
      from visitor
      where ${inScope(scope)} and exhibitor_id = ${exhibitorId}
        and displaced_at is null
    )
    select visitor_id as "visitorId" from guests
    where not proven and came_at is null
      and (${proven} or sent > 1 + (select count(*) from guests where sender = ${sender}))
    order by sent desc, registered_at desc, visitor_id
    limit 1
  `.execute(database);
  return rows[0]?.visitorId ?? null;
}

/** Gives the place of a visitor on; they stay registered at the exhibition, with their badge. */
export async function displaceVisitor(
  transaction: Transaction,
  scope: Scope,
  visitorId: string,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('visitor')
    .set({ displaced_at: at })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** Whom an exhibitor removes from its guests. */
export interface RemovedGuests {
  readonly ids: readonly string[];
  /** Of those who proved no number also whoever registered from the same addresses as these, or all. */
  readonly also: 'sender' | 'unproven' | null;
}

/** Gives the places of guests of an exhibitor on, as {@link displaceVisitor} does; who came stays. @returns who they were. */
export async function displaceGuests(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { ids, also }: RemovedGuests,
  at: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ visitorId: string }>`
    with guests as (
      select visitor_id, proven, sender from visitor
      where ${inScope(scope)} and exhibitor_id = ${exhibitorId}
        and displaced_at is null
    )
    update visitor set displaced_at = ${at}
    where ${inScope(scope)} and displaced_at is null and came_at is null
      and visitor_id in (
        select visitor_id from guests
        where visitor_id = ${anyOf(ids)} or (not proven and (
          ${also === 'unproven'}::boolean or (${also === 'sender'}::boolean and sender in (
            select sender from guests where visitor_id = ${anyOf(ids)}
          ))
        ))
      )
    returning visitor_id as "visitorId"
  `.execute(transaction);
  return rows.map(({ visitorId }) => visitorId);
}

/** The visitor whom a subject of tickets registered; null if it did not. */
export async function findVisitorOf(
  database: Database,
  scope: Scope,
  subjectId: string,
): Promise<RegisteredVisitor | null> {
  const row = await visitors(database, scope).where('subject_id', '=', subjectId).executeTakeFirst();
  return row === undefined ? null : toVisitor(row);
}

/** The visitor of a form whose number was proved. */
export async function findProven(
  database: Database,
  scope: Scope,
  formId: string,
  mobile: string,
): Promise<RegisteredVisitor | null> {
  const row = await visitors(database, scope)
    .where('form_id', '=', formId)
    .where('mobile', '=', mobile)
    .where('proven', '=', true)
    .executeTakeFirst();
  return row === undefined ? null : toVisitor(row);
}

export const visitorKeys = ['registeredAt', 'company'] as const;
const shownCompany = sql<string>`case when 'company' = any(shared) then company else '' end`;
const orders = { registeredAt: sql`registered_at`, company: shownCompany } as const;

/** One page of who registered through an exhibitor, the newest first unless sorted otherwise. */
export async function findInvited(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  company: string,
  page: PageWindow & { readonly sort: readonly SortBy<(typeof visitorKeys)[number]>[] },
): Promise<{ readonly total: number; readonly visitors: readonly RegisteredVisitor[] }> {
  const found = visitors(database, scope)
    .where('exhibitor_id', '=', exhibitorId)
    .where('displaced_at', 'is', null)
    // Nobody is found by what is not shown.
    .$if(company !== '', (query) => query.where(holdsSought(sql`fold_name(${shownCompany})`, company)));
  const sort = page.sort.length === 0 ? [{ key: 'registeredAt', descending: true } as const] : page.sort;
  const order = orderOf(orders, sort, [sql.ref('visitor_id')]);
  const { total, rows } = await listPage(database, found, order, page);
  return { total, visitors: rows.map(toVisitor) };
}

function visitors(database: Database, scope: Scope) {
  return scoped(database, scope).selectFrom('visitor').selectAll();
}

function toVisitor(row: Selectable<VisitorTable>): RegisteredVisitor {
  return {
    visitorId: row.visitor_id,
    formId: row.form_id,
    submissionId: row.submission_id,
    subjectId: row.subject_id,
    exhibitorId: row.exhibitor_id,
    linkCode: row.link_code,
    name: row.name,
    mobile: row.mobile,
    company: row.company,
    position: row.position,
    proven: row.proven,
    shared: row.shared,
    registeredAt: row.registered_at,
    cameAt: row.came_at,
  };
}
