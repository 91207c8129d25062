import { formTypeCodes } from '@zhantai/contract';
import type { Role } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { parseRole } from './memberships.ts';

/** A signed-in person with what pages need to know of them. */
export interface Profile {
  readonly accountId: string;
  readonly phone: string | null;
  readonly username: string | null;
  readonly name: string;
  readonly email: string;
  readonly needSetPwd: boolean;
  readonly role: Role;
  readonly exhibitionId: string;
  readonly exhibitorId: string | null;
  readonly exhibitorName: string | null;
  /** The first published form of code 201. */
  readonly transportFormId: string | null;
  /** The first published form of code 200. */
  readonly commonFormId: string | null;
}

/** The profile of whoever has this session; null when that is gone. */
export async function selectProfile(
  database: Database,
  session: Scope & { readonly sessionId: string },
): Promise<Profile | null> {
  const row = await scoped(database, session)
    .selectFrom('session')
    .innerJoin('membership', 'membership.membership_id', 'session.membership_id')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'membership.exhibitor_id')
    .select([
      'account.account_id as accountId',
      'account.phone',
      'account.username',
      'account.name',
      'account.email',
      sql<boolean>`account.need_set_pwd or session.may_set_password`.as('needSetPwd'),
      'membership.role',
      'membership.exhibition_id as exhibitionId',
      'membership.exhibitor_id as exhibitorId',
      'exhibitor.name as exhibitorName',
    ])
    .where('session.session_id', '=', session.sessionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [transportFormId, commonFormId] = await Promise.all([
    selectFirstForm(database, session, formTypeCodes.transport),
    selectFirstForm(database, session, formTypeCodes.exhibitor_commonform),
  ]);
  return { ...row, role: parseRole(row.role), transportFormId, commonFormId };
}

async function selectFirstForm(database: Database, scope: Scope, formType: string): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('form')
    .select('form_id')
    .where('form_type', '=', formType)
    .where('published_version', 'is not', null)
    .where('put_away_at', 'is', null)
    .orderBy('sort')
    .orderBy('form_code')
    .executeTakeFirst();
  return row?.form_id ?? null;
}
