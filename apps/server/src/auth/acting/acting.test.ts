import {
  calls,
  type ActingLink,
  type HistoryPage,
  type NoticesPage,
  type SubmitAnswer,
  type TokenAnswer,
} from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForTokens, type TestSession } from '../testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { TestFair, type Refused } from '../../http/testing/test-fair.ts';
import { mayCallActing } from './acting-calls.ts';

let now = new Date('2026-11-20T04:00:00Z');
let fair: TestFair;
let admin: TestSession;
let own: TestSession;

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => now);
  fair = new TestFair(server, await createTestExhibition(server));
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
  own = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const ask = <T = ActingLink>(body: object = {}, id = 'A101', who = admin) =>
  fair.post<T>(who, calls.consoleActForExhibitor.path.replace(':id', id), {
    accountId: own.account.accountId,
    reason: ' 电话里说找不到上传的位置 ',
    ...body,
  });
const codeOf = async (): Promise<string> => {
  const { status, data } = await ask();
  expect(status, JSON.stringify(data)).toBe(200);
  expect(data.link).toContain(`exhibition=${fair.exhibition.exhibitionId}`);
  return /#\/s\?act=([\w-]+)$/.exec(data.link)?.[1] ?? '';
};
const use = (code: string) =>
  askForTokens(fair.server, fair.exhibition, { grant_type: 'acting', acting_code: code });
async function act(): Promise<TestSession> {
  const { status, body } = await use(await codeOf());
  expect(status, JSON.stringify(body)).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tokens = body as TokenAnswer;
  const headers = { ...clientHeaders(fair.exhibition), 'blade-auth': `bearer ${tokens.access_token}` };
  return { ...own, headers, tokens };
}

