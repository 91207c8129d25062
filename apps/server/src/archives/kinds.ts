import { auditArchive } from '../audit/index.ts';
import { accountArchive } from '../auth/index.ts';
import { boothArchive } from '../booths/index.ts';
import { catalogueArchive } from '../catalogues/index.ts';
import { articleArchive } from '../cms/index.ts';
import { consentArchive } from '../consents/index.ts';
import type { Schema } from '../database/tables/schema.ts';
import { dictionaryArchive } from '../dictionaries/index.ts';
import { exceptionArchive } from '../exceptions/index.ts';
import { exhibitionArchive } from '../exhibitions/index.ts';
import { fileArchive } from '../files/index.ts';
import { formArchive } from '../forms/index.ts';
import { invitationArchive } from '../invitations/index.ts';
import { noticeArchive } from '../notices/index.ts';
import { openArchive } from '../open/index.ts';
import { personArchive } from '../persons/index.ts';
import type { ArchiveDepth, ArchiveKind } from '../platform/archive-kind.ts';
import { privacyArchive } from '../privacy/index.ts';
import { seatArchive } from '../seats/index.ts';
import { signingArchive } from '../signing/index.ts';
import { submissionArchive } from '../submissions/index.ts';
import { linkArchive } from '../tickets/index.ts';

/** What an archive is made of, as each feature says it. Files come last: of a set-up those that other lines name. */
export const archiveKinds: readonly ArchiveKind[] = [
  ...exhibitionArchive,
  ...accountArchive,
  ...dictionaryArchive,
  ...boothArchive,
  ...exceptionArchive,
  ...consentArchive,
  ...articleArchive,
  ...formArchive,
  ...submissionArchive,
  ...personArchive,
  ...openArchive,
  ...linkArchive,
  ...signingArchive,
  ...invitationArchive,
  ...seatArchive,
  ...catalogueArchive,
  ...noticeArchive,
  ...privacyArchive,
  ...auditArchive,
  ...fileArchive,
];

/** The kinds of an archive of this depth. */
export function kindsOf(depth: ArchiveDepth): readonly ArchiveKind[] {
  return archiveKinds.filter((kind) => depth === 'everything' || kind.depth === 'set-up');
}

const counted = 'is made of other rows by the database';
const signIn = 'is how people sign in here';
const lasting = 'lasts for minutes or days';

/** Tables that are in no archive, and why. */
export const notArchived = {
  tenant: 'is whose archives these are',
  audit_seal: 'stays where it was written',
  badge_key: 'is a key: badges are signed anew',
  sealed_answer: 'is sensitive: it lies in the sealed part, if anywhere',
  blob: 'is what the contents say of themselves',
  guest_file: 'counts files against a bound of an hour',
  outbox: 'was sent from here',
  sms_refusal: 'is the wish of a number not to be written to from here',
  listed_submission: counted,
  submission_entry: counted,
  entry_subject: counted,
  submission_count: counted,
  form_subject_count: counted,
  submission_change: counted,
  obligation: counted,
  contact_claim: lasting,
  exhibitor_bin: 'was deleted here',
  exhibitor_withdrawal: 'says how to take it back here',
  form_draft: 'is work that nobody published yet',
  form_draft_state: 'is work that nobody published yet',
  form_presence: lasting,
  form_effects: lasting,
  form_effects_failing: lasting,
  form_preview: 'is a secret address of here',
  form_bin: 'was deleted here',
  contact_log: 'is the diary of the staff who are here',
  obligation_change: counted,
  order_holding: counted,
  order_sum: counted,
  order_delta: counted,
  session: signIn,
  session_family: signIn,
  known_address: signIn,
  known_device: signIn,
  sign_in_failure: signIn,
  sign_in_throttle: signIn,
  sign_in_wait: signIn,
  sign_on_token: signIn,
  password_link: signIn,
  staff_link: signIn,
  recovery_code: signIn,
  readiness_tick: 'was ticked by the staff who are here',
  second_factor_challenge: lasting,
  acting_code: lasting,
  job: lasting,
  job_thing: lasting,
  workbook_import: lasting,
  archive_upload: lasting,
  pack: 'belongs to the organiser, not to an exhibition',
  captcha: lasting,
  call_count: lasting,
  idempotent_answer: lasting,
  sms_code: lasting,
  sms_code_try: lasting,
  ticket: lasting,
} as const satisfies Partial<Readonly<Record<keyof Schema, string>>>;
