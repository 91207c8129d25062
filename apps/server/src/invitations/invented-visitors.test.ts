import {
  calls,
  formTypeCodes,
  limits,
  type Invite,
  type InvitedVisitorPage,
  type OpenForm,
  type OpenVisitorAnswer,
  type ShortLinkAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, captchaHeaders, codeSentTo, type TestSession } from '../auth/testing.ts';
import { createBadges } from '../badges/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';
import { createOpenForm, giveTestTicket, guestGets, guestPosts } from '../http/testing/test-tickets.ts';
import { setQuota } from './testing.ts';

/** Places of the exhibitors below. */
const places = 6;

let fair: TestFair;
let form: Form;
type Registered = Answer<OpenVisitorAnswer & Refused> & { readonly ticket: string };

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  fair = new TestFair(server, await createTestExhibition(server));
  form = await createOpenForm(
    fair,
    [
      { prop: 'name', type: 'input', required: true },
      { prop: 'mobile', type: 'input', required: true },
      { prop: 'sms_code', type: 'input' },
    ],
    {
      formType: formTypeCodes.exhibitor_invitation_Form,
      submissions: 'many',
      audience: { roles: [], boothTypes: [], tags: [], notTags: [] },
    },
  );
});
afterAll(() => fair.close());

async function hostOf(id: string): Promise<TestSession> {
  const host = await fair.exhibitor(id);
  await setQuota(fair.server.database, fair.exhibition, id, places);
  return host;
}

const invite = async (host: TestSession): Promise<Invite> =>
  (await fair.get<Invite>(host, calls.invite.path)).data;
const guests = async (host: TestSession): Promise<InvitedVisitorPage['records']> =>
  (await fair.get<InvitedVisitorPage>(host, calls.getInvitedVisitorPage.path, { size: '100' })).data.records;
