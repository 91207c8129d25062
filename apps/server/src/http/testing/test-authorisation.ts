import { callRecords, type CallRecord, type RecordName } from '@zhantai/contract/records';
import { accountsTrials } from '../test-authorisation/accounts.ts';
import { auditTrials } from '../test-authorisation/audit.ts';
import { cataloguesTrials } from '../test-authorisation/catalogues.ts';
import { cmsTrials } from '../test-authorisation/cms.ts';
import { consoleTrials } from '../test-authorisation/console.ts';
import { exhibitorsTrials } from '../test-authorisation/exhibitors.ts';
import { filesTrials } from '../test-authorisation/files.ts';
import { firstPasswordsTrials } from '../test-authorisation/first-passwords.ts';
import { invitationsTrials } from '../test-authorisation/invitations.ts';
import { mediaTrials } from '../test-authorisation/media.ts';
import { noticesTrials } from '../test-authorisation/notices.ts';
import { openTrials } from '../test-authorisation/open.ts';
import { personsTrials } from '../test-authorisation/persons.ts';
import { platformTrials } from '../test-authorisation/platform.ts';
import { signInTrials } from '../test-authorisation/sign-in.ts';
import { signingTrials } from '../test-authorisation/signing.ts';
import { staffTrials } from '../test-authorisation/staff.ts';
import { submissionsTrials } from '../test-authorisation/submissions.ts';
import { tablesTrials } from '../test-authorisation/tables.ts';
import {
  letIn,
  refusing,
  type Trial,
  type Trials,
  type TriedRequest,
  type Things,
} from '../test-authorisation/trial.ts';
import type { CallerName } from './test-callers.ts';

/** What each call is tried with, in this order. A call that nothing is tried with does not compile. */
const trials: Readonly<Record<RecordName, Trials>> = {
  ...platformTrials,
  ...signInTrials,
  ...filesTrials,
  ...openTrials,
  ...signingTrials,
  ...mediaTrials,
  ...invitationsTrials,
  ...submissionsTrials,
  ...personsTrials,
  ...tablesTrials,
  ...cmsTrials,
  ...noticesTrials,
  ...accountsTrials,
  ...cataloguesTrials,
  ...firstPasswordsTrials,
  ...staffTrials,
  ...consoleTrials,
  ...exhibitorsTrials,
  ...auditTrials,
  // The last: it ends the sessions of all.
  logout: [{}],
};

/** A call tried with one request, who may make it, and how everybody else is refused. */
export interface Authorisation {
  readonly call: CallRecord;
  readonly title: string;
  readonly request: (things: Things) => TriedRequest;
  readonly may: readonly CallerName[];
  readonly refused: (who: CallerName) => number;
}

/** Call × request × caller. Who may make a call follows from its access; a trial names those of them who may do this. */
export const authorisation: readonly Authorisation[] = Object.entries(trials).flatMap(([name, tried]) => {
  const call = new Map<string, CallRecord>(Object.entries(callRecords)).get(name);
  if (call === undefined) throw new Error(`${name} is no call`);
  return tried.map((trial) => authorisationOf(call, trial));
});

/** @throws where a trial lets somebody in whom the call does not. */
function authorisationOf(call: CallRecord, trial: Trial): Authorisation {
  const { what = '', request = () => ({}), missing = [], refused = refusing(missing) } = trial;
  const most = letIn(call);
  const may = trial.may ?? most.filter((who) => !missing.includes(who));
  const title = `${call.method} ${call.path} ${what}`.trim();
  const excess = [...may, ...missing].filter((who) => !most.includes(who));
  if (excess.length > 0) throw new Error(`${title}: its access does not let ${excess.join(', ')} in`);
  return { call, title, request, may, refused };
}
