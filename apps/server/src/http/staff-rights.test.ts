import { calls, type StaffUser, type SupportRequest } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import { insertNotice } from '../notices/testing.ts';
import { putVersion, setLetter } from '../cms/testing.ts';
import { addTestItems, addTestSale, testItem } from '../catalogues/testing.ts';
import { insertMessages } from '../invitations/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from './testing/test-form.ts';
import { openTestFair, type TestFair } from './testing/test-fair.ts';

let fair: TestFair;

/** What exists twice: once within every limit, once beyond. */
interface Thing {
  readonly form: Form;
  readonly submissionId: string;
  readonly orderId: string;
  readonly drawingId: string;
  readonly articleId: string;
  readonly noticeId: string;
  readonly wishId: string;
  readonly exhibitorId: string;
  readonly accountId: string;
}

/** `seen`: form F, hall 5. `otherForm`: form G, hall 5. `otherHall`: form F, hall 6. */
let seen: Thing;
let otherForm: Thing;
let otherHall: Thing;

const roles = {
  admin: { role: 'admin' },
  editor: { role: 'editor' },
  author: { role: 'editor', mayDecide: false },
  reviewer: { role: 'reviewer' },
} as const satisfies Record<string, TestPerson>;
type RoleName = keyof typeof roles;
const limitNames = ['none', 'forms', 'halls'] as const;
type LimitName = (typeof limitNames)[number];

const sessions = new Map<string, TestSession>();
const staff = (role: RoleName, limit: LimitName): TestSession => {
  const session = sessions.get(`${role} ${limit}`);
  if (session === undefined) throw new Error(`Nobody is ${role} limited by ${limit}`);
  return session;
};

const everybody: readonly RoleName[] = ['admin', 'editor', 'author', 'reviewer'];
const writers: readonly RoleName[] = ['admin', 'editor', 'author'];
const deciders: readonly RoleName[] = ['admin', 'editor', 'reviewer'];
const admins: readonly RoleName[] = ['admin'];
const all: readonly LimitName[] = limitNames;

/** Who makes a call under which limits, what it is asked with, and what it is about. */
interface Row {
  readonly roles: readonly RoleName[];
  readonly limits: readonly LimitName[];
  readonly refusal?: string;
  readonly ask: (thing: Thing) => {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  /** What is addressed; lists address nothing. */
  readonly about: 'list' | 'form' | 'thing' | 'exhibitor';
}

const list = (more: Partial<Row> = {}): Row => ({
  roles: everybody,
  limits: all,
  ask: () => ({}),
  about: 'list',
  ...more,
});
/** About the staff: an admin without limits alone; of somebody who is none of it. */
const managed = (body?: object, params: Readonly<Record<string, string>> = { id: 'nobody' }): Row =>
  list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ params, ...(body === undefined ? {} : { body }) }),
  });
const stale = { revision: 99 };

