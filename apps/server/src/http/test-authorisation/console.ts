import { calls } from '@zhantai/contract';
import { everyStaff, row, staff, type Authorisation, type Call } from './row.ts';

const staffRow = (call: Call, body?: object): Authorisation =>
  row(
    call,
    staff,
    ({ submissionId }) => ({ params: { id: submissionId }, ...(body === undefined ? {} : { body }) }),
    { missing: ['foreignAdmin', 'limited'] },
  );
/** What staff ask. */
export const consoleRows: readonly Authorisation[] = [
  row(calls.consoleMe, everyStaff),
  row(calls.consoleForms, everyStaff),
  row(calls.consoleForm, staff, ({ company }) => ({ params: { formId: company.formId } }), {
    missing: ['foreignAdmin', 'limited'],
  }),
  row(calls.consoleSubmissions, everyStaff),
  row(calls.consoleSubmissions, everyStaff, (things) => ({ query: { formId: things.company.formId } }), {
    what: 'of one form',
  }),
  row(calls.consoleOutbox, ['admin', 'foreignAdmin']),
  staffRow(calls.consoleSubmission),
  staffRow(calls.consoleReject, { revision: 99, reason: 'x', comments: [] }),
  staffRow(calls.consoleAdopt, { revision: 99 }),
  staffRow(calls.consoleRemoval, { revision: 99, remove: true }),
  staffRow(calls.consoleReopen, { revision: 99, reason: 'x' }),
];
