import { createServer, type Server } from 'node:http';
import { portalCalls, type Form, type FormInfo } from '@zhantai/contract';
import { browserStorage, createClient, createLocalStore, createSessionStore } from '@zhantai/contract/client';
import type { Answers } from '@zhantai/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInCalls } from './form-calls.ts';
import { createFormController, type FormController } from './form-controller.ts';
import { createDrafts } from '../../../shell/drafts/create-drafts.ts';
import { freshKey } from '../../../shell/drafts/envelope.ts';

interface Sent {
  readonly key: string | undefined;
  readonly body: { revision: number; version: number; draft?: boolean; answers: Answers };
}

type Answer = readonly [status: number, body: unknown];

let server: Server;
let origin = '';
let sent: Sent[];
let answer: (request: Sent) => Answer;
let controller: FormController;
let locked: number;

const ok = (data: unknown): Answer => [200, { code: 200, success: true, data, msg: '' }];
const refusal = (status: number, data: object): Answer => [
  status,
  { code: status, success: false, data, msg: 'x' },
];
const taken = { id: 's', revision: 9, status: 'wait', savedAt: '2026-11-21 14:32:00' };

const item = (id: string, label: string, required: boolean) => ({
  formItemId: id,
  formItemType: 'input',
  formItemLabel: label,
  formItemRequired: required,
  formItemOriginalData: '{}',
});
const form = (version: number, ...items: object[]): Form => ({
  formId: 'f',
  formType: '4',
  version,
  pageKey: 'exhibitor',
  pageType: 1,
  formCode: 'A1',
  title: '企业信息',
  purpose: '先填这一份',
  formItems: items,
  formLogic: {},
  formSetting: { desc: '先填这一份' },
  memo: null,
});
const info: FormInfo = {
  form: form(1, item('name', '名称', true), item('note', '备注', false)),
  answers: {},
  revision: 3,
  status: 'none',
  hasDraft: false,
  draftSavedAt: null,
  answersVersion: 1,
  submitted: null,
  reason: null,
  comments: [],
  changeRequestedAt: null,
  fromInformationCanBeSubmitted: true,
  optionsLeft: [],
  booth: null,
  booths: [],
  sensitive: false,
  timelines: {
    startTime: null,
    earlyEndTime: null,
    endTime: null,
    lateEndTime: null,
    serverTime: '2026-11-21 14:30:00',
    zone: 'Asia/Shanghai',
    expired: false,
    extendedTo: null,
  },
  context: { today: '2026-11-21', user: {}, exhibitor: {}, booth: {}, form: {}, last: {} },
  receipt: null,
};

beforeEach(async () => {
  sent = [];
  locked = 0;
  answer = () => ok({ ...taken, revision: 4, status: 'draft' });
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      const one: Sent = { key: typeof key === 'string' ? key : undefined, body: JSON.parse(text) };
      sent.push(one);
      const [status, body] = answer(one);
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  controller = openController();
});

afterEach(() => {
  controller.autosave.stop();
  server.closeAllConnections();
  server.close();
});

function openController(answers: Answers = {}): FormController {
  // Node has no window: the storage is the one that lives in memory.
  const store = createLocalStore('t', browserStorage('local'), browserStorage('session'));
  const client = createClient({
    calls: portalCalls,
    origin,
    identity: () => null,
    language: () => 'zh-Hans',
    session: createSessionStore(store),
    lock: (task) => task(false),
    onSessionLost: () => undefined,
    pause: () => Promise.resolve(),
  });
  return createFormController({
    info,
    answers,
    readOnly: false,
    dirty: false,
    language: 'zh-Hans',
    calls: signedInCalls(client, info.form),
    slot: createDrafts({ store, askKey: () => Promise.resolve({ owner: 'u', key: freshKey() }) }).slot(
      'u',
      'f',
    ),
    signedIn: () => true,
    clock: () => '2026-11-21 14:32:00',
    onChange: () => undefined,
    onLocked: () => {
      locked += 1;
    },
  });
}

function type(prop: string, text: string) {
  controller.state().session.node(prop)?.set(text);
}

const typed = (): Answers => controller.state().session.draft();