/** Written again from console.md §0.2, so that a change of the one table in the server shows here. */
const table: Readonly<Record<Extract<keyof typeof calls, `console${string}`>, Row>> = {
  consoleMe: list(),
  consoleOverview: list(),
  consoleSearch: list({ ask: () => ({ query: { q: 'SIDE' } }) }),
  consoleExhibitions: list(),
  // Of tenant admins alone.
  consoleCreateExhibition: list({
    roles: [],
    ask: () => ({
      body: {
        id: 'next',
        title: { 'zh-Hans': '下一届' },
        zone: 'Asia/Shanghai',
        start: '2028-03-16',
        end: '2028-03-19',
      },
    }),
  }),
  consoleExhibition: list({ roles: admins, limits: ['none'] }),
  consoleExhibitionHistory: list({ roles: admins, limits: ['none'] }),
  consoleChangeExhibition: list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ body: { change: {} } }),
  }),
  consoleReadiness: list({ roles: admins, limits: ['none'] }),
  consoleTickReadiness: list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ body: { key: 'mail', ticked: true } }),
  }),
  consoleTrial: list({ roles: admins, limits: ['none'] }),
  consoleStartTrial: list({ roles: admins, limits: ['none'], ask: () => ({ body: {} }) }),
  consoleClearTrial: list({ roles: admins, limits: ['none'], ask: () => ({ body: {} }) }),
  consoleChangeExhibitionState: list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ body: { change: {} } }),
  }),
  consoleExportArchive: list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ body: { depth: 'set-up' } }),
  }),
  // Of tenant admins alone.
  consoleBeginArchiveUpload: list({ roles: [], ask: () => ({ body: { name: 'a.zip', bytes: 7 } }) }),
  consoleArchiveUpload: list({ roles: [], ask: () => ({ params: { id: 'nothing' } }) }),
  consoleArchivePart: list({ roles: [], ask: () => ({ body: {} }) }),
  consoleImportArchive: list({
    roles: [],
    ask: () => ({ params: { id: 'nothing' }, body: { dryRun: true, exhibitionId: 'next' } }),
  }),
  consoleFillPreview: list({
    roles: [],
    ask: () => ({ params: { id: 'next' }, query: { packId: 'empty' } }),
  }),
  consoleFill: list({
    roles: [],
    ask: () => ({
      params: { id: 'next' },
      body: { from: { packId: 'empty' }, parts: ['profile'] },
    }),
  }),
  consoleDeletePack: list({ roles: [], ask: () => ({ params: { packId: 'nothing' } }) }),
  consolePacks: list({ roles: writers, limits: ['none'] }),
  consolePack: list({ roles: writers, limits: ['none'], ask: () => ({ params: { packId: 'empty' } }) }),
  consoleMakePack: list({
    roles: admins,
    limits: ['none'],
    ask: () => ({ body: { title: '手册', parts: ['forms'] } }),
  }),
  consoleJobFile: list({ roles: admins, limits: ['none'], ask: () => ({ params: { id: 'nothing' } }) }),
  consoleStaff: managed(),
  consoleInviteStaff: managed({ name: '顾行舟', role: 'reviewer' }, {}),
  consoleWithdrawInvitation: managed(),
  consoleChangeStaff: managed({ change: {} }),
  consoleEndStaff: managed({ reason: 'x' }),
  consoleLockStaff: managed({ reason: 'x' }),
  consoleUnlockStaff: managed(),
  consoleResetStaffFactor: managed({ reason: 'x' }),
  consoleStaffPasswordLink: managed(),
  consoleStaffSessions: managed(),
  consoleEndStaffSessions: managed(),
  consoleFactor: list(),
  consoleBeginFactor: list({ ask: () => ({}) }),
  consoleConfirmFactor: list({ ask: () => ({ body: { ticket: 'x', code: '000000' } }) }),
  consoleStepUp: list({ ask: () => ({ body: { code: '000000' } }) }),
  consoleForms: list(),
  consoleForm: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleFormSettings: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleFormHistory: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleFormApplies: list({
    about: 'form',
    ask: ({ form }) => ({
      params: { formId: form.formId },
      body: { audience: { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] } },
    }),
  }),
  consoleChangeForm: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: { change: {} } }),
  }),
  consoleDictionaries: list(),
  consoleReadForm: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: { kind: 'json', content: '{}' } }),
  }),
  consoleQuestions: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleDraft: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleSaveDraft: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({
      params: { formId: form.formId },
      body: { base: 0, detail: { formItems: [] }, baseDetail: { formItems: [] }, step: 'x' },
    }),
  }),
  consoleDraftHere: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: {} }),
  }),
  consoleDraftHistory: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleDraftState: list({
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, revision: '1' } }),
  }),
  consoleCheckDraft: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: { answers: {}, as: {} } }),
  }),
  consoleEffects: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId } }),
  }),
  consolePreviews: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId } }),
  }),
  consoleMakePreview: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId } }),
  }),
  consoleWithdrawPreview: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, previewId: 'x' } }),
  }),
  consoleReadEffects: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, effectsId: 'x' } }),
  }),
  consoleFailing: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, effectsId: 'x' } }),
  }),
  consolePublish: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: { effectsId: 'x', note: '' } }),
  }),
  consoleDraftOutside: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleVersions: list({ about: 'form', ask: ({ form }) => ({ params: { formId: form.formId } }) }),
  consoleVersion: list({
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, version: '1' } }),
  }),
  consoleVersionDifferences: list({
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId, version: '1', other: '1' } }),
  }),
  consoleOrderForms: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({
      body: {
        moves: [{ formId: 'nothing', change: { group: { from: 'A', to: 'A' }, sort: { from: 1, to: 1 } } }],
      },
    }),
  }),
  consolePutFormAway: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    // Nothing is put away: something else names it than was seen.
    ask: ({ form }) => ({ params: { formId: form.formId }, body: { seen: 999 } }),
  }),
  consolePutFormBack: list({
    roles: writers,
    limits: ['none', 'forms'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, body: {} }),
  }),
  consoleDeleteForm: list({
    roles: writers,
    limits: ['none'],
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId } }),
  }),
  consoleFormBin: list({ roles: writers, limits: ['none'] }),
  consoleRestoreForm: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { formId: 'nothing' } }),
  }),
  consoleCopyableForms: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { exhibitionId: fair.exhibition.exhibitionId } }),
  }),
  consoleCreateForm: list({
    roles: writers,
    limits: ['none'],
    ask: ({ exhibitorId }) => ({ body: { code: exhibitorId, group: 'A', title: 'x' } }),
  }),
  consoleSubmissions: list(),
  consoleSubmission: list({ about: 'thing', ask: ({ submissionId }) => ({ params: { id: submissionId } }) }),
  consoleAdopt: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ submissionId }) => ({ params: { id: submissionId }, body: stale }),
  }),
  consoleReject: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ submissionId }) => ({
      params: { id: submissionId },
      body: { ...stale, reason: 'x', comments: [] },
    }),
  }),
  consoleReopen: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ submissionId }) => ({ params: { id: submissionId }, body: { ...stale, reason: 'x' } }),
  }),
  consoleRemoval: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ submissionId }) => ({ params: { id: submissionId }, body: { ...stale, remove: true } }),
  }),
  consoleOutbox: list({ roles: admins, limits: ['none'] }),
  consoleSubmissionsFile: list({
    about: 'form',
    ask: ({ form }) => ({ params: { formId: form.formId }, query: { format: 'csv' } }),
  }),
  consoleOrders: list(),
  consoleUnusualOrders: list(),
  consoleAllowQuantities: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      body: { exhibitorId, items: [{ itemId: 'chair', most: 5 }], reason: 'x' },
    }),
  }),
  consoleOrdersFile: list({ ask: () => ({ query: { format: 'csv' } }) }),
  consoleOrder: list({ about: 'thing', ask: ({ orderId }) => ({ params: { id: orderId } }) }),
  consoleSettleOrder: list({
    roles: writers,
    about: 'thing',
    ask: ({ orderId }) => ({ params: { id: orderId }, body: { ...stale, action: 'confirm' } }),
  }),
  consoleDrawings: list(),
  consoleDrawingAdopt: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ drawingId }) => ({ params: { id: drawingId }, body: stale }),
  }),
  consoleDrawingReject: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'thing',
    ask: ({ drawingId }) => ({ params: { id: drawingId }, body: { ...stale, comment: 'x' } }),
  }),
  consoleArticles: list(),
  consoleArticle: list({ about: 'form', ask: ({ articleId }) => ({ params: { id: articleId } }) }),
  consoleSaveArticle: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ body: { siteKey: 'k', version: 7, title: text('t'), html: text('h') } }),
  }),
  consoleNotices: list(),
  consolePublishNotice: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ body: { group: text('g'), title: text('t'), publishedAt: 'never' } }),
  }),
  consoleRemoveNotice: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { id: 'nothing' } }),
  }),
  consoleInvitations: list(),
  consoleInviteVisitors: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ body: { exhibitorId, mobiles: ['none'] } }),
  }),
  consoleRefuseSms: list({ roles: writers, limits: ['none'], ask: () => ({ body: { mobile: 'none' } }) }),
  consoleFirstPasswords: list({
    roles: admins,
    limits: ['none', 'halls'],
    ask: () => ({
      body: { accountIds: [seen.accountId, otherHall.accountId], by: 'none' },
    }),
  }),
  consoleAudit: list({ roles: admins, limits: ['none'] }),
  consoleAuditFacts: list({ roles: admins, limits: ['none'] }),
  consoleExhibitors: list(),
  consoleExhibitor: list({
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleExhibitorHistory: list({
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleExtensions: list({
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleExtend: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId, form }) => ({
      params: { id: exhibitorId },
      body: { formId: form.formId, from: null, endAt: '2099-01-01 18:00', reason: 'x', normalPrice: true },
    }),
  }),
  consoleRevokeExtension: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: ({ exhibitorId, form }) => ({
      params: { id: exhibitorId },
      body: { formId: form.formId, from: '2099-01-01 18:00', reason: 'x' },
    }),
  }),
  consoleExceptions: list({
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleChangeException: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      params: { id: exhibitorId },
      body: { kind: 'accounts', change: { value: { from: null, to: 12 } }, reason: 'x' },
    }),
  }),
  consoleDeleteExhibitor: list({
    roles: writers,
    limits: ['none'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleExhibitorBin: list({ roles: writers, limits: ['none'] }),
  consoleRestoreExhibitor: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { id: 'nothing' } }),
  }),
  consoleContacts: list(),
  consoleContactLog: list({
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleLogContact: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId }, body: { outcome: 'missed' } }),
  }),
  consoleClaimContact: list({
    roles: deciders,
    refusal: 'MAY_NOT_DECIDE',
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleCreateExhibitor: list({
    roles: writers,
    limits: ['none'],
    ask: ({ exhibitorId }) => ({ body: { name: 'x', code: exhibitorId } }),
  }),
  consoleChangeExhibitor: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId }, body: { change: {} } }),
  }),
  consoleAddAccount: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      params: { id: exhibitorId },
      body: { phone: '13700000001', name: 'x', also: true },
    }),
  }),
  consoleChangeAccount: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId, accountId }) => ({
      params: { id: exhibitorId, accountId },
      body: { action: 'main' },
    }),
  }),
  consoleActForExhibitor: list({
    roles: ['admin'],
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId, accountId }) => ({
      params: { id: exhibitorId },
      body: { accountId, reason: '在电话里一起看页面' },
    }),
  }),
  consoleTagExhibitors: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: ({ exhibitorId }) => ({ body: { bulk: { ids: [exhibitorId] }, remove: ['none'] } }),
  }),
  consoleUndoTags: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: () => ({ body: { jobId: 'nothing' } }),
  }),
  consoleOwners: list(),
  consoleAssignOwner: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: ({ exhibitorId }) => ({ body: { bulk: { ids: [exhibitorId] }, owner: null } }),
  }),
  consoleUndoOwner: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: () => ({ body: { jobId: 'nothing' } }),
  }),
  consoleWithdrawal: list({
    roles: writers,
    limits: ['none'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({ params: { id: exhibitorId } }),
  }),
  consoleWithdrawExhibitor: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({
      params: { id: 'nothing' },
      body: { from: 'active', freeBooths: true, voidBadges: true, reason: 'x' },
    }),
  }),
  consoleReinstateExhibitor: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { id: 'nothing' }, body: { reason: 'x' } }),
  }),
  consoleForExhibitor: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId, form }) => ({ params: { exhibitorId, formId: form.formId } }),
  }),
  consoleFillIn: list({
    roles: writers,
    limits: ['none', 'halls'],
    ask: ({ exhibitorId }) => ({
      params: { exhibitorId, formId: 'nothing' },
      body: { version: 1, revision: 0, answers: {}, reason: 'x' },
    }),
  }),
  consoleDictionary: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { code: 'trade' } }),
  }),
  consoleChangeDictionary: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { code: 'trade' }, body: { entries: [] } }),
  }),
  consoleJobs: list(),
  consoleJob: list({ ask: () => ({ params: { id: 'nothing' } }) }),
  consoleJobThings: list({ ask: () => ({ params: { id: 'nothing' } }) }),
  consoleCancelJob: list({ ask: () => ({ params: { id: 'nothing' } }) }),
  consoleImportTemplate: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ query: { kind: 'exhibitors' } }),
  }),
  consoleImportPreview: list({ roles: writers, limits: ['none'], ask: () => ({ body: {} }) }),
  consoleImportApply: list({
    roles: writers,
    limits: ['none'],
    ask: () => ({ params: { id: 'nothing' }, body: {} }),
  }),
  consoleExhibitorsFile: list({ roles: writers, limits: ['none'] }),
  consoleBooths: list(),
  consoleBoothsFile: list({ roles: writers, limits: ['none'] }),
  consoleCreateBooth: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      body: { hall: hallOf(exhibitorId), number: exhibitorId, area: 9, type: 'raw' },
    }),
  }),
  consoleBoothEffects: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      params: { id: `${hallOf(exhibitorId)}-${exhibitorId}` },
      body: { change: {} },
    }),
  }),
  consoleChangeBooth: list({
    roles: writers,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ exhibitorId }) => ({
      params: { id: `${hallOf(exhibitorId)}-${exhibitorId}` },
      body: { change: {} },
    }),
  }),
  consoleDeletionRequests: list({ roles: admins, limits: ['none', 'halls'] }),
  consoleAnswerDeletion: list({
    roles: admins,
    limits: ['none', 'halls'],
    about: 'exhibitor',
    ask: ({ wishId }) => ({ params: { id: wishId }, body: { answer: 'x' } }),
  }),
};

