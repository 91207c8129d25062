import { calls, type FileRecord } from '@zhantai/contract';
import type { Exhibition } from '../exhibitions/index.ts';
import type { Form } from '../forms/index.ts';
import { callers, type CallerName } from './test-callers.ts';

/** What calls are tried with: all of it belongs to the exhibitor A101. */
export interface Things {
  readonly exhibition: Exhibition;
  readonly exhibitorId: string;
  /** A form for exhibitors, submitted and waiting. */
  readonly company: Form;
  /** A form of type 201. */
  readonly transport: Form;
  readonly submissionId: string;
  readonly file: FileRecord;
}

export interface TriedRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** A call tried with one request, who may make it, and how everybody else is refused. */
export interface Authorisation {
  readonly call: string;
  readonly what?: string;
  readonly request: (things: Things) => TriedRequest;
  readonly may: readonly CallerName[];
  readonly refused: (who: CallerName) => number;
}

const unknown: readonly CallerName[] = ['nobody', 'expired', 'revoked'];
const misplaced: readonly CallerName[] = ['otherTenant', 'otherExhibition'];
const twins: readonly CallerName[] = ['foreignTenant', 'foreignExhibition'];
const self: readonly CallerName[] = ['own', 'colleague'];
const staff: readonly CallerName[] = ['admin', 'editor', 'reviewer'];
const exhibitors: readonly CallerName[] = [...twins, ...self, 'neighbour'];
const users: readonly CallerName[] = [...exhibitors, 'supplier', 'chosen', 'rival', 'media'];
const everyStaff: readonly CallerName[] = [...staff, 'limited', 'foreignAdmin'];

/** 401 for who is not signed in, else 403; `missing` are told that there is no such thing. */
function refusing(missing: readonly CallerName[] = []): (who: CallerName) => number {
  return (who) => (missing.includes(who) ? 404 : unknown.includes(who) ? 401 : 403);
}

type Call = (typeof calls)[keyof typeof calls];

function row(
  call: Call | string,
  may: readonly CallerName[],
  request: Authorisation['request'] = () => ({}),
  more: { readonly what?: string; readonly missing?: readonly CallerName[] } = {},
): Authorisation {
  const name = typeof call === 'string' ? call : `${call.method} ${call.path}`;
  const what = more.what === undefined ? {} : { what: more.what };
  return { call: name, ...what, request, may, refused: refusing(more.missing) };
}

const withHeaders = callers.filter((who) => !misplaced.includes(who));

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
const staffRow = (call: Call, body?: object): Authorisation =>
  row(
    call,
    staff,
    ({ submissionId }) => ({ params: { id: submissionId }, ...(body === undefined ? {} : { body }) }),
    { missing: ['foreignAdmin'] },
  );
const save = (things: Things, form: Form): object => ({
  formId: form.formId,
  formType: form.formType,
  version: 1,
  revision: 99,
  answers: {},
  exhibitorId: things.exhibitorId,
});

/** Call × request × caller. Whoever adds a call says here who may make it. */
export const authorisation: readonly Authorisation[] = [
  row('GET /api/health/live', callers),
  row('GET /api/health/ready', callers),
  row('GET /api/openapi.json', callers),
  row(calls.portalConfig, callers, ({ exhibition }) => ({
    query: { exhibition: exhibition.exhibitionId },
  })),
  row(calls.captcha, callers),
  row(calls.token, callers),
  row(calls.smsSend, withHeaders),
  row(calls.userInfo, [...users, ...everyStaff]),
  row(calls.setPassword, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.updatePassword, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.dictionary, [...users, ...everyStaff], () => ({ params: { code: 'country' } })),
  row('POST /api/dict/:code', [...users, ...everyStaff], () => ({ params: { code: 'country' }, body: {} })),

  row(calls.putImg, users),
  row(calls.putFile, users),
  row(calls.getImg, self, ({ file }) => ({ query: { id: file.id } }), { missing: twins }),
  row(calls.getFile, self, ({ file }) => ({ query: { id: file.id } }), { missing: twins }),
  row(calls.getImgs, self, ({ file }) => ({ query: { ids: file.id } }), { missing: twins }),
  row(calls.file, callers, ({ file }) => ({
    params: { id: file.id },
    query: Object.fromEntries(new URLSearchParams(file.link.split('?')[1])),
  })),
  row(calls.file, [], ({ file }) => ({ params: { id: file.id } }), {
    what: 'without a signature',
    missing: callers,
  }),

  formRow(calls.info),
  ...readRows(calls.info),
  formRow(calls.queryFormExamStatus),
  ...readRows(calls.queryFormExamStatus),
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

  row(calls.consoleMe, everyStaff),
  row(calls.consoleForms, everyStaff),
  row(calls.consoleForm, staff, ({ company }) => ({ params: { formId: company.formId } }), {
    missing: ['foreignAdmin'],
  }),
  row(calls.consoleSubmissions, everyStaff),
  row(calls.consoleSubmissions, [...staff, 'foreignAdmin'], (things) => ({ query: ownForm(things) }), {
    what: 'of one form',
  }),
  row(calls.consoleOutbox, ['admin', 'foreignAdmin']),
  staffRow(calls.consoleSubmission),
  staffRow(calls.consoleReject, { revision: 99, reason: 'x', comments: [] }),
  staffRow(calls.consoleAdopt, { revision: 99 }),
  staffRow(calls.consoleReopen, { revision: 99, reason: 'x' }),
  ...changeRows(calls.withdraw, {}),
  // The last: it ends the sessions of all.
  row(calls.logout, withHeaders),
];
