import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A refresh token with the session that it renews. */
export interface RefreshToken extends Scope {
  readonly sessionId: string;
  readonly accountId: string;
  readonly membershipId: string;
  readonly maySetPassword: boolean;
  readonly expired: boolean;
  readonly used: boolean;
  readonly revoked: boolean;
}

export async function insertRefreshToken(
  transaction: Transaction,
  scope: Scope,
  sessionId: string,
  hash: Buffer,
  lifeSeconds: number,
): Promise<void> {
  await transaction
    .insertInto('refresh_token')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      token_hash: hash,
      session_id: sessionId,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      used_at: null,
    })
    .execute();
}

/** The token and its session, locked until the transaction ends: of two that use one token, one comes second. */
export async function selectRefreshToken(
  transaction: Transaction,
  hash: Buffer,
): Promise<RefreshToken | null> {
  const row = await transaction
    .selectFrom('refresh_token')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'refresh_token.tenant_id')
        .onRef('session.exhibition_id', '=', 'refresh_token.exhibition_id')
        .onRef('session.session_id', '=', 'refresh_token.session_id'),
    )
    .select([
      'session.tenant_id as tenantId',
      'session.exhibition_id as exhibitionId',
      'session.session_id as sessionId',
      'session.account_id as accountId',
      'session.membership_id as membershipId',
      'session.may_set_password as maySetPassword',
      sql<boolean>`refresh_token.expires_at <= now()`.as('expired'),
      sql<boolean>`refresh_token.used_at is not null`.as('used'),
      sql<boolean>`session.revoked_at is not null`.as('revoked'),
    ])
    .where('refresh_token.token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markRefreshTokenUsed(transaction: Transaction, hash: Buffer): Promise<void> {
  await transaction
    .updateTable('refresh_token')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hash)
    .execute();
}

/** Removes some sessions that nobody can renew any more, with their tokens. */
export async function deleteDeadSessions(transaction: Transaction): Promise<void> {
  await sql`
    with dead as (
      delete from refresh_token
      where (tenant_id, exhibition_id, token_hash) in (
        select tenant_id, exhibition_id, token_hash from refresh_token
        where expires_at < now() order by expires_at limit 20 for update skip locked
      )
      returning tenant_id, exhibition_id, session_id
    )
    delete from session s using dead d
    where s.tenant_id = d.tenant_id and s.exhibition_id = d.exhibition_id and s.session_id = d.session_id
      and not exists (
        select from refresh_token r
        where r.tenant_id = s.tenant_id and r.exhibition_id = s.exhibition_id
          and r.session_id = s.session_id and r.expires_at >= now()
      )
  `.execute(transaction);
}
