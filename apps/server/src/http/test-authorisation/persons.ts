import { calls } from '@zhantai/contract';
import { exhibitors, row, self, twins, type Authorisation } from './row.ts';

/** The people of exhibitors. */
export const personsRows: readonly Authorisation[] = [
  row(calls.persons, exhibitors, () => ({}), { what: 'own' }),
  row(calls.persons, [...twins, ...self, 'chosen'], ({ exhibitorId }) => ({ query: { exhibitorId } }), {
    what: 'of an exhibitor',
  }),
  row(calls.personsWaiting, exhibitors, () => ({}), { what: 'own' }),
  row(calls.personsWaiting, [...twins, ...self], ({ exhibitorId }) => ({ query: { exhibitorId } }), {
    what: 'of an exhibitor',
  }),
  row(
    calls.personSubmit,
    self,
    ({ people, exhibitorId }) => ({
      body: { formId: people.formId, version: 1, revision: 99, answers: {}, exhibitorId },
    }),
    { what: 'for an exhibitor', missing: twins },
  ),
  ...[calls.personConfirm, calls.personReject].map((call) =>
    row(call, self, ({ personId }) => ({ body: { id: personId } }), { missing: [...twins, 'neighbour'] }),
  ),
  row(calls.personsRemove, self, ({ personId }) => ({ query: { ids: personId } }), {
    missing: [...twins, 'neighbour'],
  }),
];
