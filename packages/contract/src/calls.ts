import { cataloguesCalls, type CataloguesCallTypes } from './calls/catalogues.ts';
import { accountsCalls, type AccountsCallTypes } from './calls/accounts.ts';
import { cmsCalls, type CmsCallTypes } from './calls/cms.ts';
import { firstPasswordsCalls, type FirstPasswordsCallTypes } from './calls/first-passwords.ts';
import { consoleOrdersCalls, type ConsoleOrdersCallTypes } from './calls/console-orders.ts';
import { consoleCalls, type ConsoleCallTypes } from './calls/console.ts';
import { drawingsCalls, type DrawingsCallTypes } from './calls/drawings.ts';
import { filesCalls, type FilesCallTypes } from './calls/files.ts';
import { noticesCalls, type NoticesCallTypes } from './calls/notices.ts';
import { personsCalls, type PersonsCallTypes } from './calls/persons.ts';
import { invitationsCalls, type InvitationsCallTypes } from './calls/invitations.ts';
import { mediaCalls, type MediaCallTypes } from './calls/media.ts';
import { openCalls, type OpenCallTypes } from './calls/open.ts';
import { signingCalls, type SigningCallTypes } from './calls/signing.ts';
import { signInCalls, type SignInCallTypes } from './calls/sign-in.ts';
import { submissionsCalls, type SubmissionsCallTypes } from './calls/submissions.ts';
import { tablesCalls, type TablesCallTypes } from './calls/tables.ts';

/** Every call: method and path, an area of the wire a file. */
export const calls = {
  ...signInCalls,
  ...submissionsCalls,
  ...filesCalls,
  ...openCalls,
  ...signingCalls,
  ...mediaCalls,
  ...invitationsCalls,
  ...personsCalls,
  ...tablesCalls,
  ...cmsCalls,
  ...noticesCalls,
  ...accountsCalls,
  ...cataloguesCalls,
  ...drawingsCalls,
  ...consoleOrdersCalls,
  ...firstPasswordsCalls,
  ...consoleCalls,
} as const;

export type CallName = keyof typeof calls;

/** What each call takes and gives; `data` is the envelope's `data`, or the bare answer of the three exceptions. */
export interface CallTypes
  extends
    SignInCallTypes,
    SubmissionsCallTypes,
    FilesCallTypes,
    OpenCallTypes,
    SigningCallTypes,
    MediaCallTypes,
    InvitationsCallTypes,
    PersonsCallTypes,
    TablesCallTypes,
    CmsCallTypes,
    NoticesCallTypes,
    AccountsCallTypes,
    CataloguesCallTypes,
    DrawingsCallTypes,
    ConsoleOrdersCallTypes,
    FirstPasswordsCallTypes,
    ConsoleCallTypes {}

/** A page of records (wire.md §1). */
export interface PageOf<T> {
  readonly records: readonly T[];
  readonly total: number;
  /** There are more than `total`. */
  readonly totalAtLeast?: true;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}
