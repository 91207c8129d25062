import { auditDocument, auditingEach, type AuditEntry } from '../../audit/index.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Submission } from '../submission.ts';
import type { NewRevision } from './revisions.ts';

/** What of a submission is kept at once. */
export interface KeptSubmission {
  readonly scope: Scope;
  /** As it stood when the answers were judged. */
  readonly before: Pick<Submission, 'submissionId' | 'status' | 'revision' | 'submittedRevision'>;
  readonly status: 'wait' | 'submitted';
  readonly revision: NewRevision;
  /** What stands before the running number of the receipt. */
  readonly receiptPrefix: string;
  /** The line of the audit; the number of the receipt is added to it. */
  readonly audit: AuditEntry;
}

/** How a number is written: six digits at least. */
const format = 'FM9999999999999000000';

/** How many one statement keeps. */
export const mostKept = 16;

const places = Array.from({ length: mostKept }, (_, index) => index + 1);

// No step comes to a submission that may be submitted without changing its status or revision: the number of the next
// one is right if those are. A row that somebody else holds is left out: one submission never waits for another's.
const keep = fixedStatement<{ number: number; receipt: string }>(`
  with given as (
    select * from json_to_recordset($1::json) as given(number integer, tenant_id text, exhibition_id text,
      submission_id text, old_status text, old_revision integer, old_submitted integer, status text, revision integer,
      round integer, version integer, saved_by text, saved_at timestamptz, address text, receipt_prefix text,
      receipt_hash text, audit jsonb)
  ), locked as (
    select given.*, submission.ctid as place
    from given cross join lateral (
      select ctid from submission
      where tenant_id = given.tenant_id and exhibition_id = given.exhibition_id
        and submission_id = given.submission_id and status = given.old_status and revision = given.old_revision
        and round = given.round - 1 and submitted_revision is not distinct from given.old_submitted
      for no key update skip locked
    ) as submission
  ), stands as (
    update submission set status = locked.status, revision = locked.revision, submitted_revision = locked.revision,
      round = locked.round, submitted_at = locked.saved_at, decided_at = null, updated_at = locked.saved_at
    from locked where submission.ctid = locked.place
    returning locked.*
  ), taken as (
    select stands.*, document.answers,
      receipt_prefix || to_char(nextval('receipt_number'), '${format}') as receipt_number
    from stands
    join (values ${places.map((place) => `(${place}, $${place + 1}::jsonb)`).join(', ')}) as document(number, answers)
      using (number)
  ), kept as (
    insert into revision (tenant_id, exhibition_id, submission_id, revision, version, round, answers, saved_by, saved_at,
      address, receipt_number, receipt_hash)
    select tenant_id, exhibition_id, submission_id, revision, version, round, answers, saved_by, saved_at, address,
      receipt_number, receipt_hash
    from taken
  ), step as (
    insert into review_step (tenant_id, exhibition_id, submission_id, step, action, revision, account_id, reason,
      address, created_at)
    select tenant_id, exhibition_id, submission_id, 1 + coalesce((
        select max(step) from review_step
        where tenant_id = taken.tenant_id and exhibition_id = taken.exhibition_id
          and submission_id = taken.submission_id
      ), 0), 'submit', revision, saved_by, null, address, saved_at
    from taken
  ), dropped as (
    delete from draft where ctid = any (array(
      select draft.ctid from taken cross join lateral (
        select ctid from draft
        where tenant_id = taken.tenant_id and exhibition_id = taken.exhibition_id
          and submission_id = taken.submission_id
        limit 1
      ) as draft
    ))
  ), audited as (
    ${auditingEach('taken', "json_build_object('receipt', taken.receipt_number)")}
  )
  select number, receipt_number as receipt from taken`);

/**
 * Keeps what was taken: the revision for ever, the step that led to it, where the submission stands now and the line of
 * the audit; the draft goes. One statement that locks the rows of the submissions, so all or nothing without a
 * transaction too.
 * @param all at most {@link mostKept}.
 * @returns the numbers of the receipts, never given again; none for a submission that changed since or that somebody
 * else holds, of which nothing is kept.
 */
export async function keepSubmissions(
  database: Database,
  all: readonly KeptSubmission[],
): Promise<ReadonlyMap<KeptSubmission, string>> {
  const rows = await keep(database, [
    JSON.stringify(all.map((one, index) => describe(one, index + 1))),
    ...places.map((place) => all[place - 1]?.revision.answers ?? null),
  ]);
  const receipts = new Map(rows.map(({ number, receipt }) => [number, receipt]));
  return new Map(
    all.flatMap((one, index) => {
      const receipt = receipts.get(index + 1);
      return receipt === undefined ? [] : [[one, receipt]];
    }),
  );
}

function describe(
  { scope, before, status, revision, receiptPrefix, audit }: KeptSubmission,
  number: number,
): unknown {
  return {
    number,
    tenant_id: scope.tenantId,
    exhibition_id: scope.exhibitionId,
    submission_id: before.submissionId,
    old_status: before.status,
    old_revision: before.revision,
    old_submitted: before.submittedRevision,
    status,
    revision: revision.revision,
    round: revision.round,
    version: revision.version,
    saved_by: revision.savedBy,
    saved_at: revision.savedAt,
    address: revision.address,
    receipt_prefix: receiptPrefix,
    receipt_hash: revision.receiptHash,
    audit: auditDocument(audit),
  };
}
