import { sql } from 'kysely';
import type { OutboxState } from '@zhantai/contract';
import { countListed } from '../platform/json/count-listed.ts';
import { orderOf } from '../database/queries/order-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inScope } from '../database/scoped/in-scope.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import { mostListed, type PageWindow, type SortBy, type Total } from '../platform/paging.ts';

/** By what a message reaches somebody. */
export type Channel = 'sms' | 'email';

/** A message to be written into the outbox. */
export interface NewMessage extends Scope {
  readonly messageId: string;
  readonly channel: Channel;
  readonly template: string;
  readonly recipient: string;
  /** Of a mail; an SMS has none. */
  readonly subject: string;
  readonly body: string;
  /** The body without what only its recipient may know. */
  readonly masked: string;
  /** After so many seconds it is of no use and not sent any more; null for ever. */
  readonly lifeSeconds: number | null;
  /** Not sent before; now where it is missing. */
  readonly notBefore?: Date | undefined;
}

/** A message that this process took to send it. */
export interface TakenMessage extends Scope {
  readonly messageId: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Which attempt this is, from 1. */
  readonly attempts: number;
}

/** A message as the console lists it. */
export interface ListedMessage {
  readonly messageId: string;
  readonly channel: Channel;
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly masked: string;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly error: string;
  readonly createdAt: Date;
  readonly nextAt: Date;
  readonly finishedAt: Date | null;
}

/** Which messages a list holds; null is all. */
export interface OutboxFilter {
  readonly state: OutboxState | null;
  readonly recipient: string | null;
  readonly channel: Channel | null;
}

export async function insertMessage(transaction: Transaction, message: NewMessage): Promise<void> {
  const { lifeSeconds, notBefore } = message;
  await scoped(transaction, message)
    .insertInto('outbox')
    .values({
      message_id: message.messageId,
      channel: message.channel,
      template: message.template,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      masked: message.masked,
      good_until: lifeSeconds === null ? null : sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      ...(notBefore === undefined ? {} : { next_at: notBefore }),
      taken_at: null,
      finished_at: null,
    })
    .execute();
}

/**
 * Takes some due messages, so that no other process does. Committed before anything is sent: of a process that dies
 * while it sends nobody knows what it sent.
 */
export async function takeMessages(
  database: Database,
  channels: readonly Channel[],
  most: number,
): Promise<readonly TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    update outbox o set state = 'sending', attempts = o.attempts + 1, taken_at = clock_timestamp()
    from (
      select tenant_id, exhibition_id, message_id from outbox
      where state = 'queued' and channel = any(${[...channels]}::text[]) and next_at <= now() and (good_until is null or good_until > now())
      order by next_at limit ${most} for update skip locked
    ) as due
    where o.tenant_id = due.tenant_id and o.exhibition_id = due.exhibition_id and o.message_id = due.message_id
    returning o.tenant_id as "tenantId", o.exhibition_id as "exhibitionId", o.message_id as "messageId",
      o.channel, o.recipient, o.subject, o.body, o.attempts
  `.execute(database);
  return rows;
}

/** Gives up what is too late to be sent, and what a process took `lostAfterSeconds` ago without telling what became of it. */
export async function giveUpLost(
  database: Database,
  lostAfterSeconds: number,
  keepBodies: boolean,
): Promise<number> {
  const done = await sql`
    update outbox set state = 'failed', finished_at = now(),
      error = case when state = 'sending' then 'LOST' else 'TOO_LATE' end,
      body = case when ${keepBodies}::boolean then body else masked end
    where (state = 'sending' and taken_at < now() - make_interval(secs => ${lostAfterSeconds}))
      or (state = 'queued' and next_at <= now() and good_until <= now())
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}

/** Removes messages that were finished `days` ago: they name who got what. At most `most`. @returns how many. */
export async function deleteFinished(database: Database, days: number, most: number): Promise<number> {
  const done = await sql`
    delete from outbox where (tenant_id, exhibition_id, message_id) in (
      select tenant_id, exhibition_id, message_id from outbox
      where finished_at < now() - make_interval(days => ${days}) limit ${most} for update skip locked
    )
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}

/** Notes that a message was sent, or failed for good. Its secrets go unless `keepBody`. */
export async function finishMessage(
  database: Database,
  message: TakenMessage,
  state: 'sent' | 'failed',
  error: string,
  keepBody: boolean,
): Promise<void> {
  await scoped(database, message)
    .updateTable('outbox')
    .set({
      state,
      error,
      finished_at: sql<Date>`now()`,
      ...(keepBody ? {} : { body: sql<string>`masked` }),
    })
    .where('message_id', '=', message.messageId)
    .where('attempts', '=', message.attempts)
    .execute();
}

/** Puts a message back that was certainly not sent. */
export async function postponeMessage(
  database: Database,
  message: TakenMessage,
  seconds: number,
  error: string,
): Promise<void> {
  await scoped(database, message)
    .updateTable('outbox')
    .set({
      state: 'queued',
      error,
      taken_at: null,
      next_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .where('message_id', '=', message.messageId)
    .where('attempts', '=', message.attempts)
    .where('state', '=', 'sending')
    .execute();
}

/** How many messages of an exhibition could not be sent, as far as anybody counts. */
export async function countFailed(database: Database, scope: Scope): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed
    from (select from outbox where ${inScope(scope)} and state = 'failed' limit ${mostListed}) as found`.execute(
    database,
  );
  return rows[0]?.failed ?? 0;
}

/** What the list of messages is sorted by; without a wish the newest come first. */
export const sortKeys = ['createdAt', 'recipient', 'template', 'state'] as const;

const sortColumns = {
  createdAt: sql.ref('created_at'),
  recipient: sql.ref('recipient'),
  template: sql.ref('template'),
  state: sql.ref('state'),
} as const;

/** The messages of an exhibition, the newest first, and how many there are. */
export async function selectMessages(
  database: Database,
  scope: Scope,
  filter: OutboxFilter,
  { sort, ...page }: PageWindow & { readonly sort: readonly SortBy<(typeof sortKeys)[number]>[] },
): Promise<{ readonly total: Total; readonly messages: readonly ListedMessage[] }> {
  let found = scoped(database, scope).selectFrom('outbox');
  if (filter.state !== null) found = found.where('state', '=', filter.state);
  if (filter.recipient !== null) found = found.where('recipient', '=', filter.recipient);
  if (filter.channel !== null) found = found.where('channel', '=', filter.channel);
  const total = await countListed(database, found.select('message_id'), page);
  const messages = await found
    .select([
      'message_id as messageId',
      'channel',
      'template',
      'recipient',
      'subject',
      'body',
      'masked',
      'state',
      'attempts',
      'error',
      'created_at as createdAt',
      'next_at as nextAt',
      'finished_at as finishedAt',
    ])
    .orderBy(orderOf(sortColumns, sort, [sql`created_at desc`, sql`message_id desc`]))
    .limit(page.size)
    .offset(page.offset)
    .execute();
  return { total, messages };
}