const isNamed = (name: string): name is keyof typeof table => Object.hasOwn(table, name);
const names = Object.keys(table).filter(isNamed);

const hallOf = (exhibitorId: string): string => (exhibitorId === 'OUTSIDE' ? '6' : '5');
const text = (words: string): Record<string, string> => ({ 'zh-Hans': words });

async function exhibitorIn(id: string, hall: string): Promise<TestSession> {
  const session = await fair.exhibitor(id, { booth: null });
  const booth = { boothId: `${hall}-${id}`, hall, number: id, area: 36, type: 'raw' as const };
  await fair.server.database
    .transaction()
    .execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [{ ...booth, heightLimit: null, exhibitorId: id }]),
    );
  return session;
}

async function makeThing(name: string, who: TestSession, exhibitorId: string, form: Form): Promise<Thing> {
  const { database } = fair.server;
  const scope = fair.exhibition;
  const { id: submissionId } = (await fair.submit(who, form, { name: `MARK-${name}` })).data;
  const lines: SupportRequest['lines'] = [{ itemId: 'chair', quantity: 1 }];
  const order = await fair.post<{ id: string }>(who, calls.submitSupport.path, {
    formId: form.formId,
    lines,
    revision: 0,
  });
  expect(order.status, JSON.stringify(order)).toBe(200);
  const at = fair.server.now();
  const noticeId = `notice-${name}`;
  const articleId = `article-${name}`;
  await database
    .insertInto('drawing')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      drawing_id: `drawing-${name}`,
      form_id: form.formId,
      subject_key: `exhibitor:${exhibitorId}`,
      exhibitor_id: exhibitorId,
      booth_id: '',
      slot: `MARK-${name}`,
      status: 'wait',
      revision: 1,
      submitted_at: at,
      decided_at: null,
    })
    .execute();
  await database.transaction().execute(async (transaction) => {
    await putVersion(transaction, scope, {
      articleId,
      siteKey: `MARK-${name}`,
      version: 1,
      title: text(name),
      html: text(name),
      savedBy: null,
      savedAt: at,
    });
    await insertNotice(
      transaction,
      scope,
      {
        noticeId,
        sender: text('组委会'),
        title: text(`MARK-${name}`),
        html: {},
        pinned: false,
        audience: { roles: [], tags: [], exhibitorIds: [exhibitorId] },
        publishedAt: at,
      },
      null,
      at,
    );
    await insertMessages(
      transaction,
      scope,
      [
        {
          tenantId: scope.tenantId,
          exhibitionId: scope.exhibitionId,
          invitationId: `invitation-${name}`,
          exhibitorId,
          submissionId,
          recipient: `1390000${String(1000 + name.length)}`,
          wave: 1,
          language: 'zh-Hans',
          signature: '',
          sendAt: at,
        },
      ],
      at,
    );
  });
  const wish = await fair.post<{ id: string }>(who, calls.askDeletion.path, { reason: `MARK-${name}` });
  const { accountId } = who.account;
  const ids = { submissionId, orderId: order.data.id, drawingId: `drawing-${name}`, noticeId, articleId };
  return { form, ...ids, wishId: wish.data.id, exhibitorId, accountId };
}

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  const form = await createTestForm(database, fair.exhibition, definition);
  const hidden = await createTestForm(database, fair.exhibition, definition);
  await addTestItems(database, fair.exhibition, [{ item: testItem('chair') }]);
  await addTestSale(database, fair.exhibition, form.formId);
  await addTestSale(database, fair.exhibition, hidden.formId);
  seen = await makeThing('seen', await exhibitorIn('INSIDE', '5'), 'INSIDE', form);
  otherForm = await makeThing('form', await exhibitorIn('BESIDE', '5'), 'BESIDE', hidden);
  otherHall = await makeThing('hall', await exhibitorIn('OUTSIDE', '6'), 'OUTSIDE', form);
  await database.transaction().execute(async (transaction) => {
    await setLetter(transaction, fair.exhibition, form.formId, seen.articleId);
    await setLetter(transaction, fair.exhibition, hidden.formId, otherForm.articleId);
  });
  const limits = { none: {}, forms: { formIds: [form.formId] }, halls: { halls: ['5'] } };
  for (const role of everybody) {
    for (const limit of limitNames) {
      sessions.set(`${role} ${limit}`, await fair.person({ ...roles[role], ...limits[limit] }));
    }
  }
});
afterAll(() => fair.close());

