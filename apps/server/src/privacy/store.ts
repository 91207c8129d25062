import { sql } from 'kysely';
import { actsWithin, type Limits } from '../booths/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Every agreement of an account in the exhibition, the newest first. */
export async function findConsents(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<readonly { readonly policy: string; readonly version: string; readonly givenAt: Date }[]> {
  return scoped(database, scope)
    .selectFrom('consent')
    .select(['policy', 'version', 'given_at as givenAt'])
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .execute();
}

/** Who an account is. */
export async function findPerson(
  database: Database,
  tenantId: string,
  accountId: string,
): Promise<{
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
  readonly createdAt: Date;
}> {
  return tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(['name', 'phone', 'email', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Where and when an account signed in to the exhibition, the newest first. */
export async function findSessions(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<
  readonly {
    readonly startedAt: Date;
    readonly endedAt: Date | null;
    readonly address: string;
    readonly device: string;
  }[]
> {
  return scoped(database, scope)
    .selectFrom('session')
    .select(['created_at as startedAt', 'revoked_at as endedAt', 'address', 'user_agent as device'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** So many lines of what grows without end. */
const most = 1_000;

/** What the audit tells that an account did in the exhibition, the newest first. */
export async function findActions(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<readonly { readonly at: Date; readonly action: string; readonly address: string }[]> {
  return scoped(database, scope)
    .selectFrom('audit')
    .select(['at', 'action', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('audit_id', 'desc')
    .limit(most)
    .execute();
}

/** A submission in an account's own name. */
export interface OwnSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly title: LocalText;
  readonly status: string;
}

/** What an account handed in or began in its own name. */
export async function findOwnSubmissions(
  database: Database,
  scope: Scope,
  subjectKey: string,
): Promise<readonly OwnSubmission[]> {
  return scoped(database, scope)
    .selectFrom('submission')
    .innerJoin('form', 'form.form_id', 'submission.form_id')
    .select([
      'submission.submission_id as submissionId',
      'submission.form_id as formId',
      'form.title',
      'submission.status',
    ])
    .where('submission.subject_key', '=', subjectKey)
    .where('submission.removed_at', 'is', null)
    .orderBy('submission.created_at')
    .execute();
}

/** A wish to be deleted. */
export interface Deletion {
  readonly requestId: string;
  readonly accountId: string;
  readonly reason: string;
  readonly requestedAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const columns = [
  'deletion_request.request_id as requestId',
  'deletion_request.account_id as accountId',
  'deletion_request.reason',
  'deletion_request.requested_at as requestedAt',
  'deletion_request.answer',
  'deletion_request.answered_at as answeredAt',
] as const;

/** The wishes of an account, the newest first. */
export async function findDeletions(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<readonly Deletion[]> {
  return scoped(database, scope)
    .selectFrom('deletion_request')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .execute();
}

/** A wish with who has it. */
export type DeletionWithPerson = Deletion & { readonly name: string; readonly phone: string | null };

/** The wishes of an exhibition, open ones first, then the newest; or the one of `requestId`. */
export async function findDeletionRequests(
  database: Database,
  scope: Scope,
  limits: Limits,
  requestId: string | null,
): Promise<readonly DeletionWithPerson[]> {
  return scoped(database, scope)
    .selectFrom('deletion_request')
    .innerJoin('account', 'account.account_id', 'deletion_request.account_id')
    .select([...columns, 'account.name', 'account.phone'])
    .where(actsWithin(scope, limits, sql.ref('deletion_request.account_id')))
    .$if(requestId !== null, (query) => query.where('deletion_request.request_id', '=', requestId ?? ''))
    .orderBy('deletion_request.answered_at', (order) => order.desc().nullsFirst())
    .orderBy('deletion_request.requested_at', 'desc')
    .limit(most)
    .execute();
}

/** Keeps a wish. @returns false if the account has one that is not answered. */
export async function insertDeletion(
  transaction: Transaction,
  scope: Scope,
  { requestId, accountId, reason, requestedAt }: Deletion,
): Promise<boolean> {
  const done = await scoped(transaction, scope)
    .insertInto('deletion_request')
    .values({
      request_id: requestId,
      account_id: accountId,
      reason,
      requested_at: requestedAt,
      answer: null,
      answered_by: null,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Answers a wish. @returns false if there is none that waits. */
export async function answerDeletion(
  transaction: Transaction,
  scope: Scope,
  requestId: string,
  { answer, by, at }: { readonly answer: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const done = await scoped(transaction, scope)
    .updateTable('deletion_request')
    .set({ answer, answered_by: by, answered_at: at })
    .where('request_id', '=', requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
