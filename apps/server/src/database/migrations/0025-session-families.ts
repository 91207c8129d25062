import { type Kysely, sql } from 'kysely';

const statements = [
  // One sign-in with everything that follows from it: renewals and switches of membership (wire.md §2). Of its refresh
  // tokens the hashes of two are kept: the one that is good, and the one it came from.
  `create table session_family (
    tenant_id text not null,
    family_id text not null,
    account_id text not null,
    address text not null,
    user_agent text not null,
    begun_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    -- whatever is renewed, it ends at this age
    ends_at timestamptz not null,
    ended_at timestamptz,
    ended_reason text,
    session_id text,
    token_hash bytea,
    -- by then somebody has to have renewed it
    renewable_until timestamptz not null,
    parent_session_id text,
    parent_hash bytea,
    parent_used_at timestamptz,
    primary key (tenant_id, family_id),
    foreign key (tenant_id, account_id) references account on delete cascade
  )`,
  // What was signed in stays so: each session becomes a family with its newest refresh token.
  `insert into session_family (tenant_id, family_id, account_id, address, user_agent, begun_at, last_used_at, ends_at,
      ended_at, ended_reason, session_id, token_hash, renewable_until)
    select session.tenant_id, session.session_id, session.account_id, session.address, session.user_agent,
      session.created_at, coalesce(used.at, session.created_at), ends.at, session.revoked_at, session.revoked_reason,
      session.session_id, good.token_hash, least(coalesce(good.expires_at, session.created_at), ends.at)
    from session
    join membership using (tenant_id, exhibition_id, membership_id)
    cross join lateral (
      select session.created_at
        + case when membership.role in ('admin', 'editor', 'reviewer') then interval '12 hours'
            else interval '30 days' end as at
    ) as ends
    left join lateral (
      select max(used_at) as at from refresh_token
      where tenant_id = session.tenant_id and exhibition_id = session.exhibition_id
        and session_id = session.session_id
    ) as used on true
    left join lateral (
      select token_hash, expires_at from refresh_token
      where tenant_id = session.tenant_id and exhibition_id = session.exhibition_id
        and session_id = session.session_id and used_at is null
      order by expires_at desc limit 1
    ) as good on true`,
  `create unique index session_family_token on session_family (tenant_id, token_hash)`,
  `create index session_family_account on session_family (tenant_id, account_id) where ended_at is null`,
  `create index session_family_expiry on session_family (renewable_until)`,
  `alter table session add column family_id text`,
  `update session set family_id = session_id`,
  `alter table session alter column family_id set not null`,
  `alter table session add foreign key (tenant_id, family_id) references session_family on delete cascade`,
  `create index session_of_family on session (tenant_id, family_id)`,
  `drop table refresh_token`,
];

/** One family of refresh tokens through every switch of membership, which ends at an age. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    // Each builds on the one before.
    await sql.raw(statement).execute(database);
  }
}
