import {
  calls,
  formTypeCodes,
  type Invite,
  type ShortLinkAnswer,
  type StaffUser,
  type SubmitAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForCode, codeSentTo, createTestAccount, signInAs } from '../auth/testing.ts';
import { changeSetting } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';
import { createOpenForm, giveTestTicket, guestGets, guestPosts } from '../http/testing/test-tickets.ts';

/** What the form takes in an hour below, and how many addresses send at once. */
const most = 20;
const botnet = Array.from({ length: 200 }, (_, index) => index);
/** So many of them at the same moment. */
const wave = 20;

let fair: TestFair;
let form: Form;
let time = Date.now();

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => new Date(time));
  fair = new TestFair(server, await createTestExhibition(server));
  form = await createOpenForm(fair, [
    { prop: 'name', type: 'input', required: true },
    { prop: 'mobile', type: 'input' },
    { prop: 'sms_code', type: 'input' },
  ]);
  const admin = await createTestAccount(fair.server, fair.exhibition, { role: 'admin' });
  await fair.server.database
    .updateTable('account')
    .set({ email: 'admin@fair.example' })
    .where('account_id', '=', admin.accountId)
    .execute();
  await bound(most);
});
afterAll(() => fair.close());

const bound = (entries: number): Promise<unknown> =>
  changeSetting(
    fair.server.database,
    fair.exhibition,
    'guestSubmitsPerHour',
    String(entries),
    async () => undefined,
  );

type Sent = Answer<SubmitAnswer & Refused>;

/** Somebody at an address of their own opens a form and sends it. */
async function send(
  address: string,
  answers: Readonly<Record<string, string>> = { name: '编' },
  changes: object = {},
  own: Form = form,
): Promise<Sent> {
  const ticket = await giveTestTicket(fair, { formId: own.formId });
  return sendWith(ticket, address, answers, changes, own);
}

function sendWith(
  ticket: string,
  address: string,
  answers: Readonly<Record<string, string>>,
  changes: object = {},
  own: Form = form,
): Promise<Sent> {
  return guestPosts(fair, { ticket, address, human: true }, calls.openSubmit.path, {
    formId: own.formId,
    version: 1,
    revision: 0,
    answers,
    consent: '1',
    ...changes,
  });
}

const addressOf = (index: number): string =>
  index % 2 === 0 ? `198.18.${index}.7` : `2001:db8:${index.toString(16)}::1`;
/** Each sends once, many at the same moment. */
async function flood(hosts: readonly number[], sendOne: (address: string) => Promise<Sent>): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let first = 0; first < hosts.length; first += wave) {
    // One wave after the other: all at once would wait for connections.
    const addresses = hosts.slice(first, first + wave).map((index) => addressOf(index));
    sent.push(...(await Promise.all(addresses.map((address) => sendOne(address)))));
  }
  return sent;
}

const taken = (sent: readonly Sent[]): number => sent.filter(({ status }) => status === 200).length;
const reasons = (sent: readonly Sent[]) => new Set(sent.map(({ data }) => data.reason));

it('hundreds of addresses fill a form no further than its hourly bound', async () => {
  const sent = await flood(botnet, (address) => send(address));
  expect(taken(sent)).toBe(most);
  expect(reasons(sent)).toEqual(new Set([undefined, 'FORM_BUSY']));
  expect(sent.find(({ status }) => status === 429)?.msg).toContain('60 分钟后');
});

it('the admins are told of it once', async () => {
  const mails = await fair.server.database
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('template', '=', 'guestAlarm')
    .execute();
  expect(mails).toMatchObject([
    { recipient: 'admin@fair.example', body: expect.stringContaining(`上限为 ${most} 份`) },
  ]);
  // Without mail they read it in the console, which nobody else is told in.
  const alarmOf = async (role: 'admin' | 'reviewer'): Promise<unknown> => {
    const { headers } = await signInAs(fair.server, fair.exhibition, { role });
    const answer = await fair.server.app.inject({ url: calls.consoleMe.path, headers });
    return answer.json<{ data: StaffUser }>().data.guestAlarm;
  };
  expect(await alarmOf('admin')).toMatchObject({ form: form.title['zh-Hans'] });
  expect(await alarmOf('reviewer')).toBeNull();
});

it('drafts have the same bound and take nobody’s place', async () => {
  const own = await createOpenForm(fair);
  await bound(10);
  const drafts = await flood(botnet.slice(0, 30), (address) => send(address, {}, { draft: true }, own));
  expect(taken(drafts)).toBe(10);
  const sent = await flood(botnet.slice(0, 30), (address) => send(address, { name: '编' }, {}, own));
  expect(taken(sent)).toBe(10);
  await bound(most);
});

it('who proves a number gets in beyond it', async () => {
  const mobile = '13900000001';
  const ticket = await giveTestTicket(fair, { formId: form.formId });
  const forCode = await giveTestTicket(fair, { purpose: 'visitor', formId: form.formId });
  await askForCode(fair.server, fair.exhibition, mobile, 'visitor', { ticket: forCode });
  const code = await codeSentTo(fair.server, mobile);
  const sent = await sendWith(ticket, '203.0.113.1', { name: '林知远', mobile, sms_code: code });
  expect(sent.status, JSON.stringify(sent)).toBe(200);
  // What they change afterwards is no further entry.
  const changed = await sendWith(ticket, '203.0.113.1', { name: '林知遥' }, { revision: 1 });
  expect(changed.status, JSON.stringify(changed)).toBe(200);
});

it('who was invited by an exhibitor registers beyond it', async () => {
  const invitation = await createOpenForm(fair, undefined, {
    formType: formTypeCodes.exhibitor_invitation_Form,
    submissions: 'many',
    audience: { roles: [], boothTypes: [], tags: [], notTags: [] },
  });
  await bound(0);
  const register = async (ticket: string): Promise<Sent> =>
    guestPosts(fair, { ticket, human: true }, calls.openVisitor.path, {
      formId: invitation.formId,
      version: 1,
      revision: 0,
      answers: { name: '林知远' },
      consent: '1',
    });
  const host = await fair.exhibitor('A101');
  const { code } = (await fair.get<Invite>(host, calls.invite.path)).data;
  const path = calls.shortLink.path.replace(':code', code);
  const { ticket = '' } = (await guestGets<ShortLinkAnswer>(fair, {}, path)).data;
  expect((await register(ticket)).status).toBe(200);
  const nobodys = await giveTestTicket(fair, { purpose: 'visitor', formId: invitation.formId });
  expect((await register(nobodys)).data.reason).toBe('FORM_BUSY');
  await bound(most);
});

it('other forms stay open, a raised bound lets more in, and the next hour begins anew', async () => {
  expect((await send('203.0.113.2')).data.reason).toBe('FORM_BUSY');
  expect((await send('203.0.113.2', { name: '甲' }, {}, await createOpenForm(fair))).status).toBe(200);
  await bound(most + 2);
  const more = await Promise.all(botnet.slice(0, 5).map((index) => send(addressOf(index))));
  expect(taken(more)).toBe(2);
  time += 3_600_000;
  expect((await send('203.0.113.3')).status).toBe(200);
});

it('what is refused for anything else takes no place', async () => {
  const own = await createOpenForm(fair);
  await bound(1);
  const wrong = await Promise.all(botnet.slice(0, 5).map((index) => send(addressOf(index), {}, {}, own)));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await send('203.0.113.4', { name: '甲' }, {}, own)).status).toBe(200);
  await bound(most);
});
