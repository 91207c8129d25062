import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import { orderOf } from '../../database/queries/order-of.ts';
import { withinLimits, type Limits } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PageWindow, SortBy, Total } from '../../platform/paging.ts';

/** Why somebody gets no invitation. */
export type SkipReason = 'refused' | 'registered' | 'over' | 'country';

/** An invitation by SMS that is about to be sent, or was. */
export interface InvitationMessage extends Scope {
  readonly invitationId: string;
  readonly exhibitorId: string;
  readonly submissionId: string | null;
  readonly recipient: string;
  readonly wave: number;
  readonly language: string;
  /** Who signs it. */
  readonly signature: string;
  readonly sendAt: Date;
}

export async function insertMessages(
  transaction: Transaction,
  scope: Scope,
  messages: readonly InvitationMessage[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'invitation_message',
    messages.map((message) => ({
      invitation_id: message.invitationId,
      exhibitor_id: message.exhibitorId,
      submission_id: message.submissionId,
      recipient: message.recipient,
      wave: message.wave,
      language: message.language,
      signature: message.signature,
      send_at: message.sendAt,
      state: 'planned' as const,
      created_at: at,
    })),
  );
}

/** Forgets what a form planned and was not sent yet. */
export async function deletePlanned(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('invitation_message')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'planned')
    .execute();
}

/** Whom a form has invited already, as `wave number`. */
export async function findDone(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<ReadonlySet<string>> {
  const rows = await scoped(database, scope)
    .selectFrom('invitation_message')
    .select(['wave', 'recipient'])
    .where('submission_id', '=', submissionId)
    .where('state', '<>', 'planned')
    .execute();
  return new Set(rows.map(({ wave, recipient }) => `${wave} ${recipient}`));
}

/** How many invitations of an exhibitor were sent, and how many were asked for since a moment. */
export async function countMessages(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  since: Date,
): Promise<{ readonly sent: number; readonly recent: number }> {
  const row = await scoped(database, scope)
    .selectFrom('invitation_message')
    .select([
      sql<string>`count(*) filter (where state = 'sent')`.as('sent'),
      sql<string>`count(*) filter (where submission_id is null and created_at > ${since})`.as('recent'),
    ])
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirstOrThrow();
  return { sent: Number(row.sent), recent: Number(row.recent) };
}

/** Exhibitions in which invitations are due. */
export async function findDueScopes(database: Database, now: Date): Promise<readonly Scope[]> {
  return database
    .selectFrom('invitation_message')
    .distinct()
    .select(['tenant_id as tenantId', 'exhibition_id as exhibitionId'])
    .where('state', '=', 'planned')
    .where('send_at', '<=', now)
    .execute();
}

/** Takes some invitations that are due, so that no other process does before the transaction ends. */
export async function lockDue(
  transaction: Transaction,
  scope: Scope,
  now: Date,
  most: number,
): Promise<readonly InvitationMessage[]> {
  return scoped(transaction, scope)
    .selectFrom('invitation_message')
    .select([
      'tenant_id as tenantId',
      'exhibition_id as exhibitionId',
      'invitation_id as invitationId',
      'exhibitor_id as exhibitorId',
      'submission_id as submissionId',
      'recipient',
      'wave',
      'language',
      'signature',
      'send_at as sendAt',
    ])
    .where('state', '=', 'planned')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('invitation_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Nobody else invites this number until the transaction ends. */
export async function lockRecipient(
  transaction: Transaction,
  scope: Scope,
  recipient: string,
): Promise<void> {
  const lock = JSON.stringify(['invitation', scope.tenantId, scope.exhibitionId, recipient]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
}

/** Whether a number was sent an invitation on a day, whoever invited. */
export async function wasInvited(
  database: Database,
  scope: Scope,
  recipient: string,
  day: string,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('invitation_message')
    .select('invitation_id')
    .where('recipient', '=', recipient)
    .where('state', '=', 'sent')
    .where('sent_on', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

type Ending =
  | { readonly state: 'sent'; readonly sent_on: string }
  | { readonly state: 'skipped'; readonly why: SkipReason }
  | { readonly send_at: Date };

/** Writes what became of an invitation. */
export async function updateMessage(
  transaction: Transaction,
  { invitationId, ...scope }: InvitationMessage,
  ending: Ending,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('invitation_message')
    .set(ending)
    .where('invitation_id', '=', invitationId)
    .execute();
}

/** Whether a visitor of this number registered through an exhibitor. */
export async function hasRegistered(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  mobile: string,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('visitor')
    .select('visitor_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a number wants no invitations. */
export async function keepRefusal(
  database: Database,
  tenantId: string,
  recipient: string,
  at: Date,
): Promise<void> {
  await tenantScoped(database, tenantId)
    .insertInto('sms_refusal')
    .values({ recipient, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which of these numbers want no invitations. */
export async function findRefusals(
  database: Database,
  tenantId: string,
  recipients: readonly string[],
): Promise<ReadonlySet<string>> {
  if (recipients.length === 0) return new Set();
  const rows = await tenantScoped(database, tenantId)
    .selectFrom('sms_refusal')
    .select('recipient')
    .where('recipient', '=', anyOf(recipients))
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/** What the organiser's list is sorted by. */
export const messageKeys = ['sendAt', 'state'] as const;
const columns = { sendAt: sql.ref('send_at'), state: sql.ref('state') } as const;

/** An invitation in the organiser's list. */
export type ListedMessage = InvitationMessage & {
  readonly state: 'planned' | 'sent' | 'skipped';
  readonly why: string;
};

/** One page of the invitations of an exhibition, the latest first unless sorted otherwise. */
export async function listMessages(
  database: Database,
  scope: Scope,
  limits: Limits,
  filter: { readonly exhibitorId?: string | undefined; readonly state?: ListedMessage['state'] | undefined },
  { sort, offset, size }: PageWindow & { readonly sort: readonly SortBy<(typeof messageKeys)[number]>[] },
): Promise<{ readonly total: Total; readonly messages: readonly ListedMessage[] }> {
  const matching = scoped(database, scope)
    .selectFrom('invitation_message')
    .where(
      withinLimits(scope, limits, {
        form: 'invitation_message.form_id',
        exhibitor: 'invitation_message.exhibitor_id',
      }),
    )
    .$if(filter.exhibitorId !== undefined, (query) =>
      query.where('invitation_message.exhibitor_id', '=', filter.exhibitorId ?? ''),
    )
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'planned'));
  const total = await countListed(database, matching.select('invitation_id'), { offset, size });
  const messages = await matching
    .select([
      'invitation_message.tenant_id as tenantId',
      'invitation_message.exhibition_id as exhibitionId',
      'invitation_id as invitationId',
      'invitation_message.exhibitor_id as exhibitorId',
      'invitation_message.submission_id as submissionId',
      'recipient',
      'wave',
      'language',
      'signature',
      'send_at as sendAt',
      'state',
      'why',
    ])
    .orderBy(orderOf(columns, sort, [sql`send_at desc`, sql`invitation_id`]))
    .offset(offset)
    .limit(size)
    .execute();
  return { total, messages };
}
