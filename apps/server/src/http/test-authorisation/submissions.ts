import type { Form } from '../../forms/index.ts';
import type { CallerName } from '../testing/test-callers.ts';
import { self, twins, type Things, type Trial, type TrialsOfSome } from './trial.ts';

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
const reads = [
  {
    what: 'own',
    request: (things) => ({ query: ownForm(things) }),
    may: [...self, 'neighbour'],
    missing: twins,
  },
  {
    what: 'for an exhibitor, to read',
    request: (things) => ({ query: forExhibitor(things) }),
    may: [...self, 'chosen'],
    missing: twins,
  },
  {
    what: 'for an exhibitor, transport',
    request: (things) => ({ query: carried(things) }),
    may: [...self, 'chosen'],
    missing: twins,
  },
] as const satisfies readonly Trial[];
const changes = (body: object, own: readonly CallerName[] = [...self, 'neighbour']) =>
  [
    {
      what: 'own',
      request: (things) => ({ body: { ...ownForm(things), ...body } }),
      may: own,
      missing: own.includes('neighbour') ? twins : [...twins, 'neighbour'],
    },
    {
      what: 'for an exhibitor',
      request: (things) => ({ body: { ...forExhibitor(things), ...body } }),
      may: self,
      missing: twins,
    },
  ] as const satisfies readonly Trial[];
const save = (form: Form, whose: object): object => ({
  formId: form.formId,
  formType: form.formType,
  version: 1,
  revision: 99,
  answers: {},
  ...whose,
});

const atBooth = ({ perBooth, boothId }: Things): Record<string, string> => ({
  formId: perBooth.formId,
  boothId,
});
/** What is for a booth of A101: a neighbour has the form, and not the booth. */
const ofBooth = { what: 'of a booth', may: self, missing: twins } as const;
export const boothQuery: Trial = { ...ofBooth, request: (things) => ({ query: atBooth(things) }) };
export const boothBody = (body: object): Trial => ({
  ...ofBooth,
  request: (things) => ({ body: { ...atBooth(things), ...body } }),
});

/** Forms, answers, lists of them. */
export const submissionsTrials = {
  info: [...reads, boothQuery],
  queryFormExamStatus: [...reads, boothQuery],
  importConfigs: reads,
  timelines: reads,
  history: [...reads, boothQuery],
  infoDetail: [
    {
      what: 'for an exhibitor',
      request: (things) => ({ query: { ...forExhibitor(things), id: things.submissionId } }),
      may: [...self, 'chosen'],
      missing: twins,
    },
    {
      what: 'own',
      request: (things) => ({ query: { ...ownForm(things), id: things.submissionId } }),
      may: self,
      missing: [...twins, 'neighbour'],
    },
  ],
  submit: [
    {
      what: 'for an exhibitor',
      request: ({ company, exhibitorId }) => ({ body: save(company, { exhibitorId }) }),
      may: self,
      missing: twins,
    },
    {
      what: 'transport',
      request: ({ transport, exhibitorId }) => ({ body: save(transport, { exhibitorId }) }),
      may: [...self, 'chosen'],
      missing: twins,
    },
    { ...ofBooth, request: ({ perBooth, boothId }) => ({ body: save(perBooth, { boothId }) }) },
  ],
  discardDraft: [...changes({ revision: 99 }, self), boothBody({ revision: 99 })],
  requestChange: [...changes({ reason: 'x' }), boothBody({ reason: 'x' })],
  tagFormList: [{}],
  dynamicList: [{}],
  detail: [{}],
  page: [{}],
  checkIdNo: [{ request: () => ({ query: { idNo: 'E12345678' } }) }],
  boothPage: [{}],
  transportPage: [{}],
  getExhibitorFormDetail: [{ request: (things) => ({ query: forExhibitor(things) }), may: ['chosen'] }],
  transportDifference: [
    {
      request: (things) => ({ query: forExhibitor(things) }),
      may: [...self, 'chosen'],
      missing: twins,
    },
  ],
  // The last: what was submitted is no more.
  withdraw: [...changes({}), boothBody({})],
} as const satisfies TrialsOfSome;
