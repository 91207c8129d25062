import type { CallerName } from '../testing/test-callers.ts';
import type { Trial, TrialsOfSome } from './trial.ts';

const elsewhere: readonly CallerName[] = ['foreignAdmin', 'limited'];
const ofSubmission = (body?: object): Trial => ({
  request: ({ submissionId }) => ({
    params: { id: submissionId },
    ...(body === undefined ? {} : { body }),
  }),
  missing: elsewhere,
});

/** What staff ask. */
export const consoleTrials = {
  consoleMe: [{}],
  consoleOverview: [{}],
  consoleSearch: [{ request: () => ({ query: { q: 'A101' } }) }],
  consoleExhibition: [{}],
  consoleExhibitionHistory: [{}],
  consoleChangeExhibition: [{ request: () => ({ body: { change: {} } }) }],
  consoleReadiness: [{}],
  consoleTickReadiness: [{ request: () => ({ body: { key: 'mail', ticked: true } }) }],
  consoleTrial: [{}],
  consoleStartTrial: [{ request: () => ({ body: {} }) }],
  consoleClearTrial: [{ request: () => ({ body: {} }), missing: ['admin', 'foreignAdmin'] }],
  consoleChangeExhibitionState: [{ request: () => ({ body: { change: {} } }) }],
  consoleForms: [{}],
  consoleForm: [{ request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere }],
  consoleFormSettings: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleFormHistory: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleFormApplies: [
    {
      request: ({ company }) => ({
        params: { formId: company.formId },
        body: { audience: { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] } },
      }),
      missing: elsewhere,
    },
  ],
  consoleChangeForm: [
    {
      request: ({ company }) => ({ params: { formId: company.formId }, body: { change: {} } }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleSaveDraft: [
    {
      request: ({ company }) => ({
        params: { formId: company.formId },
        body: { base: 0, detail: { formItems: [] }, baseDetail: { formItems: [] }, step: '' },
      }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleReadForm: [
    {
      request: ({ company }) => ({
        params: { formId: company.formId },
        body: { kind: 'json', content: '{}' },
      }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleQuestions: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleDraft: [{ request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere }],
  consoleDraftHere: [
    {
      request: ({ company }) => ({ params: { formId: company.formId }, body: {} }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleDraftHistory: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleDraftState: [
    {
      request: ({ company }) => ({ params: { formId: company.formId, revision: '1' } }),
      missing: elsewhere,
    },
  ],
  consoleCheckDraft: [
    {
      request: ({ company }) => ({ params: { formId: company.formId }, body: { answers: {}, as: {} } }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleEffects: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: ['foreignAdmin'] },
  ],
  consolePreviews: [
    {
      request: () => ({ params: { formId: 'nothing' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleMakePreview: [
    {
      request: () => ({ params: { formId: 'nothing' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleWithdrawPreview: [
    {
      request: () => ({ params: { formId: 'nothing', previewId: 'x' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleReadEffects: [
    {
      request: () => ({ params: { formId: 'nothing', effectsId: 'x' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleFailing: [
    {
      request: () => ({ params: { formId: 'nothing', effectsId: 'x' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consolePublish: [
    {
      request: () => ({ params: { formId: 'nothing' }, body: { effectsId: 'x', note: '' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleDraftOutside: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleVersions: [
    { request: ({ company }) => ({ params: { formId: company.formId } }), missing: elsewhere },
  ],
  consoleVersion: [
    {
      request: ({ company }) => ({ params: { formId: company.formId, version: '1' } }),
      missing: elsewhere,
    },
  ],
  consoleVersionDifferences: [
    {
      request: ({ company }) => ({ params: { formId: company.formId, version: '1', other: 'draft' } }),
      missing: elsewhere,
    },
  ],
  consoleOrderForms: [
    {
      request: () => ({
        body: {
          moves: [{ formId: 'nothing', change: { group: { from: 'A', to: 'A' }, sort: { from: 1, to: 1 } } }],
        },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consolePutFormAway: [
    {
      request: () => ({ params: { formId: 'nothing' }, body: {} }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consolePutFormBack: [
    {
      request: () => ({ params: { formId: 'nothing' }, body: {} }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleDeleteForm: [
    { request: () => ({ params: { formId: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleFormBin: [{}],
  consoleRestoreForm: [
    { request: () => ({ params: { formId: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleCopyableForms: [
    {
      request: ({ exhibition }) => ({ params: { exhibitionId: exhibition.exhibitionId } }),
      missing: ['foreignAdmin'],
    },
  ],
  consoleCreateForm: [{ request: () => ({ body: { code: 'Z99', group: 'Z', title: '新表' } }) }],
  consoleSubmissions: [
    {},
    { what: 'of one form', request: ({ company }) => ({ query: { formId: company.formId } }) },
  ],
  consoleOutbox: [{}],
  consoleSubmission: [ofSubmission()],
  consoleReject: [ofSubmission({ revision: 99, reason: 'x', comments: [] })],
  consoleAdopt: [ofSubmission({ revision: 99 })],
  consoleRemoval: [ofSubmission({ revision: 99, remove: true })],
  consoleReopen: [ofSubmission({ revision: 99, reason: 'x' })],
} as const satisfies TrialsOfSome;
