import { exhibitors, self, twins, type Trial, type TrialsOfSome } from './trial.ts';

const ofPerson: Trial = {
  request: ({ personId }) => ({ body: { id: personId } }),
  may: self,
  missing: [...twins, 'neighbour'],
};

/** The people of exhibitors. */
export const personsTrials = {
  persons: [
    { what: 'own', may: exhibitors },
    {
      what: 'of an exhibitor',
      request: ({ exhibitorId }) => ({ query: { exhibitorId } }),
      may: [...twins, ...self, 'chosen'],
    },
  ],
  personsWaiting: [
    { what: 'own' },
    {
      what: 'of an exhibitor',
      request: ({ exhibitorId }) => ({ query: { exhibitorId } }),
      may: [...twins, ...self],
    },
  ],
  personSubmit: [
    {
      what: 'for an exhibitor',
      request: ({ people, exhibitorId }) => ({
        body: { formId: people.formId, version: 1, revision: 99, answers: {}, exhibitorId },
      }),
      may: self,
      missing: twins,
    },
  ],
  personConfirm: [ofPerson],
  personReject: [ofPerson],
  personsRemove: [{ ...ofPerson, request: ({ personId }) => ({ query: { ids: personId } }) }],
} as const satisfies TrialsOfSome;
