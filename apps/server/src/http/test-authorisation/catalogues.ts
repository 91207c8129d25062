import { calls } from '@zhantai/contract';
import { everyStaff, row, self, twins, users, type Authorisation, type Call } from './row.ts';

const ofForm = (call: Call, body: object): Authorisation =>
  row(call, [...self, 'neighbour'], ({ company }) => ({ body: { formId: company.formId, ...body } }), {
    missing: twins,
  });

/** Where nothing has the id, staff are told so and everybody else is refused before. */
const ofNothing = (call: Call, body: object): Authorisation =>
  row(call, [], () => ({ params: { id: 'nothing' }, body }), { missing: everyStaff });

/** What can be ordered, orders, drawings. */
export const cataloguesRows: readonly Authorisation[] = [
  row(calls.queryFacilities, users),
  row(calls.queryFacilitiesTools, users),
  row(calls.queryAdvertPrints, users),
  row(calls.queryAdvertStadiums, users),
  row(calls.queryAdvertLed, users),
  row(calls.selectEmployer, users),
  row(calls.selectHotel, users),
  row(
    calls.queryFacilities,
    [...self, 'neighbour'],
    ({ company }) => ({ query: { formId: company.formId } }),
    {
      what: 'at the prices of a form',
      missing: twins,
    },
  ),
  row(calls.orders, users),
  ofForm(calls.submitSupport, { lines: [] }),
  ofForm(calls.querySupport, {}),
  ofForm(calls.submitImageExam, { images: [{ slot: 'none', fileIds: [] }] }),
  row(
    calls.queryImageExam,
    [...self, 'neighbour'],
    ({ company }) => ({ query: { formId: company.formId } }),
    { missing: twins },
  ),
  row(calls.consoleDrawings, everyStaff),
  row(calls.consoleDrawings, everyStaff, ({ company }) => ({ query: { formId: company.formId } }), {
    what: 'of one form',
  }),
  ofNothing(calls.consoleDrawingAdopt, { revision: 1 }),
  ofNothing(calls.consoleDrawingReject, { revision: 1, comment: 'x' }),
  row(calls.consoleOrders, everyStaff),
  row(calls.consoleOrders, everyStaff, ({ company }) => ({ query: { formId: company.formId } }), {
    what: 'of one form',
  }),
  row(calls.consoleUnusualOrders, everyStaff),
  row(calls.consoleUnusualOrders, everyStaff, ({ company }) => ({ query: { formId: company.formId } }), {
    what: 'of one form',
  }),
  row(
    calls.consoleAllowQuantities,
    [],
    ({ exhibitorId }) => ({
      body: { exhibitorId, items: [{ itemId: 'nothing', most: 1 }], reason: 'x' },
    }),
    { missing: ['admin', 'editor', 'foreignAdmin'] },
  ),
  row(calls.consoleOrder, [], () => ({ params: { id: 'nothing' } }), { missing: everyStaff }),
  row(
    calls.consoleSettleOrder,
    [],
    () => ({ params: { id: 'nothing' }, body: { revision: 1, action: 'confirm' } }),
    { missing: ['admin', 'editor', 'foreignAdmin'] },
  ),
];
