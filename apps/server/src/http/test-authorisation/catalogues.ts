import { boothBody, boothQuery } from './submissions.ts';
import { everyStaff, self, twins, type Trial, type TrialsOfSome } from './trial.ts';

const ofForm = (body: object): Trial => ({
  request: ({ company }) => ({ body: { formId: company.formId, ...body } }),
  may: [...self, 'neighbour'],
  missing: twins,
});

/** Where nothing has the id, staff are told so and everybody else is refused before. */
const ofNothing = (body: object): Trial => ({
  request: () => ({ params: { id: 'nothing' }, body }),
  missing: everyStaff,
});

const ofOneForm: Trial = {
  what: 'of one form',
  request: ({ company }) => ({ query: { formId: company.formId } }),
};

/** What can be ordered, orders, drawings. */
export const cataloguesTrials = {
  queryFacilities: [
    {},
    {
      what: 'at the prices of a form',
      request: ({ company }) => ({ query: { formId: company.formId } }),
      may: [...self, 'neighbour'],
      missing: twins,
    },
  ],
  queryFacilitiesTools: [{}],
  queryAdvertPrints: [{}],
  queryAdvertStadiums: [{}],
  queryAdvertLed: [{}],
  selectEmployer: [{}],
  selectHotel: [{}],
  orders: [{}],
  submitSupport: [ofForm({ lines: [] })],
  querySupport: [ofForm({}), boothBody({})],
  submitImageExam: [ofForm({ images: [{ slot: 'none', fileIds: [] }] })],
  queryImageExam: [
    {
      request: ({ company }) => ({ query: { formId: company.formId } }),
      may: [...self, 'neighbour'],
      missing: twins,
    },
    boothQuery,
  ],
  consoleDrawings: [{}, ofOneForm],
  consoleDrawingAdopt: [ofNothing({ revision: 1 })],
  consoleDrawingReject: [ofNothing({ revision: 1, comment: 'x' })],
  consoleOrders: [{}, ofOneForm],
  consoleUnusualOrders: [{}, ofOneForm],
  consoleAllowQuantities: [
    {
      request: ({ exhibitorId }) => ({
        body: { exhibitorId, items: [{ itemId: 'nothing', most: 1 }], reason: 'x' },
      }),
      missing: ['admin', 'editor', 'foreignAdmin'],
    },
  ],
  consoleOrder: [{ request: () => ({ params: { id: 'nothing' } }), missing: everyStaff }],
  consoleSettleOrder: [
    {
      request: () => ({ params: { id: 'nothing' }, body: { revision: 1, action: 'confirm' } }),
      missing: ['admin', 'editor', 'foreignAdmin'],
    },
  ],
} as const satisfies TrialsOfSome;
