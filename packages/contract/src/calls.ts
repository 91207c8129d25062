import { consoleInvitationsCalls } from './calls/invitations.ts';
import { consoleTablesCalls } from './calls/tables.ts';
import { consoleCmsCalls } from './calls/cms.ts';
import { consoleNoticesCalls } from './calls/notices.ts';
import { consoleDrawingsCalls } from './calls/drawings.ts';
import { consoleOrdersCalls } from './calls/console/orders.ts';
import { consoleExhibitorsCalls } from './calls/console/exhibitors.ts';
import { consoleFormsCalls } from './calls/console/forms.ts';
import { consoleExhibitionCalls } from './calls/console/exhibition.ts';
import { consoleAuditCalls } from './calls/console/audit.ts';
import { consoleFrameCalls } from './calls/console/frame.ts';
import { staffCalls } from './calls/accounts/staff.ts';
import { contactsCalls } from './calls/console/contacts.ts';
import { draftsCalls } from './calls/console/drafts.ts';
import { foreignFormsCalls } from './calls/console/foreign-forms.ts';
import { exhibitorBinCalls } from './calls/console/exhibitor-bin.ts';
import { formStatesCalls } from './calls/console/form-states.ts';
import { dictionarySettingsCalls } from './calls/console/dictionaries.ts';
import { extensionsCalls } from './calls/console/extensions.ts';
import { exceptionsCalls } from './calls/console/exceptions.ts';
import { fillingInCalls } from './calls/console/filling-in.ts';
import { jobsCalls } from './calls/console/jobs.ts';
import { archivesCalls } from './calls/console/archives.ts';
import { setUpCalls } from './calls/console/set-up.ts';
import { importsCalls } from './calls/console/imports.ts';
import { consoleCalls } from './calls/console/reviews.ts';
import { portalCalls } from './portal-calls.ts';

/** The address of every call, an area of the wire a file. What else there is to a call stands in `records/`. */
export const calls = {
  ...portalCalls,
  ...consoleInvitationsCalls,
  ...consoleTablesCalls,
  ...consoleCmsCalls,
  ...consoleNoticesCalls,
  ...consoleDrawingsCalls,
  ...consoleOrdersCalls,
  ...consoleExhibitorsCalls,
  ...consoleFormsCalls,
  ...contactsCalls,
  ...draftsCalls,
  ...foreignFormsCalls,
  ...exhibitorBinCalls,
  ...formStatesCalls,
  ...dictionarySettingsCalls,
  ...extensionsCalls,
  ...exceptionsCalls,
  ...fillingInCalls,
  ...jobsCalls,
  ...importsCalls,
  ...archivesCalls,
  ...setUpCalls,
  ...consoleExhibitionCalls,
  ...consoleAuditCalls,
  ...consoleFrameCalls,
  ...staffCalls,
  ...consoleCalls,
} as const;

export type CallName = keyof typeof calls;

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
