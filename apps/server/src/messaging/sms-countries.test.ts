import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, type FirstPassword, type InvitationsPlanned } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayGetSms } from '../auth/index.ts';
import { askForCode, testPassword } from '../auth/testing.ts';
import { changeSetting } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Refused } from '../http/testing/test-fair.ts';
import { invitationServices, sendDue } from '../invitations/index.ts';
import { createMessageQueue } from './index.ts';

// In the day, when invitations are sent.
const now = new Date('2026-11-20T12:00:00+08:00');
let fair: TestFair;

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => now);
  fair = new TestFair(server, await createTestExhibition(server));
});
afterAll(() => fair.close());
beforeEach(async () => {
  await fair.server.database.deleteFrom('outbox').execute();
});

let count = 0;
/** A number of Hong Kong that nobody has yet. */
const abroad = (): string => {
  count += 1;
  return `+8529123${String(4_000 + count)}`;
};
const allow = (countries: string | null): Promise<unknown> =>
  changeSetting(fair.server.database, fair.exhibition, 'smsCountries', countries, async () => undefined);
const smsTo = async (recipient: string): Promise<readonly string[]> =>
  (
    await fair.server.database
      .selectFrom('outbox')
      .select('template')
      .where('channel', '=', 'sms')
      .where('recipient', '=', recipient)
      .execute()
  ).map(({ template }) => template);

/** Somebody signed in whose account has this number. */
async function holderOf(recipient: string) {
  const exhibitorId = `X${recipient.slice(-4)}`;
  const session = await fair.exhibitor(exhibitorId);
  const { database } = fair.server;
  const own = session.account.accountId;
  await database.updateTable('account').set({ phone: recipient }).where('account_id', '=', own).execute();
  await database.updateTable('membership').set({ main: true }).where('account_id', '=', own).execute();
  return session;
}

/** Everything that queues an SMS, by its file; what its caller is told where the number may get none. */
const senders: Readonly<
  Record<string, { readonly template: string; send: (to: string) => Promise<unknown> }>
> = {
  'auth/actions/send-sms-code.ts': {
    template: 'login',
    async send(to) {
      await holderOf(to);
      const { status, body } = await askForCode(fair.server, fair.exhibition, to, 'login');
      return status === 200 ? null : body['data'];
    },
  },
  'auth/actions/passwords/tell-password-changed.ts': {
    template: 'passwordChanged',
    async send(to) {
      const wanted = { oldPassword: testPassword, newPassword: 'Anderes2Wort', newPassword1: 'Anderes2Wort' };
      const { status } = await fair.post(await holderOf(to), calls.updatePassword.path, wanted);
      expect(status).toBe(200);
      return null;
    },
  },
  'auth/actions/change-phone.ts': {
    template: 'phoneChanged',
    async send(to) {
      const editor = await fair.person({ role: 'editor' });
      const { account } = await holderOf(`1360000${to.slice(-4)}`);
      const call = calls.consoleChangeAccount.path
        .replace(':id', `X${to.slice(-4)}`)
        .replace(':accountId', account.accountId);
      const { status } = await fair.post(editor, call, { action: 'phone', phone: to, reason: '换号' });
      expect(status).toBe(200);
      return null;
    },
  },
  'accounts/manage-accounts.ts': {
    template: 'invited',
    async send(to) {
      const main = await holderOf(`1370000${to.slice(-4)}`);
      const body = { action: 'invite', phone: to, name: '同事' };
      const { status, data } = await fair.post<Refused>(main, calls.accounts.path, body);
      return status === 200 ? null : data;
    },
  },
  'first-passwords/make-links.ts': {
    template: 'firstPassword',
    async send(to) {
      const admin = await fair.person({ role: 'admin' });
      const { account } = await holderOf(to);
      const { database } = fair.server;
      await database
        .updateTable('account')
        .set({ password_hash: null, need_set_pwd: true })
        .where('account_id', '=', account.accountId)
        .execute();
      const body = { accountIds: [account.accountId], by: 'sms' };
      const { data } = await fair.post<FirstPassword[]>(admin, calls.consoleFirstPasswords.path, body);
      return data[0]?.why;
    },
  },
  'invitations/messages/send-due.ts': {
    template: 'invitation',
    async send(to) {
      const { database, settings } = fair.server;
      const { tenantId, exhibitionId } = fair.exhibition;
      await fair.exhibitor(`Y${to.slice(-4)}`);
      // As the list of an exhibitor plans it, whatever the setting said then.
      const invitation = { tenant_id: tenantId, exhibition_id: exhibitionId, invitation_id: `i${to}` };
      await database
        .insertInto('invitation_message')
        .values({
          ...invitation,
          exhibitor_id: `Y${to.slice(-4)}`,
          submission_id: null,
          recipient: to,
          wave: 1,
          language: 'zh-Hans',
          signature: '',
          send_at: now,
          state: 'planned',
          created_at: now,
        })
        .execute();
      const services = invitationServices(fair.server, createMessageQueue(settings));
      await sendDue(services, fair.server.app.exhibitions);
      const sent = await database
        .selectFrom('invitation_message')
        .select(['state', 'why'])
        .where('invitation_id', '=', invitation.invitation_id)
        .executeTakeFirstOrThrow();
      return sent.state === 'sent' ? null : sent.why;
    },
  },
};
const refusals: Readonly<Record<string, unknown>> = {
  'auth/actions/send-sms-code.ts': { reason: 'SMS_COUNTRY' },
  'auth/actions/change-phone.ts': null,
  'auth/actions/passwords/tell-password-changed.ts': null,
  'accounts/manage-accounts.ts': { reason: 'SMS_COUNTRY' },
  'first-passwords/make-links.ts': 'country',
  'invitations/messages/send-due.ts': 'country',
};

