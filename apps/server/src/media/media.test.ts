import {
  calls,
  type Accreditation,
  type FormInfo,
  type SubmissionsPage,
  type SubmitAnswer,
  type UserInfo,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, askForTokens, codeSentTo, type TestSession } from '../auth/testing.ts';
import { createBadges } from '../badges/index.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';

let fair: TestFair;
let register: Form;
let perfect: Form;
let reviewer: TestSession;

const column = (prop: string) => ({
  formItemId: `c_${prop}`,
  formItemType: 'input',
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify({ prop, ...(prop === 'r_id' ? { sensitive: 'id' } : {}) }),
});

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  const { profile } = await createTestExhibition(server);
  const media = { opens: '2020-01-01', closes: '2099-01-01' };
  fair = new TestFair(server, await createTestExhibition(server, { profile: { ...profile, media } }));
  const audience = { roles: ['media'], boothTypes: [], tags: [], notTags: [] };
  const form = (definition: object, pageKey: string): Promise<Form> =>
    createTestForm(server.database, fair.exhibition, definition, { formType: '200', pageKey, audience });
  register = await form(
    testDefinition([
      { prop: 'name', type: 'input', required: true },
      { prop: 'media_name', type: 'input', required: true },
    ]),
    'mediaRegister',
  );
  perfect = await form(
    testDefinition([
      {
        prop: 'reporters',
        type: 'dynamic',
        required: true,
        original: { minSize: 1, children: { column: [column('r_name'), column('r_id')] } },
      },
    ]),
    'mediaPerfect',
  );
  reviewer = await fair.person({ role: 'reviewer' });
});
afterAll(() => fair.close());

let numbers = 0;
/** A medium that signs in for the first time, by SMS. */
async function newMedium(): Promise<TestSession> {
  numbers += 1;
  const phone = `1390100${String(numbers).padStart(4, '0')}`;
  await askForCode(fair.server, fair.exhibition, phone, 'mediaRegister');
  const code = await codeSentTo(fair.server, phone);
  const { status, body } = await askForTokens(fair.server, fair.exhibition, {
    grant_type: 'sms_code',
    phone,
    code,
    exhibitId: fair.exhibition.exhibitionId,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const someone = await fair.person({ role: 'media' });
  const token = String(body['access_token']);
  return { ...someone, headers: { ...clientHeaders(fair.exhibition), 'blade-auth': `bearer ${token}` } };
}
const read = async (who: TestSession): Promise<Accreditation> =>
  (await fair.get<Accreditation>(who, calls.mediaAccreditation.path)).data;
const hand = (who: TestSession, body: object = { consent: '1' }): Promise<Answer<Accreditation & Refused>> =>
  fair.post(who, calls.mediaAccreditationSubmit.path, body);
const draft = (who: TestSession, form: Form, answers: object, revision = 0): Promise<Answer<SubmitAnswer>> =>
  fair.submit(who, form, { ...answers }, { draft: true, revision });
const company = { name: '闻笛', media_name: '澜江制造' };
const team = {
  reporters: [
    { r_name: '许怀谷', r_id: '990417190412310055' },
    { r_name: '陶一鸣', r_id: '' },
  ],
};

async function decide(form: Form, verdict: 'adopt' | 'reject', who: string): Promise<void> {
  const { data } = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
    formId: form.formId,
    status: 'wait',
  });
  const record = data.records.find(({ subject }) => subject.name === who);
  expect(record, `${who} waits for a review`).toBeDefined();
  const call = verdict === 'adopt' ? calls.consoleAdopt : calls.consoleReject;
  const path = call.path.replace(':id', record?.id ?? '');
  const body = {
    revision: record?.revision,
    ...(verdict === 'adopt' ? {} : { reason: '证件不清', comments: [] }),
  };
  expect((await fair.post(reviewer, path, body)).status).toBe(200);
}

describe('wire.md §4: media accreditation', () => {
  it('goes from the first code to badges: register, complete, submit, review, adopted', async () => {
    const who = await newMedium();
    expect(await read(who)).toMatchObject({ step: 'register', badges: [] });
    await draft(who, register, company);
    expect((await read(who)).step).toBe('perfect');
    await draft(who, perfect, team);
    expect((await read(who)).step).toBe('submit');
    const handed = await hand(who);
    expect([handed.status, handed.data.step]).toEqual([200, 'wait']);
    expect(handed.data.forms.map(({ status }) => status)).toEqual(['wait', 'wait']);
    const user = await fair.get<{ data: UserInfo['data'] }>(who, calls.userInfo.path);
    expect(user.data.data.name).toBe('闻笛');
    await decide(register, 'adopt', '闻笛');
    expect(await read(who)).toMatchObject({ step: 'wait', badges: [] });
    await decide(perfect, 'adopt', '闻笛');
    const done = await read(who);
    expect(done.step).toBe('success');
    expect(done.badges).toMatchObject([
      { name: '许怀谷', medium: '澜江制造' },
      { name: '陶一鸣', medium: '澜江制造' },
    ]);
    const badges = createBadges(fair.server);
    const ids = await Promise.all(done.badges.map(({ qr }) => badges.read(fair.exhibition, qr)));
    expect(ids.map((one) => one?.kind)).toEqual(['media', 'media']);
    expect(new Set(ids.map((one) => one?.id)).size).toBe(2);
    expect((await read(who)).badges).toEqual(done.badges);
  });

  it('tells what was returned and is handed in again; what is adopted stays', async () => {
    const who = await newMedium();
    await draft(who, register, { ...company, name: '程砚秋' });
    await draft(who, perfect, team);
    await hand(who);
    await decide(register, 'adopt', '程砚秋');
    await decide(perfect, 'reject', '程砚秋');
    const returned = await read(who);
    expect(returned.step).toBe('fail');
    expect(returned.forms[1]).toMatchObject({ status: 'fail', reason: '证件不清' });
    const info = (await fair.get<FormInfo>(who, calls.info.path, { formId: perfect.formId })).data;
    await draft(who, perfect, team, info.revision);
    expect((await read(who)).step).toBe('submit');
    const again = await hand(who);
    expect(again.data.forms.map(({ status }) => status)).toEqual(['adopt', 'wait']);
  });

  it('says of which form it speaks where answers are missing, and keeps the forms before it', async () => {
    const who = await newMedium();
    await draft(who, register, company);
    const refused = await hand(who);
    expect([refused.status, refused.data]).toMatchObject([
      422,
      { reason: 'ANSWERS_REFUSED', formId: perfect.formId, problems: [{ prop: 'reporters' }] },
    ]);
    expect((await read(who)).forms.map(({ status }) => status)).toEqual(['wait', 'none']);
  });

  it('needs the consent to the policy of now, which is kept', async () => {
    const who = await newMedium();
    await draft(who, register, company);
    expect((await hand(who, {})).data.reason).toBe('CONSENT_NEEDED');
    expect((await read(who)).forms[0]?.status).toBe('draft');
    const before = await fair.server.database.selectFrom('consent').selectAll().execute();
    await hand(who);
    const after = await fair.server.database.selectFrom('consent').selectAll().execute();
    expect(after.length).toBe(before.length + 1);
  });

  it('is everybody’s own', async () => {
    const [one, two] = [await newMedium(), await newMedium()];
    await draft(one, register, company);
    expect((await read(two)).step).toBe('register');
    expect((await fair.get(await fair.exhibitor('A101'), calls.mediaAccreditation.path)).status).toBe(403);
  });
});
