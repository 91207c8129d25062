import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';

/** One sign-in with everything that follows from it: renewals and switches of membership (wire.md §2). */
export interface SessionFamily {
  readonly tenantId: string;
  readonly familyId: string;
  readonly accountId: string;
  readonly ended: boolean;
  /** Its age is reached, or nobody renewed it for too long. */
  readonly expired: boolean;
  readonly endsAt: Date;
  /** The one session that is not over. */
  readonly sessionId: string | null;
  /** Hash of the one refresh token that is good. */
  readonly tokenHash: Buffer | null;
  /** The token that the good one was given for, and the session it was for. */
  readonly parentHash: Buffer | null;
  readonly parentSessionId: string | null;
  /** Seconds since that token was used first. */
  readonly parentAge: number | null;
}

/** Where somebody speaks from, as the list of sessions tells it. */
interface Place {
  readonly address: string;
  readonly userAgent: string;
}

/** A family to be. */
export interface NewFamily extends Place {
  readonly tenantId: string;
  readonly familyId: string;
  readonly accountId: string;
  /** Seconds after which it ends, whatever is renewed. */
  readonly lifeSeconds: number;
}

/** Begins a family; resolves to the moment of its end. */
export async function insertFamily(transaction: Transaction, family: NewFamily): Promise<Date> {
  const ends = sql<Date>`now() + make_interval(secs => ${family.lifeSeconds})`;
  const { endsAt } = await tenantScoped(transaction, family.tenantId)
    .insertInto('session_family')
    .values({
      family_id: family.familyId,
      account_id: family.accountId,
      address: family.address,
      user_agent: family.userAgent,
      ends_at: ends,
      session_id: null,
      token_hash: null,
      renewable_until: ends,
    })
    .returning('ends_at as endsAt')
    .executeTakeFirstOrThrow();
  return endsAt;
}

/**
 * The family of a refresh token, locked until the transaction ends: of two that use its tokens, one comes second.
 * @param familyId that the token names; null for a token from before tokens named it, which is found by its hash.
 */
export async function lockFamily(
  transaction: Transaction,
  tenantId: string,
  familyId: string | null,
  hash: Buffer,
): Promise<SessionFamily | null> {
  const row = await tenantScoped(transaction, tenantId)
    .selectFrom('session_family')
    .select([
      'tenant_id as tenantId',
      'family_id as familyId',
      'account_id as accountId',
      sql<boolean>`ended_at is not null`.as('ended'),
      sql<boolean>`renewable_until <= now() or ends_at <= now()`.as('expired'),
      'ends_at as endsAt',
      'session_id as sessionId',
      'token_hash as tokenHash',
      'parent_hash as parentHash',
      'parent_session_id as parentSessionId',
      sql<number | null>`extract(epoch from clock_timestamp() - parent_used_at)::float8`.as('parentAge'),
    ])
    .where((where) =>
      familyId === null ? where('token_hash', '=', hash) : where('family_id', '=', familyId),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A refresh token that takes the place of the one before. */
export interface NextToken extends Place {
  readonly sessionId: string;
  readonly hash: Buffer;
  /** The token it is given for, where that was good; null leaves the parent as it is. */
  readonly parent: { readonly hash: Buffer; readonly sessionId: string } | null;
}

/** Gives a family its next refresh token; the one that was good is so no more. */
export async function setFamilyToken(
  transaction: Transaction,
  { tenantId, familyId }: Pick<SessionFamily, 'tenantId' | 'familyId'>,
  { sessionId, hash, parent, address, userAgent }: NextToken,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('session_family')
    .set({
      session_id: sessionId,
      token_hash: hash,
      renewable_until: sql<Date>`ends_at`,
      last_used_at: sql<Date>`now()`,
      address,
      user_agent: userAgent,
      ...(parent === null
        ? {}
        : {
            parent_hash: parent.hash,
            parent_session_id: parent.sessionId,
            parent_used_at: sql<Date>`clock_timestamp()`,
          }),
    })
    .where('family_id', '=', familyId)
    .execute();
}

/** Which families of an account are to end. */
export interface FamilyChoice {
  readonly tenantId: string;
  readonly accountId: string;
  /** Only this one; all where it is missing. */
  readonly only?: string;
  /** All but this one. */
  readonly but?: string;
}

/** Ends families with all their sessions. Returns how many were alive. */
export async function endFamilies(
  transaction: Transaction,
  { tenantId, accountId, only, but }: FamilyChoice,
  reason: string,
): Promise<number> {
  // First the families: a switch under way is waited for, and its new session is found below.
  const ended = await tenantScoped(transaction, tenantId)
    .updateTable('session_family')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('family_id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('family_id', '!=', but ?? ''))
    .returning(sql<boolean>`renewable_until > now()`.as('alive'))
    .execute();
  await tenantScoped(transaction, tenantId)
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('family_id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('family_id', '!=', but ?? ''))
    .execute();
  return ended.filter(({ alive }) => alive).length;
}

/** A sign-in of an account that is not over. */
export interface LivingFamily extends Place {
  readonly familyId: string;
  readonly begunAt: Date;
  readonly lastUsedAt: Date;
}

/** How many sign-ins the list shows; who has more ends them all. */
const most = 100;

/** The sign-ins of an account that are not over, the one used last first. */
export async function selectLivingFamilies(
  database: Database,
  { tenantId, accountId }: Pick<FamilyChoice, 'tenantId' | 'accountId'>,
): Promise<readonly LivingFamily[]> {
  return tenantScoped(database, tenantId)
    .selectFrom('session_family')
    .select([
      'family_id as familyId',
      'begun_at as begunAt',
      'last_used_at as lastUsedAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('renewable_until', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('family_id')
    .limit(most)
    .execute();
}

/** Removes some families that nobody can renew any more, with their sessions; their access tokens are over too. */
export async function deleteDeadFamilies(transaction: Transaction): Promise<void> {
  await sql`
    delete from session_family where (tenant_id, family_id) in (
      select tenant_id, family_id from session_family
      where renewable_until < now() order by renewable_until limit 20 for update skip locked
    )
  `.execute(transaction);
}