const remove = async (host: TestSession, body: object): Promise<number> => {
  const answer = await fair.post<{ removed: number }>(host, calls.removeVisitors.path, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data.removed;
};

/** Somebody opens the link of an exhibitor and registers with a captcha, and with its work unless it is left out. */
async function register(
  host: TestSession,
  address: string,
  answers: object,
  worked = true,
): Promise<Registered> {
  const path = calls.shortLink.path.replace(':code', (await invite(host)).code);
  const { ticket = '' } = (await guestGets<ShortLinkAnswer>(fair, { address }, path)).data;
  const body = { formId: form.formId, version: 1, revision: 0, answers, consent: '1' };
  const { 'captcha-proof': proof = '', ...captcha } = await captchaHeaders(fair.server);
  const headers = worked ? { ...captcha, 'captcha-proof': proof } : captcha;
  const sent = await guestPosts<OpenVisitorAnswer & Refused>(
    fair,
    { ticket, address, headers },
    calls.openVisitor.path,
    body,
  );
  return { ...sent, ticket };
}

/** Takes all places of an exhibitor with people who do not exist, each from an address of its own. */
function flood(host: TestSession): Promise<Registered[]> {
  return Promise.all(
    Array.from({ length: places }, (_, index) =>
      register(host, `198.18.7.${index}`, { name: `编 ${index}`, mobile: `1380000${1000 + index}` }),
    ),
  );
}

async function proved(mobile: string): Promise<{ readonly mobile: string; readonly sms_code: string }> {
  const ticket = await giveTestTicket(fair, { purpose: 'visitor', formId: form.formId });
  const sent = await askForCode(fair.server, fair.exhibition, mobile, 'visitor', { ticket });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return { mobile, sms_code: await codeSentTo(fair.server, mobile) };
}

describe('people who do not exist, each from an address of its own, take all places of an exhibitor', () => {
  it('which closes it for nobody who proves a number, and no other exhibitor', async () => {
    const [host, other] = [await hostOf('A101'), await hostOf('A102')];
    expect(new Set((await flood(host)).map(({ status }) => status))).toEqual(new Set([200]));
    const real = { name: '林知远', mobile: '13900000001' };
    expect((await register(host, '203.0.113.1', real)).data.reason).toBe('INVITATION_FULL');
    const proven = await register(host, '203.0.113.1', { ...real, ...(await proved(real.mobile)) });
    expect(proven.status, JSON.stringify(proven.data)).toBe(200);
    expect((await guests(host)).filter((guest) => guest.proven)).toHaveLength(1);
    expect((await register(other, '203.0.113.2', real)).status).toBe(200);
    expect((await invite(host)).registered).toBe(places);
  });

  it('until it removes them with one press; who came stays, and every registration is as good as before', async () => {
    const host = await hostOf('A103');
    const [first, second] = await flood(host);
    await fair.server.database
      .updateTable('visitor')
      .set({ came_at: fair.server.now() })
      .where('submission_id', '=', first?.data.id ?? '')
      .execute();
    const real = { name: '程砚秋', ...(await proved('13900000002')) };
    expect((await register(host, '203.0.113.3', real)).status).toBe(200);
    // The one that made room for the proved number and the one that came are none of those.
    expect(await remove(host, { ids: [], also: 'unproven' })).toBe(places - 2);
    const left = await guests(host);
    expect(left.filter(({ proven }) => proven)).toHaveLength(1);
    expect(left.filter(({ proven, cameAt }) => !proven && cameAt !== null)).toHaveLength(1);
    expect((await invite(host)).registered).toBe(2);
    expect((await register(host, '203.0.113.4', { name: '宋予安', mobile: '13900000003' })).status).toBe(200);
    const { confirmation } = (
      await guestGets<OpenForm>(fair, { ticket: second?.ticket ?? '' }, calls.openForm.path)
    ).data;
    expect(confirmation).toEqual(second?.data.confirmation);
    const badge = await createBadges(fair.server).read(fair.exhibition, confirmation?.qr ?? '');
    expect(badge).toMatchObject({ kind: 'visitor' });
    // Whoever was removed is no guest again by changing what they sent.
    const { ticket = '' } = second ?? {};
    const body = { formId: form.formId, version: 1, revision: 1, consent: '1' };
    const answers = { name: '编', mobile: '13800001001' };
    const changed = await guestPosts(fair, { ticket, human: true }, calls.openVisitor.path, {
      ...body,
      answers,
    });
    expect(changed.status).toBe(200);
    expect((await invite(host)).registered).toBe(3);
    const audited = await fair.server.database
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'visitor.remove')
      .where('thing_id', '=', 'A103')
      .execute();
    expect(audited).toHaveLength(1);
  });

  it('and each of them costs a captcha, beyond five an hour from one address also work', async () => {
    const host = await hostOf('A104');
    const one = (index: number, worked: boolean): Promise<Registered> =>
      register(host, '198.51.100.77', { name: '编', mobile: `1370000${1000 + index}` }, worked);
    const [{ calls: most }] = limits.withoutProof;
    for (let count = 0; count < most; count += 1) {
      expect((await one(count, false)).status).toBe(200);
    }
    const more = await one(most, false);
    expect([more.status, more.data.reason]).toEqual([429, 'PROOF_NEEDED']);
    expect((await one(most, true)).status).toBe(200);
  });
});

describe('an exhibitor removes of its guests', () => {
  it('those it names and nobody else’s', async () => {
    const [host, other] = [await hostOf('A105'), await hostOf('A106')];
    await register(host, '203.0.113.10', { name: '甲', mobile: '13900000011' });
    await register(host, '203.0.113.11', { name: '乙', mobile: '13900000012' });
    await register(other, '203.0.113.12', { name: '丙', mobile: '13900000013' });
    const [own, theirs] = [await guests(host), await guests(other)];
    const ids = [own[0]?.id ?? '', theirs[0]?.id ?? '', 'nobody'];
    expect(await remove(host, { ids })).toBe(1);
    expect(await remove(host, { ids })).toBe(0);
    expect([(await guests(host)).length, (await guests(other)).length]).toEqual([1, 1]);
    expect(await remove(other, { ids: [own[1]?.id ?? ''], also: 'sender' })).toBe(0);
  });

  it('those it names, and all from their addresses who proved no number', async () => {
    const host = await hostOf('A107');
    for (let count = 0; count < 3; count += 1) {
      await register(host, '203.0.113.20', { name: '丁', mobile: `1390000002${count}` });
    }
    await register(host, '203.0.113.20', { name: '戊', ...(await proved('13900000029')) });
    await register(host, '203.0.113.21', { name: '己', mobile: '13900000028' });
    const [named] = (await guests(host)).filter(({ mobile }) => mobile.endsWith('20'));
    expect(await remove(host, { ids: [named?.id ?? ''], also: 'sender' })).toBe(3);
    expect((await guests(host)).map(({ mobile }) => mobile.slice(-2)).toSorted()).toEqual(['28', '29']);
  });
});
