import type { CallerName } from '../testing/test-callers.ts';
import { self, twins, users, type TrialsOfSome } from './trial.ts';

const elsewhere: readonly CallerName[] = ['foreignAdmin', 'limited'];

/** Workbooks, badges and passes. */
export const tablesTrials = {
  importExcel: [{}],
  downloadTemplate: [
    {
      what: 'of a form',
      request: ({ company }) => ({ body: { formId: company.formId, formItemId: 'x' } }),
      may: [...self, 'neighbour'],
      missing: twins,
    },
    {
      what: 'for an exhibitor',
      request: ({ company, exhibitorId }) => ({
        body: { formId: company.formId, formItemId: 'x', exhibitorId },
      }),
      may: [...self, 'chosen'],
      missing: twins,
    },
    {
      what: 'behind the link of an exhibitor’s file',
      request: ({ file }) => ({ body: { url: file.link } }),
      missing: users,
    },
  ],
  importPersons: [{}],
  importPersonPhotos: [{}],
  downloadPersons: [
    { what: 'own', missing: twins },
    {
      what: 'of an exhibitor',
      request: ({ exhibitorId }) => ({ query: { exhibitorId, kind: 'list' } }),
      may: self,
      missing: twins,
    },
  ],
  personBadges: [{}],
  vehiclePasses: [
    {
      what: 'own',
      request: ({ company }) => ({ query: { formId: company.formId } }),
      may: [...self, 'neighbour'],
      missing: twins,
    },
    {
      what: 'of an exhibitor',
      request: ({ company, exhibitorId }) => ({ query: { formId: company.formId, exhibitorId } }),
      may: [...self, 'chosen'],
      missing: twins,
    },
  ],
  openVehicle: [{ request: () => ({ query: { qr: 'x' } }) }],
  consoleSubmissionsFile: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
    {
      what: 'with sensitive answers',
      request: ({ company }) => ({ params: { formId: company.formId }, query: { sensitive: 'true' } }),
      may: ['admin'],
      missing: elsewhere,
    },
  ],
  consoleOrdersFile: [{}],
} as const satisfies TrialsOfSome;
