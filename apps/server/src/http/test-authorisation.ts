import { calls } from '@zhantai/contract';
import { accountsRows } from './test-authorisation/accounts.ts';
import { cataloguesRows } from './test-authorisation/catalogues.ts';
import { cmsRows } from './test-authorisation/cms.ts';
import { consoleRows } from './test-authorisation/console.ts';
import { firstPasswordsRows } from './test-authorisation/first-passwords.ts';
import { filesRows } from './test-authorisation/files.ts';
import { noticesRows } from './test-authorisation/notices.ts';
import { personsRows } from './test-authorisation/persons.ts';
import { invitationsRows } from './test-authorisation/invitations.ts';
import { mediaRows } from './test-authorisation/media.ts';
import { openRows } from './test-authorisation/open.ts';
import { row, withHeaders, type Authorisation } from './test-authorisation/row.ts';
import { signingRows } from './test-authorisation/signing.ts';
import { signInRows } from './test-authorisation/sign-in.ts';
import { submissionsRows } from './test-authorisation/submissions.ts';
import { tablesRows } from './test-authorisation/tables.ts';

/** Call × request × caller. Whoever adds a call says here who may make it. */
export const authorisation: readonly Authorisation[] = [
  ...signInRows,
  ...filesRows,
  ...openRows,
  ...signingRows,
  ...mediaRows,
  ...invitationsRows,
  ...submissionsRows,
  ...personsRows,
  ...tablesRows,
  ...cmsRows,
  ...noticesRows,
  ...accountsRows,
  ...cataloguesRows,
  ...firstPasswordsRows,
  ...consoleRows,
  // The last: it ends the sessions of all.
  row(calls.logout, withHeaders),
];
