import { signInCalls } from './calls/accounts/sign-in.ts';
import { submissionsCalls } from './calls/submissions.ts';
import { filesCalls } from './calls/files.ts';
import { openCalls } from './calls/open.ts';
import { signingCalls } from './calls/signing.ts';
import { mediaCalls } from './calls/media.ts';
import { invitationsCalls } from './calls/invitations.ts';
import { personsCalls } from './calls/persons.ts';
import { tablesCalls } from './calls/tables.ts';
import { cmsCalls } from './calls/cms.ts';
import { noticesCalls } from './calls/notices.ts';
import { accountsCalls } from './calls/accounts/accounts.ts';
import { cataloguesCalls } from './calls/catalogues.ts';
import { drawingsCalls } from './calls/drawings.ts';
import { firstPasswordsCalls } from './calls/accounts/first-passwords.ts';

/** The calls of exhibitors and everybody else but staff: all that a page of the portal has to know of the others. */
export const portalCalls = {
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
  ...firstPasswordsCalls,
} as const;

export type PortalCallName = keyof typeof portalCalls;
