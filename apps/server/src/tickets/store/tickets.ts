import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { TicketTable } from '../../database/tables/open-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { NewTicket, Ticket } from '../ticket.ts';

export async function insertTicket(
  database: Database,
  scope: Scope,
  ticket: NewTicket & { readonly hash: Buffer; readonly subjectId: string },
  at: Date,
): Promise<void> {
  await scoped(database, scope)
    .insertInto('ticket')
    .values({
      ticket_hash: ticket.hash,
      subject_id: ticket.subjectId,
      purpose: ticket.purpose,
      form_id: ticket.formId,
      exhibitor_id: ticket.exhibitorId,
      link_code: ticket.linkCode,
      uses_left: ticket.uses,
      expires_at: new Date(at.getTime() + ticket.seconds * 1000),
      created_at: at,
    })
    .execute();
}

/** The ticket of this hash while it lives. */
export async function selectTicket(
  database: Database,
  scope: Scope,
  hash: Buffer,
  now: Date,
): Promise<Ticket | null> {
  const row = await identified(database, scope, hash).where('expires_at', '>', now).executeTakeFirst();
  return row === undefined ? null : toTicket(row);
}

/**
 * Spends one submission of a ticket. Of several at the same moment only as many succeed as are left.
 * @returns whether one was left.
 */
export async function takeUse(
  transaction: Transaction,
  scope: Scope,
  { hash }: Pick<Ticket, 'hash'>,
  now: Date,
): Promise<boolean> {
  const done = await withUse(
    updated(transaction, scope, hash).set({ uses_left: sql<number>`uses_left - 1` }),
    now,
  ).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * As {@link takeUse}, with a captcha that was answered for it: also of those there are only as many as were answered.
 * @returns whether one of each was left.
 */
export async function takePaidUse(
  transaction: Transaction,
  scope: Scope,
  { hash }: Pick<Ticket, 'hash'>,
  now: Date,
): Promise<boolean> {
  const done = await withUse(
    updated(transaction, scope, hash).set({
      uses_left: sql<number>`uses_left - 1`,
      captchas: sql<number>`captchas - 1`,
      human_until: sql<Date | null>`case when captchas > 1 then human_until end`,
    }),
    now,
  )
    .where('captchas', '>', 0)
    .where('human_until', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Whether a ticket may make another submission. */
export async function hasUse(
  database: Database,
  scope: Scope,
  { hash }: Pick<Ticket, 'hash'>,
  now: Date,
): Promise<boolean> {
  const ticket = await selectTicket(database, scope, hash, now);
  return ticket !== null && ticket.usesLeft > 0;
}

/** Remembers that somebody answered a captcha with this ticket. */
export async function keepHuman(
  database: Database,
  scope: Scope,
  { hash }: Pick<Ticket, 'hash'>,
  now: Date,
  until: Date,
): Promise<void> {
  // What was answered and not used in time counts for nothing any more.
  const captchas = sql<number>`case when human_until > ${now} then captchas else 0 end + 1`;
  await updated(database, scope, hash).set({ captchas, human_until: until }).execute();
}

/** Keeps how a subject of tickets named themselves, for the organiser's lists. */
export async function keepHolder(
  transaction: Transaction,
  scope: Scope,
  subjectId: string,
  name: string,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('guest')
    .values({ subject_id: subjectId, name })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'subject_id']).doUpdateSet({ name }),
    )
    .execute();
}

/** Forgets tickets that ended before `before`, at most `most` of them. @returns how many. */
export async function deleteOldTickets(database: Database, before: Date, most: number): Promise<number> {
  const done = await sql`
    delete from ticket where ctid in (
      select ctid from ticket where expires_at < ${before} order by expires_at limit ${most}
      for update skip locked
    )
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}

function updated(database: Database, scope: Scope, hash: Buffer) {
  return scoped(database, scope).updateTable('ticket').where('ticket_hash', '=', hash);
}

function withUse(update: ReturnType<typeof updated>, now: Date) {
  return update.where('uses_left', '>', 0).where('expires_at', '>', now);
}

function identified(database: Database, scope: Scope, hash: Buffer) {
  return scoped(database, scope).selectFrom('ticket').selectAll().where('ticket_hash', '=', hash);
}

function toTicket(row: Selectable<TicketTable>): Ticket {
  return {
    hash: row.ticket_hash,
    subjectId: row.subject_id,
    purpose: row.purpose,
    formId: row.form_id,
    exhibitorId: row.exhibitor_id,
    linkCode: row.link_code,
    usesLeft: row.uses_left,
    humanUntil: row.human_until,
    expiresAt: row.expires_at,
  };
}
