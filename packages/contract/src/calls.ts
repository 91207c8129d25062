import type { SignInCallTypes } from './calls/sign-in.ts';
import type { SubmissionsCallTypes } from './calls/submissions.ts';
import type { FilesCallTypes } from './calls/files.ts';
import type { OpenCallTypes } from './calls/open.ts';
import type { SigningCallTypes } from './calls/signing.ts';
import type { MediaCallTypes } from './calls/media.ts';
import { consoleInvitationsCalls, type InvitationsCallTypes } from './calls/invitations.ts';
import type { PersonsCallTypes } from './calls/persons.ts';
import { consoleTablesCalls, type TablesCallTypes } from './calls/tables.ts';
import { consoleCmsCalls, type CmsCallTypes } from './calls/cms.ts';
import { consoleNoticesCalls, type NoticesCallTypes } from './calls/notices.ts';
import type { AccountsCallTypes } from './calls/accounts.ts';
import type { CataloguesCallTypes } from './calls/catalogues.ts';
import { consoleDrawingsCalls, type DrawingsCallTypes } from './calls/drawings.ts';
import type { FirstPasswordsCallTypes } from './calls/first-passwords.ts';
import { consoleOrdersCalls, type ConsoleOrdersCallTypes } from './calls/console-orders.ts';
import { consoleCalls, type ConsoleCallTypes } from './calls/console.ts';
import { portalCalls } from './portal-calls.ts';

/** Every call: method and path, an area of the wire a file. */
export const calls = {
  ...portalCalls,
  ...consoleInvitationsCalls,
  ...consoleTablesCalls,
  ...consoleCmsCalls,
  ...consoleNoticesCalls,
  ...consoleDrawingsCalls,
  ...consoleOrdersCalls,
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
