import { calls, type ConsentState } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let one: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101', { agreed: false });
});
afterAll(() => fair.close());

const name: TestItem = { prop: 'name', type: 'input' };
const health: TestItem = { prop: 'fever', type: 'input', original: { sensitive: 'health' } };

function makeForm(...items: readonly TestItem[]): Promise<Form> {
  return createTestForm(fair.server.database, fair.exhibition, testDefinition(items), { review: false });
}

function agree(who: TestSession, version: string): Promise<{ readonly status: number }> {
  return fair.post(who, calls.giveConsent.path, { policy: 'privacy', version });
}

/** How a submit is refused. */
async function refusal(who: TestSession, form: Form, revision = 0): Promise<unknown> {
  const answers = { name: '甲' };
  const { status, data, msg } = await fair.submit<Refused>(who, form, answers, { revision });
  return { status, reason: data.reason, version: data['version'], msg };
}

describe('pages.md: consent before ID, photo or health data', () => {
  it.each<readonly [string, boolean, TestItem]>([
    ['a text', false, name],
    ['an item marked as health data', true, health],
    ['an upload marked as photo', true, { prop: 'p', type: 'upload', original: { sensitive: 'photo' } }],
    ['an ID number that only its rule tells', true, idCard('no')],
    [
      'a column with an ID number',
      true,
      {
        prop: 'drivers',
        type: 'dynamic',
        original: {
          children: { column: [{ prop: 'no', type: 'input', label: 'no', rules: [{ type: 'idCard' }] }] },
        },
      },
    ],
  ])('%s: %s', async (_what, sensitive, item) => {
    const form = await makeForm(item);
    expect((await fair.info(one, form.formId)).sensitive).toBe(sensitive);
  });

  it('is demanded for handing in, not for drafts, and of nothing else', async () => {
    const [plain, private_] = [await makeForm(name), await makeForm(name, health)];
    expect((await fair.submit(one, plain, { name: '甲' })).status).toBe(200);
    expect((await fair.submit(one, private_, { name: '甲' }, { draft: true })).status).toBe(200);
    expect(await refusal(one, private_, 1)).toEqual({
      status: 400,
      reason: 'CONSENT_NEEDED',
      version: '1',
      msg: '请先同意隐私政策',
    });
    expect((await fair.status(one, private_.formId)).status).toBe('draft');
    expect((await agree(one, '1')).status).toBe(200);
    expect((await fair.submit(one, private_, { name: '甲' }, { revision: 1 })).status).toBe(200);
  });

  it('is everybody’s own, also in the same exhibitor', async () => {
    const form = await makeForm(name, health);
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' }, false);
    expect(await refusal(colleague, form)).toMatchObject({ reason: 'CONSENT_NEEDED' });
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
  });

  it('is demanded of who registers a person too', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([name, idCard('idNo')]),
      { formType: '7', submissions: 'many' },
    );
    const two = await fair.exhibitor('A102', { agreed: false });
    const person = { formId: form.formId, version: 1, revision: 0, answers: { name: '甲' } };
    expect(await fair.post<Refused>(two, calls.personSubmit.path, person)).toMatchObject({
      status: 400,
      data: { reason: 'CONSENT_NEEDED' },
    });
    await agree(two, '1');
    expect((await fair.post(two, calls.personSubmit.path, person)).status).toBe(200);
  });

  it('is asked anew for a new version of the policy', async () => {
    const form = await makeForm(name, health);
    await fair.server.database
      .updateTable('exhibition')
      .set((row) => ({
        profile: row.val(JSON.stringify({ ...fair.exhibition.profile, privacyVersion: '2' })),
      }))
      .where('exhibition_id', '=', fair.exhibition.exhibitionId)
      .execute();
    await expect
      .poll(async () => (await fair.get<ConsentState>(one, calls.consent.path)).data.version, {
        timeout: 20_000,
      })
      .toBe('2');
    expect(await refusal(one, form)).toMatchObject({ reason: 'CONSENT_NEEDED', version: '2' });
    expect((await agree(one, '1')).status).toBe(400);
    expect((await agree(one, '2')).status).toBe(200);
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
  });
});

function idCard(prop: string): TestItem {
  return { prop, type: 'input', original: { rules: [{ type: 'idCard' }] } };
}
