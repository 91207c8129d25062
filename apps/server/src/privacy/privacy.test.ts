import { calls, type ConsentState, type DeletionRequest, type MyData } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let one: TestSession;
let press: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101', { agreed: false });
  press = await fair.person({ role: 'media', name: '记者甲' }, false);
});
afterAll(() => fair.close());

const consent = async (who: TestSession): Promise<ConsentState> =>
  (await fair.get<ConsentState>(who, calls.consent.path)).data;
const agree = <T = ConsentState>(who: TestSession, version: string): Promise<Answer<T>> =>
  fair.post<T>(who, calls.giveConsent.path, { policy: 'privacy', version });
const mine = async (who: TestSession): Promise<MyData> =>
  (await fair.get<MyData>(who, calls.myData.path)).data;

describe('pages.md: consent', () => {
  it('is to the policy as it is now, kept once with its time', async () => {
    const before = await consent(one);
    expect(before).toMatchObject({ given: false, givenVersion: null, givenAt: null });
    const wrong = await agree<Refused>(one, 'old');
    expect([wrong.status, wrong.data.reason, wrong.data['version']]).toEqual([
      400,
      'CONSENT_NEEDED',
      before.version,
    ]);
    const given = (await agree(one, before.version)).data;
    expect(given).toMatchObject({ given: true, givenVersion: before.version });
    expect((await agree(one, before.version)).data).toEqual(given);
    expect((await mine(one)).consents).toHaveLength(1);
    expect((await consent(press)).given).toBe(false);
  });
});

describe('pages.md: my data', () => {
  it('is everything that is kept of the person, and nothing of others', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'name', type: 'input' },
        { prop: 'no', type: 'input', original: { sensitive: 'id' } },
      ]),
      { audience: { roles: ['media', 'exhibitor'], boothTypes: [], tags: [], notTags: [] } },
    );
    await agree(press, (await consent(press)).version);
    await fair.submit(press, form, { name: '记者甲', no: 'Y1000001' });
    await fair.submit(one, form, { name: '公司', no: 'Y1000002' });
    const data = await mine(press);
    expect(data).toMatchObject({
      account: { name: '记者甲', phone: press.account.phone },
      memberships: [{ role: 'media', current: true }],
      submissions: [{ formId: form.formId, status: 'wait', answers: { name: '记者甲', no: 'Y1000001' } }],
    });
    expect(data.sessions).toHaveLength(1);
    expect(data.actions.map(({ action }) => action)).toContain('submission.submit');
    const text = JSON.stringify(data);
    expect(text).not.toContain('Y1000002');
    expect(text).not.toContain('password');
    const company = await mine(one);
    expect(company.submissions).toEqual([]);
    expect((await mine(one)).actions[0]?.action).toBe('privacy.export');
  });
});

describe('pages.md: deletion', () => {
  it('is requested once at a time and answered by the organiser', async () => {
    const admin = await fair.person({ role: 'admin' });
    const ask = <T = DeletionRequest>(who: TestSession): Promise<Answer<T>> =>
      fair.post<T>(who, calls.askDeletion.path, { reason: ' 不再参展 ' });
    const requests = await Promise.all([ask<Refused>(press), ask<Refused>(press), ask<Refused>(press)]);
    expect(requests.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(requests.filter(({ data }) => data.reason === 'ALREADY_REQUESTED')).toHaveLength(2);
    const list = async (who: TestSession): Promise<readonly DeletionRequest[]> =>
      (await fair.get<readonly DeletionRequest[]>(who, calls.deletionRequests.path)).data;
    expect(await list(press)).toMatchObject([{ reason: '不再参展', answer: null, answeredAt: null }]);
    expect(await list(one)).toEqual([]);
    const open = await fair.get<readonly { id: string; account: object }[]>(
      admin,
      calls.consoleDeletionRequests.path,
    );
    expect(open.data).toMatchObject([{ account: { name: '记者甲' } }]);
    const path = calls.consoleAnswerDeletion.path.replace(':id', open.data[0]?.id ?? '');
    expect((await fair.post(admin, path, { answer: '  ' })).status).toBe(400);
    expect((await fair.post(admin, path, { answer: '资料已删除' })).status).toBe(200);
    expect((await fair.post<Refused>(admin, path, { answer: 'x' })).data.reason).toBe('NOTHING_TO_DECIDE');
    expect(await list(press)).toMatchObject([{ answer: '资料已删除' }]);
    expect((await ask(press)).status).toBe(200);
  });
});