describe('console.md §1.2: staff see the portal as an exhibitor does', () => {
  it('by a link that is good once, for half an hour, without a refresh token', async () => {
    const code = await codeOf();
    const { status, body } = await use(code);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      refresh_token: '',
      expires_in: 1_800,
      exhibitor_id: 'A101',
      user_id: own.account.accountId,
      need_set_pwd: false,
      acting: { name: '沈竹溪', until: '2026-11-20T04:30:00.000Z' },
    });
    expect((await use(code)).status).toBe(400);
    const refreshed = await askForTokens(fair.server, fair.exhibition, {
      grant_type: 'refresh_token',
      refresh_token: code,
    });
    expect(refreshed.status).toBe(400);
  });

  it('not after a minute, and not when the half hour is over', async () => {
    const before = now;
    const code = await codeOf();
    now = new Date(before.getTime() + 60_000);
    expect((await use(code)).status).toBe(400);
    const acting = await act();
    now = new Date(now.getTime() + 1_799_000);
    expect((await fair.get(acting, calls.tagFormList.path)).status).toBe(200);
    now = new Date(now.getTime() + 2_000);
    expect((await fair.get(acting, calls.tagFormList.path)).status).toBe(401);
    now = before;
  });

  it('never as an account that is locked, of another exhibitor or not there, and never by others than admins', async () => {
    await fair.exhibitor('A102');
    expect((await ask<Refused>({}, 'A102')).status).toBe(404);
    expect((await ask<Refused>({}, 'nothing')).status).toBe(404);
    expect((await ask<Refused>({ reason: '电话里一起看页 ' })).status).toBe(400);
    const editor = await fair.person({ role: 'editor' });
    expect((await ask<Refused>({}, 'A101', editor)).status).toBe(403);
    expect((await ask<Refused>({}, 'A101', await act())).status).toBe(403);
    const code = await codeOf();
    const lock = (reason: string | null) =>
      fair.server.database
        .updateTable('account')
        .set({ locked_reason: reason })
        .where('account_id', '=', own.account.accountId)
        .execute();
    await lock('欠费');
    expect((await ask<Refused>()).data.reason).toBe('ACCOUNT_LOCKED');
    expect((await use(code)).status).toBe(400);
    await lock(null);
  });

  it('and write nothing but drafts: every other call is refused', async () => {
    const acting = await act();
    const submit = (body: object) => fair.post<Refused>(acting, calls.submit.path, body);
    const handedIn = await submit({ formId: 'nothing', formType: '1', version: 1, revision: 0, answers: {} });
    expect([handedIn.status, handedIn.data.reason]).toEqual([403, 'ACTING']);
    expect(handedIn.msg).toBe('正以展商身份查看，只能看和存草稿，这一步请展商自己做');
    // It gets as far as the form, which is not there.
    expect(
      (await submit({ formId: 'nothing', formType: '1', version: 1, revision: 0, answers: {}, draft: true }))
        .data.reason,
    ).not.toBe('ACTING');
    for (const { path } of [calls.downloadPersons, calls.withdraw, calls.updatePassword, calls.giveConsent])
      expect((await fair.post<Refused>(acting, path, {})).data.reason, path).toBe('ACTING');
    expect((await fair.get<Refused>(acting, calls.myData.path)).data.reason).toBe('ACTING');
    expect((await fair.get(acting, calls.detail.path)).status).toBe(200);
  });

  it('and never see an ID number whole, nor save what would take its place', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'name', type: 'input' },
        { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
      ]),
    );
    const answers = { name: '甲', idNo: '990417190101010012' };
    await fair.submit(own, form, answers);
    const acting = await act();
    const shown = await fair.info(acting, form.formId);
    expect(shown.answers).toEqual({ name: '甲', idNo: '••••0012' });
    expect(JSON.stringify(shown)).not.toContain('9904171901');
    const saved = await fair.post<Refused>(acting, calls.submit.path, {
      formId: form.formId,
      formType: form.formType,
      version: 1,
      revision: shown.revision,
      answers: shown.answers,
      draft: true,
    });
    expect([saved.status, saved.data.reason]).toEqual([403, 'ACTING']);
    expect((await fair.info(own, form.formId)).answers).toEqual(answers);
    const sought = await fair.get<Refused>(acting, calls.persons.path, { idNo: answers.idNo });
    expect(sought.status).toBe(403);
  });

  it('while the exhibition is closed too', async () => {
    const acting = await act();
    const setState = (from: string, to: string) =>
      fair.post(admin, calls.consoleChangeExhibitionState.path, { change: { state: { from, to } } });
    await setState('open', 'closed');
    await expect.poll(async () => (await fair.get(own, calls.detail.path)).status).toBe(403);
    expect((await fair.get(acting, calls.detail.path)).status).toBe(200);
    expect((await use(await codeOf())).status).toBe(200);
    await setState('closed', 'open');
    await expect.poll(async () => (await fair.get(own, calls.detail.path)).status).toBe(200);
  });

  it('until they sign out, which signs nobody else out; the audit names both', async () => {
    const acting = await act();
    await fair.get(acting, calls.logout.path);
    expect((await fair.get(acting, calls.detail.path)).status).toBe(401);
    expect((await fair.get(own, calls.detail.path)).status).toBe(200);
    const rows = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'account_id as actor', 'thing_id as thing', 'detail', 'reason'])
      .where('action', 'like', 'exhibitor.act-%')
      .where('exhibition_id', '=', fair.exhibition.exhibitionId)
      .orderBy('at', 'desc')
      .limit(2)
      .execute();
    const both = {
      actor: admin.account.accountId,
      thing: 'A101',
      detail: { accountId: own.account.accountId },
    };
    expect(rows).toMatchObject([
      { action: 'exhibitor.act-ended', ...both },
      { action: 'exhibitor.act-begun', ...both, reason: '电话里说找不到上传的位置' },
    ]);
    const history = calls.consoleExhibitorHistory.path.replace(':id', 'A101');
    const { records } = (await fair.get<HistoryPage>(admin, history)).data;
    expect(records.slice(0, 2)).toMatchObject([
      { by: '沈竹溪', action: 'exhibitor.act-ended' },
      { by: '沈竹溪', action: 'exhibitor.act-begun', reason: '电话里说找不到上传的位置' },
    ]);
  });

  it('and the exhibitor reads among its notices who did and why', async () => {
    await act();
    const [newest] = (await fair.get<NoticesPage>(own, calls.notices.path)).data.records;
    expect(newest?.title).toBe(
      `组委会沈竹溪以${own.account.name}的身份查看了门户，原因：电话里说找不到上传的位置`,
    );
  });

  it('and what they save bears their name, in the draft and in the audit', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
    );
    const acting = await act();
    const save = (revision: number, name: string) =>
      fair.post<SubmitAnswer>(acting, calls.submit.path, {
        formId: form.formId,
        formType: form.formType,
        version: 1,
        revision,
        answers: { name },
        draft: true,
      });
    const first = await save(0, '甲');
    expect(first.status, JSON.stringify(first)).toBe(200);
    const second = await save(first.data.revision, '乙');
    // The same sent again because its answer was lost is the same draft.
    expect((await save(first.data.revision, '乙')).data.revision).toBe(second.data.revision);
    const drafts = await fair.server.database
      .selectFrom('draft')
      .select(['saved_by as by', 'answers'])
      .where('submission_id', '=', first.data.id)
      .execute();
    expect(drafts).toEqual([{ by: admin.account.accountId, answers: { name: '乙' } }]);
    const rows = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'actor_kind as kind', 'account_id as actor', 'detail'])
      .where('thing_id', '=', first.data.id)
      .orderBy('at')
      .execute();
    const detail = { formId: form.formId, accountId: own.account.accountId };
    expect(rows).toMatchObject(
      [first, second].map(({ data }) => ({
        action: 'submission.act-draft',
        kind: 'staff',
        actor: admin.account.accountId,
        detail: { ...detail, revision: data.revision },
      })),
    );
  });

  it('until the member of staff is locked', async () => {
    const other = await fair.person({ role: 'admin' });
    const { data } = await ask({}, 'A101', other);
    const { body } = await use(/act=([\w-]+)$/.exec(data.link)?.[1] ?? '');
    const headers = {
      ...clientHeaders(fair.exhibition),
      'blade-auth': `bearer ${String(body['access_token'])}`,
    };
    const acting = { ...own, headers };
    expect((await fair.get(acting, calls.detail.path)).status).toBe(200);
    await fair.server.database
      .updateTable('account')
      .set({ locked_reason: '离职' })
      .where('account_id', '=', other.account.accountId)
      .execute();
    await expect.poll(async () => (await fair.get(acting, calls.detail.path)).status).toBe(401);
  });
});

/** Reads that are no business of who acts: exports, messages, and what other roles, guests, probes and staff ask for. */
const closedReads = new Set([
  'captcha',
  'smsSend',
  'myData',
  'shortLink',
  'mediaAccreditation',
  'transportPage',
]);
const writes = new Set(['submit', 'putImg', 'putFile', 'downloadTemplate', 'querySupport']);

it.each(Object.entries(callRecords))('%s is open to who acts, or closed, for a reason', (name, call) => {
  const given = mayCallActing(name);
  if (call.method === 'POST') {
    const special = name === 'submit' ? 'drafts' : name === 'personSubmit' ? 'trial' : null;
    expect(given).toBe(special ?? (writes.has(name) ? 'always' : 'never'));
    return;
  }
  if ('answer' in call && call.answer === 'file') expect(given).toBe('never');
  const isOurs = call.access === 'user' || call.access === 'signed-in';
  if (isOurs && !closedReads.has(name)) expect(given).toBe('always');
  if (typeof call.access === 'object' && 'may' in call.access) expect(given).toBe('never');
});