describe('decisions: SMS go to countries that the organiser allows', () => {
  it('is tested of everything that queues one', () => {
    const source = path.resolve(import.meta.dirname, '..');
    const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('message-queue'))
      .filter((file) => readFileSync(path.join(source, file), 'utf8').includes('queueSms('));
    expect(found.toSorted()).toEqual(Object.keys(senders).toSorted());
  });

  it.each(Object.entries(senders))('%s sends none to another country, and says so', async (file, sender) => {
    const refused = abroad();
    const answer = await sender.send(refused);
    if (refusals[file] === null) expect(answer).toBeNull();
    else if (typeof refusals[file] === 'string') expect(answer).toBe(refusals[file]);
    else expect(answer).toMatchObject({ ...Object(refusals[file]) });
    expect(await smsTo(refused)).toEqual([]);
    await allow('86,852');
    try {
      const allowed = abroad();
      expect(await sender.send(allowed)).toBeNull();
      expect(await smsTo(allowed)).toEqual([sender.template]);
    } finally {
      await allow(null);
    }
  });

  it('is told of a list of numbers to invite', async () => {
    const one = await fair.exhibitor('Z101');
    const mobiles = ['13800000001', abroad(), '10123456789', '+8610123456789'];
    const { data } = await fair.post<InvitationsPlanned>(one, calls.inviteVisitors.path, { mobiles });
    expect(data).toMatchObject({ planned: 1 });
    expect(data.skipped.map(({ why }) => why)).toEqual(['country', 'country', 'country']);
  });

  it.each([
    ['13800138000', true],
    ['+85291234567', true],
    ['+447911123456', true],
    // The mainland has one spelling, and mobile numbers only.
    ['+8613800138000', false],
    ['8613800138000', false],
    ['10138001380', false],
    ['11138001380', false],
    ['12138001380', false],
    ['138001380001', false],
    ['+861012345678', false],
    ['+868613800138000', false],
    ['+8600138001380', false],
    ['1795113800138000', false],
    // The same phones in spellings of their own.
    ['85291234567', false],
    ['+852091234567', false],
    ['+4407911123456', false],
    ['+8520085291234567', false],
    ['+0085291234567', false],
    ['95566', false],
    ['+', false],
    ['', false],
  ])('where every country is allowed, %s: %s', async (number, allowed) => {
    await allow('*');
    try {
      expect(await mayGetSms(fair.server.database, fair.exhibition, number)).toBe(allowed);
    } finally {
      await allow(null);
    }
  });
});