async function ask(who: TestSession, name: keyof typeof table, thing: Thing) {
  const { method, path } = calls[name];
  const { params = {}, query = {}, body } = table[name].ask(thing);
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const search = new URLSearchParams(query).toString();
  return fair.server.app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url: search === '' ? url : `${url}?${search}`,
    headers: who.headers,
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** The things that are not there for somebody. */
function hiddenFrom(limit: LimitName, about: Row['about']): readonly Thing[] {
  if (limit === 'forms') return about === 'exhibitor' ? [] : [otherForm];
  // A form and its letter are of no hall.
  return limit === 'halls' && about !== 'form' ? [otherHall] : [];
}

describe('console.md §0.2: who may', () => {
  it('names every call of the console', () => {
    const named = Object.values(calls).filter(({ path }) => path.startsWith('/api/console/'));
    const walked = names.map((name) => calls[name].path);
    expect([...new Set(walked)].toSorted()).toEqual([...new Set(named.map(({ path }) => path))].toSorted());
  });

  describe.each(names)('%s', (name) => {
    const row = table[name];

    it.each(everybody.flatMap((role) => limitNames.map((limit) => [role, limit] as const)))(
      'by %s with limit %s',
      async (role, limit) => {
        const who = staff(role, limit);
        if (!row.roles.includes(role) || !row.limits.includes(limit)) {
          const refused = await ask(who, name, seen);
          const reason = row.roles.includes(role) ? 'FORBIDDEN' : (row.refusal ?? 'FORBIDDEN');
          expect([refused.statusCode, refused.json<{ data: { reason: string } }>().data.reason]).toEqual([
            403,
            reason,
          ]);
          return;
        }
        const passed = await ask(who, name, seen);
        expect([401, 403]).not.toContain(passed.statusCode);
        expect(passed.statusCode, passed.body).toBeLessThan(500);
        if (row.about !== 'list') {
          expect(passed.statusCode, passed.body).not.toBe(404);
          for (const hidden of hiddenFrom(limit, row.about)) {
            const missing = await ask(who, name, hidden);
            expect(missing.json<{ data: { reason: string } }>().data.reason).toBe('NOT_FOUND');
          }
        }
      },
    );
  });

  it.each([
    ['consoleForms', 'forms'],
    ['consoleSubmissions', 'forms'],
    ['consoleSubmissions', 'halls'],
    ['consoleSearch', 'halls'],
    ['consoleOrders', 'forms'],
    ['consoleOrders', 'halls'],
    ['consoleOrdersFile', 'forms'],
    ['consoleOrdersFile', 'halls'],
    ['consoleSubmissionsFile', 'halls'],
    ['consoleDrawings', 'forms'],
    ['consoleDrawings', 'halls'],
    ['consoleArticles', 'forms'],
    ['consoleNotices', 'forms'],
    ['consoleNotices', 'halls'],
    ['consoleInvitations', 'forms'],
    ['consoleInvitations', 'halls'],
    ['consoleFirstPasswords', 'halls'],
    ['consoleDeletionRequests', 'halls'],
    ['consoleExhibitors', 'halls'],
    ['consoleBooths', 'halls'],
  ] as const)('%s tells nobody limited by %s of what lies beyond', async (name, limit) => {
    const hidden = limit === 'forms' ? otherForm : otherHall;
    const full = await ask(staff('admin', 'none'), name, seen);
    const narrow = await ask(staff('admin', limit), name, seen);
    const marks = [
      hidden.form.formId,
      hidden.exhibitorId,
      hidden.accountId,
      hidden.submissionId,
      hidden.orderId,
      limit === 'forms' ? 'MARK-form' : 'MARK-hall',
    ].filter((mark) => limit === 'forms' || mark !== seen.form.formId);
    expect(
      marks.some((mark) => full.body.includes(mark)),
      full.body,
    ).toBe(true);
    expect(narrow.statusCode).toBe(200);
    for (const mark of marks) expect(narrow.body).not.toContain(mark);
  });

  it('counts, finds and filters nothing beyond the limits', async () => {
    for (const limit of ['forms', 'halls'] as const) {
      const who = staff('reviewer', limit);
      const beyond = limit === 'forms' ? otherForm : otherHall;
      for (const [path, query] of [
        [calls.consoleSubmissions.path, { search: beyond.exhibitorId }],
        [calls.consoleOrders.path, { search: beyond.exhibitorId }],
        [calls.consoleOrders.path, { exhibitorId: beyond.exhibitorId }],
        [calls.consoleDrawings.path, { exhibitorId: beyond.exhibitorId }],
        [calls.consoleInvitations.path, { exhibitorId: beyond.exhibitorId }],
      ] as const) {
        const found = await fair.get<{ total: number; sums?: { total: number } }>(who, path, query);
        expect(found.data).toMatchObject({ total: 0 });
        if (found.data.sums !== undefined) expect(found.data.sums.total).toBe(0);
      }
    }
    const forms = await fair.get<readonly { version: number; counts: Record<string, number> }[]>(
      staff('reviewer', 'halls'),
      calls.consoleForms.path,
    );
    // What the calls above made has no version yet.
    const published = forms.data.filter(({ version }) => version > 0);
    expect(published.map(({ counts }) => [counts['wait'], counts['none']])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('holds from the next call on when rights change, whatever the token', async () => {
    const who = await fair.person({ role: 'editor', mayDecide: true });
    const may = async (): Promise<readonly string[]> =>
      (await fair.get<StaffUser>(who, calls.consoleMe.path)).data.may;
    expect(await may()).toContain('decide');
    await fair.server.database
      .updateTable('membership')
      .set({ may_decide: false, halls: ['6'] })
      .where('account_id', '=', who.account.accountId)
      .execute();
    await expect.poll(may, { timeout: 5_000 }).not.toContain('decide');
    expect(await may()).not.toContain('editContent');
    expect((await ask(who, 'consoleAdopt', seen)).json()).toMatchObject({
      code: 403,
      data: { reason: 'MAY_NOT_DECIDE' },
    });
    expect((await ask(who, 'consoleSubmission', seen)).statusCode).toBe(404);
  });
});
