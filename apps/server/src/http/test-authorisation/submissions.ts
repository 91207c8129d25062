import { calls } from '@zhantai/contract';
import type { Form } from '../../forms/index.ts';
import type { CallerName } from '../test-callers.ts';
import { exhibitors, row, self, twins, users, type Authorisation, type Call, type Things } from './row.ts';

const ownForm = ({ company }: Things): Record<string, string> => ({ formId: company.formId });
const forExhibitor = (things: Things): Record<string, string> => ({
  ...ownForm(things),
  exhibitorId: things.exhibitorId,
});
const carried = ({ transport, exhibitorId }: Things): Record<string, string> => ({
  formId: transport.formId,
  exhibitorId,
});
/** Whose form it is not: in other exhibitions the id names nothing. */
const formRow = (call: Call, more: Record<string, string> = {}): Authorisation =>
  row(call, [...self, 'neighbour'], (things) => ({ query: { ...ownForm(things), ...more } }), {
    what: 'own',
    missing: twins,
  });
const readRows = (call: Call): readonly Authorisation[] => [
  row(call, [...self, 'chosen'], (things) => ({ query: forExhibitor(things) }), {
    what: 'for an exhibitor, to read',
    missing: twins,
  }),
  row(call, [...self, 'chosen'], (things) => ({ query: carried(things) }), {
    what: 'for an exhibitor, transport',
    missing: twins,
  }),
];
const changeRows = (
  call: Call,
  body: object,
  own: readonly CallerName[] = [...self, 'neighbour'],
): readonly Authorisation[] => [
  row(call, own, (things) => ({ body: { ...ownForm(things), ...body } }), {
    what: 'own',
    missing: own.includes('neighbour') ? twins : [...twins, 'neighbour'],
  }),
  row(call, self, (things) => ({ body: { ...forExhibitor(things), ...body } }), {
    what: 'for an exhibitor',
    missing: twins,
  }),
];
const save = (things: Things, form: Form): object => ({
  formId: form.formId,
  formType: form.formType,
  version: 1,
  revision: 99,
  answers: {},
  exhibitorId: things.exhibitorId,
});

const atBooth = ({ perBooth, boothId }: Things): Record<string, string> => ({
  formId: perBooth.formId,
  boothId,
});
/** What is for a booth of A101: a neighbour has the form, and not the booth. */
const boothQuery = (call: Call): Authorisation =>
  row(call, self, (things) => ({ query: atBooth(things) }), { what: 'of a booth', missing: twins });
const boothBody = (call: Call, body: object): Authorisation =>
  row(call, self, (things) => ({ body: { ...atBooth(things), ...body } }), {
    what: 'of a booth',
    missing: twins,
  });
const boothRows: readonly Authorisation[] = [
  boothQuery(calls.info),
  boothQuery(calls.queryFormExamStatus),
  boothQuery(calls.history),
  boothQuery(calls.queryImageExam),
  row(
    calls.submit,
    self,
    ({ perBooth, boothId }) => ({
      body: {
        formId: perBooth.formId,
        formType: perBooth.formType,
        version: 1,
        revision: 99,
        answers: {},
        boothId,
      },
    }),
    { what: 'of a booth', missing: twins },
  ),
  boothBody(calls.discardDraft, { revision: 99 }),
  boothBody(calls.withdraw, {}),
  boothBody(calls.requestChange, { reason: 'x' }),
  boothBody(calls.querySupport, {}),
];

/** Forms, answers, lists of them. */
export const submissionsRows: readonly Authorisation[] = [
  formRow(calls.info),
  ...readRows(calls.info),
  formRow(calls.queryFormExamStatus),
  ...readRows(calls.queryFormExamStatus),
  formRow(calls.importConfigs),
  ...readRows(calls.importConfigs),
  formRow(calls.timelines),
  ...readRows(calls.timelines),
  formRow(calls.history),
  ...readRows(calls.history),
  row(
    calls.infoDetail,
    [...self, 'chosen'],
    (things) => ({ query: { ...forExhibitor(things), id: things.submissionId } }),
    { what: 'for an exhibitor', missing: twins },
  ),
  row(calls.infoDetail, self, (things) => ({ query: { ...ownForm(things), id: things.submissionId } }), {
    what: 'own',
    missing: [...twins, 'neighbour'],
  }),
  row(calls.submit, self, (things) => ({ body: save(things, things.company) }), {
    what: 'for an exhibitor',
    missing: twins,
  }),
  row(calls.submit, [...self, 'chosen'], (things) => ({ body: save(things, things.transport) }), {
    what: 'transport',
    missing: twins,
  }),
  ...changeRows(calls.discardDraft, { revision: 99 }, self),
  ...changeRows(calls.requestChange, { reason: 'x' }),
  row(calls.tagFormList, users),
  row(calls.dynamicList, users),
  row(calls.detail, exhibitors),
  row(calls.page, users),
  row(calls.checkIdNo, users, () => ({ query: { idNo: 'E12345678' } })),
  row(calls.boothPage, exhibitors),
  row(calls.transportPage, ['chosen', 'rival']),
  row(calls.getExhibitorFormDetail, ['chosen'], (things) => ({ query: forExhibitor(things) })),
  row(calls.transportDifference, [...self, 'chosen'], (things) => ({ query: forExhibitor(things) }), {
    missing: twins,
  }),
  ...changeRows(calls.withdraw, {}),
  ...boothRows,
];