describe('submitting', () => {
  it('shows every gap and sends nothing', async () => {
    await controller.submit();
    expect(controller.state().problems?.map(({ prop, code }) => [prop, code])).toEqual([
      ['name', 'required'],
    ]);
    expect(sent).toHaveLength(0);
  });

  it('sends the answers with version and revision and keeps the receipt', async () => {
    answer = () => ok({ ...taken, receipt: { number: 'A1-7', time: '', hash: '' } });
    type('name', '澄砚');
    await controller.submit();
    expect(sent[0]?.body).toEqual({
      formId: 'f',
      formType: '4',
      version: 1,
      revision: 3,
      answers: { name: '澄砚', note: '' },
    });
    expect(controller.state().taken?.receipt?.number).toBe('A1-7');
  });

  it('puts the problems the server found at their fields', async () => {
    const problem = {
      prop: 'name',
      formItemId: 'name',
      label: '名称',
      code: 'required',
      message: '名称已被登记',
    };
    answer = () => refusal(422, { reason: 'ANSWERS_REFUSED', problems: [problem] });
    type('name', '澄砚');
    await controller.submit();
    expect(controller.state().session.node('name')?.state().problem).toMatchObject({
      params: { message: '名称已被登记' },
    });
    expect(controller.state().problems).toHaveLength(1);
  });

  it('tries an unanswered submission again under the same key, another one under a new key', async () => {
    answer = () => [0, ''];
    type('name', '澄砚');
    await controller.submit();
    expect(controller.state().failure?.reason).toBe('NETWORK');
    await controller.submit();
    type('name', '澄砚传动');
    await controller.submit();
    const keys = sent.filter(({ body }) => body.draft !== true).map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks for the form anew when a review locked it meanwhile', async () => {
    answer = () => refusal(409, { reason: 'UNDER_REVIEW' });
    type('name', '澄砚');
    await controller.submit();
    expect(locked).toBe(1);
  });

  it('says what the server says once the form is closed, and keeps the page', async () => {
    answer = () => refusal(403, { reason: 'FORM_CLOSED' });
    type('name', '澄砚');
    await controller.submit();
    expect(controller.state().closed?.message).toBe('x');
    expect(typed()).toEqual({ name: '澄砚' });
  });
});

describe('a form that changed under the page', () => {
  it('is opened with everything typed; what it no longer asks is kept and shown', async () => {
    const newer = form(2, item('name', '单位名称', true), item('site', '网址', false));
    answer = ({ body }) =>
      body.version === 1
        ? refusal(409, { reason: 'FORM_CHANGED', form: newer })
        : ok({ ...taken, revision: 4 });
    type('name', '澄砚');
    type('note', '旧备注');
    await controller.submit();
    const { session, changed } = controller.state();
    expect(changed).toBe('now');
    expect(session.node('name')?.item.label).toBe('单位名称');
    expect(session.unknown).toEqual({ note: '旧备注' });
    await controller.submit();
    expect(sent.at(-1)?.body).toMatchObject({ version: 2, answers: { name: '澄砚', site: '' } });
    expect(controller.state().taken).not.toBeNull();
  });
});

describe('two people at one form', () => {
  const other = { reason: 'STALE_REVISION', revision: 7, savedBy: '程砚秋', savedAt: '', draft: true };

  beforeEach(async () => {
    answer = ({ body }) =>
      body.revision < 7
        ? refusal(409, { ...other, answers: { name: '对方写的' } })
        : ok({ ...taken, revision: body.revision + 1, status: 'draft' });
    type('name', '我写的');
    await controller.autosave.save();
    // What reads a refusal is loaded by the first one.
    await vi.dynamicImportSettled();
  });

  it('tells who saved, and sends nothing until somebody chose', async () => {
    expect(controller.state().stale).toMatchObject({ savedBy: '程砚秋', revision: 7 });
    type('note', '又写');
    await controller.autosave.save();
    expect(sent).toHaveLength(1);
  });

  it('keeps mine over theirs, which stay at hand', async () => {
    controller.choose('mine');
    await controller.autosave.save();
    expect(sent.at(-1)?.body).toMatchObject({ revision: 7, answers: { name: '我写的' } });
    expect(controller.state().aside).toEqual({ whose: 'theirs', answers: { name: '对方写的' } });
  });

  it('takes theirs, and changes back to mine as a save of its own', async () => {
    controller.choose('theirs');
    expect(typed()).toEqual({ name: '对方写的' });
    expect(controller.autosave.unsaved()).toBe(false);
    controller.swap();
    expect(typed()).toEqual({ name: '我写的' });
    await controller.autosave.save();
    expect(sent.at(-1)?.body).toMatchObject({ revision: 7, answers: { name: '我写的' } });
  });
});

it('is shown in another language with everything typed', () => {
  type('name', '澄砚');
  const translated = {
    ...item('name', '名称', true),
    formItemOriginalData: JSON.stringify({ i18n: { en: { label: 'Company name' } } }),
  };
  controller.translate(form(1, translated, item('note', '备注', false)), 'en');
  expect(controller.state().session.node('name')?.item.label).toBe('Company name');
  expect(typed()).toEqual({ name: '澄砚' });
});

it('does not say the purpose twice', () => {
  expect(controller.state().session.definition.setting.desc).toBe('');
});
