import { calls, type InvitationMessagesPage, type InvitationsPlanned, type Invite } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageQueue } from '../../auth/index.ts';
import type { TestSession } from '../../auth/testing.ts';
import { addressIn, exhibitionAt } from '../../exhibitions/test-address.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import { TestFair, type Refused } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { invitationServices } from '../services.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { sendDue } from './send-due.ts';

const at = (clock: string, day = '2026-11-20'): Date => new Date(`${day}T${clock}:00+08:00`);
let now = at('12:00');
let fair: TestFair;
let one: TestSession;
let other: TestSession;
let third: TestSession;
let admin: TestSession;
let form: { readonly formId: string; readonly formType: string };

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => now);
  fair = new TestFair(server, await createTestExhibition(server));
  // Tokens live an hour, and these tests go through a week: everybody signs in at its end.
  now = at('10:30', '2026-11-28');
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  third = await fair.exhibitor('A103');
  admin = await fair.person({ role: 'admin' });
  const everybody = { boothTypes: [], tags: [], notTags: [] };
  await createTestForm(server.database, fair.exhibition, testDefinition([{ prop: 'name', type: 'input' }]), {
    formType: '36',
    review: false,
    audience: { ...everybody, roles: ['public'] },
  });
  form = await createTestForm(
    server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'au_send_at', type: 'input' },
      { prop: 'au_sign', type: 'input' },
      { prop: 'au_second', type: 'input' },
      { prop: 'au_second_at', type: 'input' },
      {
        prop: 'au_rows',
        type: 'dynamic',
        original: {
          children: {
            column: [
              { prop: 'au_mobile', type: 'input', label: 'mobile' },
              { prop: 'au_lang', type: 'input', label: 'language' },
            ],
          },
        },
      },
    ]),
    { formType: '38', review: false },
  );
});
afterAll(() => fair.close());
beforeEach(async () => {
  now = at('12:00');
  await fair.server.database.deleteFrom('invitation_message').execute();
  await fair.server.database.deleteFrom('outbox').execute();
});

let queued = 0;
/** The outbox, as messages come to it. */
const queue: MessageQueue = {
  sendsSms: true,
  sendsMail: false,
  async queueSms(transaction, { tenantId, exhibitionId, template, recipient, body, masked }) {
    queued += 1;
    await transaction
      .insertInto('outbox')
      .values({
        tenant_id: tenantId,
        exhibition_id: exhibitionId,
        message_id: `q${queued}`,
        channel: 'sms',
        template,
        recipient,
        body,
        masked,
        good_until: null,
        taken_at: null,
        finished_at: null,
      })
      .execute();
    return true;
  },
  queueMail: () => Promise.reject(new Error('Invitations are no mail.')),
};

/** Sends what is due now, all of it. */
async function send(): Promise<void> {
  const { server } = fair;
  const services = invitationServices(server, queue);
  // Until nothing is left.
  while ((await sendDue(services, server.app.exhibitions)) > 0);
}
const outbox = () =>
  fair.server.database
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('template', '=', 'invitation')
    .orderBy('recipient')
    .execute();
const numbers = async (): Promise<readonly string[]> => (await outbox()).map(({ recipient }) => recipient);
const inviteBy = async (who: TestSession, body: object): Promise<InvitationsPlanned> => {
  const { status, data } = await fair.post<InvitationsPlanned>(who, calls.inviteVisitors.path, body);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
};
const row = (mobile: string, language = 'zh-Hans') => ({
  $id: `r${mobile}`,
  au_mobile: mobile,
  au_lang: language,
});

const many = (from: number): readonly string[] =>
  Array.from({ length: 200 }, (_, index) => `1390000${String(from + index).padStart(4, '0')}`);

describe('console.md §6: invitations by SMS', () => {
  it('send the exhibitor’s link to a list of numbers, and tell who is not sent it', async () => {
    const planned = await inviteBy(one, {
      mobiles: ['138 0000 0001', '13800000002', '13800000001', 'nobody'],
      signature: '澄砚',
    });
    expect(planned).toEqual({
      planned: 2,
      sendAt: '2026-11-20 12:00:00',
      skipped: [
        { mobile: '13800000001', why: 'twice' },
        { mobile: 'nobody', why: 'number' },
      ],
    });
    await send();
    const sent = await outbox();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['13800000001', '13800000002']);
    expect(sent[0]?.body).toMatch(/^A101 有限公司邀请您参观.*code=[0-9A-Z]{8} 澄砚，拒收请回复R$/);
    const address = addressIn(sent[0]?.body ?? '');
    expect(await exhibitionAt(fair.server, address)).toBe(fair.exhibition.exhibitionId);
    expect((await fair.get<Invite>(one, calls.invite.path)).data.sent).toBe(2);
    expect((await fair.get<Invite>(other, calls.invite.path)).data.sent).toBe(0);
  });

  it('never reach a number twice a day, whoever invites: the second comes the next morning', async () => {
    await inviteBy(one, { mobiles: ['13800000001'] });
    await inviteBy(other, { mobiles: ['13800000001'] });
    await Promise.all([send(), send()]);
    expect(await numbers()).toEqual(['13800000001']);
    now = at('23:59');
    await send();
    now = at('07:59', '2026-11-21');
    await send();
    expect(await numbers()).toHaveLength(1);
    now = at('08:01', '2026-11-21');
    await send();
    expect(await numbers()).toEqual(['13800000001', '13800000001']);
  });

  it('sleep at night', async () => {
    const zone = 'Asia/Shanghai';
    expect(afterQuietHours(at('20:59'), zone)).toEqual(at('20:59'));
    expect(afterQuietHours(at('21:00'), zone)).toEqual(at('08:00', '2026-11-21'));
    expect(afterQuietHours(at('07:59'), zone)).toEqual(at('08:00'));
    now = at('21:30');
    expect((await inviteBy(one, { mobiles: ['13800000001'] })).sendAt).toBe('2026-11-21 08:00:00');
    await send();
    expect(await numbers()).toEqual([]);
  });

  it('reach nobody who answered that they want none', async () => {
    await inviteBy(one, { mobiles: ['13800000003'] });
    const refuse = await fair.post(admin, calls.consoleRefuseSms.path, { mobile: '138 0000 0003' });
    expect(refuse.status).toBe(200);
    await send();
    expect(await numbers()).toEqual([]);
    const later = await inviteBy(other, { mobiles: ['13800000003'] });
    expect(later).toMatchObject({ planned: 0, skipped: [{ mobile: '13800000003', why: 'refused' }] });
    const { data } = await fair.get<InvitationMessagesPage>(admin, calls.consoleInvitations.path);
    expect(data.records).toMatchObject([
      { exhibitor: { id: 'A101' }, recipient: '138****03', state: 'skipped', why: 'refused' },
    ]);
  });

  it('are sent by the organiser in the name of an exhibitor', async () => {
    const path = calls.consoleInviteVisitors.path;
    const body = { exhibitorId: 'A102', mobiles: ['13800000005'], language: 'en' };
    expect((await fair.post(admin, path, body)).status).toBe(200);
    expect((await fair.post<Refused>(admin, path, { ...body, exhibitorId: 'none' })).status).toBe(404);
    await send();
    expect((await outbox())[0]?.body).toMatch(/^A102 Ltd.* invites you to .* Reply R to get no more$/);
  });

  it('of a form go out at its time, again after a week to who did not register, and never twice to one', async () => {
    const answers = {
      au_send_at: '2026-11-21 09:30:00',
      au_sign: '澄砚',
      au_second: '1',
      au_second_at: '10:00:00',
      au_rows: [row('13800000011'), row('13800000012', 'en')],
    };
    const taken = await fair.submit(one, form, answers);
    expect(taken.status, JSON.stringify(taken.data)).toBe(200);
    await send();
    expect(await numbers()).toEqual([]);
    now = at('09:31', '2026-11-21');
    await send();
    expect(await numbers()).toEqual(['13800000011', '13800000012']);
    // Handed in anew with one more: only that one is new.
    now = at('11:00', '2026-11-21');
    const rows = [...answers.au_rows, row('13800000013')];
    const anew = await fair.submit(one, form, { ...answers, au_rows: rows }, { revision: 1 });
    expect(anew.status, JSON.stringify(anew.data)).toBe(200);
    await send();
    expect(await numbers()).toEqual(['13800000011', '13800000012', '13800000013']);
    await fair.server.database
      .insertInto('visitor')
      .values({
        tenant_id: fair.exhibition.tenantId,
        exhibition_id: fair.exhibition.exhibitionId,
        visitor_id: 'v1',
        form_id: form.formId,
        submission_id: taken.data.id,
        subject_id: 's1',
        exhibitor_id: 'A101',
        link_code: null,
        name: '顾',
        mobile: '13800000011',
        company: '',
        position: '',
        proven: true,
        registered_at: now,
        updated_at: now,
      })
      .execute();
    now = at('10:01', '2026-11-28');
    await send();
    expect((await numbers()).filter((number) => number === '13800000011')).toHaveLength(1);
    expect((await numbers()).filter((number) => number === '13800000012')).toHaveLength(2);
  });

  it('of a form that is handed in anew without somebody are forgotten', async () => {
    const answers = { au_send_at: '2026-11-21 09:30:00', au_rows: [row('13800000021'), row('13800000022')] };
    await fair.submit(other, form, answers);
    const less = { ...answers, au_rows: [row('13800000022')] };
    expect((await fair.submit(other, form, less, { revision: 1 })).status).toBe(200);
    now = at('10:00', '2026-11-21');
    await send();
    expect(await numbers()).toEqual(['13800000022']);
  });

  it('are sent once by several servers at the same moment', async () => {
    const mobiles = Array.from({ length: 40 }, (_, index) => `138000001${String(index).padStart(2, '0')}`);
    await inviteBy(one, { mobiles });
    await inviteBy(other, { mobiles });
    await Promise.all(Array.from({ length: 3 }, send));
    await send();
    expect((await numbers()).toSorted()).toEqual(mobiles);
  });

  it('are so many a day for an exhibitor and no more', async () => {
    for (const from of [0, 200]) {
      await inviteBy(one, { mobiles: many(from) });
    }
    const refused = await fair.post<Refused>(one, calls.inviteVisitors.path, { mobiles: many(400) });
    expect([refused.status, refused.data.reason]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('planned by fifty calls at the same moment are as many as one day takes', async () => {
    const called = Array.from({ length: 50 }, (_, call) =>
      fair.post<InvitationsPlanned>(one, calls.inviteVisitors.path, {
        mobiles: Array.from(
          { length: 30 },
          (_number, index) => `1370000${String(call * 30 + index).padStart(4, '0')}`,
        ),
      }),
    );
    const taken = (await Promise.all(called)).filter(({ status }) => status === 200);
    expect(taken).toHaveLength(16);
    expect(await planned()).toBe(480);
  });

  it('of a list share the days with numbers that were invited beside it, and the rest waits for the next day', async () => {
    await inviteBy(third, { mobiles: many(0) });
    const rows = Array.from({ length: 520 }, (_, index) => row(`1360000${String(index).padStart(4, '0')}`));
    expect((await fair.submit(third, form, { au_rows: rows })).status).toBe(200);
    expect(await plannedByDay()).toEqual([
      ['2026-11-20', 500],
      ['2026-11-21', 220],
    ]);
    // Handed in anew it takes its own places again, and none of others.
    expect((await fair.submit(third, form, { au_rows: rows }, { revision: 1 })).status).toBe(200);
    expect(await plannedByDay()).toEqual([
      ['2026-11-20', 500],
      ['2026-11-21', 220],
    ]);
    const refused = await fair.post<Refused>(third, calls.inviteVisitors.path, { mobiles: ['13500000000'] });
    expect([refused.status, refused.data.reason]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

const planned = async (): Promise<number> =>
  (await fair.server.database.selectFrom('invitation_message').select('invitation_id').execute()).length;

async function plannedByDay(): Promise<readonly (readonly [string, number])[]> {
  const rows = await fair.server.database.selectFrom('invitation_message').select('send_at').execute();
  const days = new Map<string, number>();
  for (const { send_at: moment } of rows) {
    const day = new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].toSorted(([first], [second]) => first.localeCompare(second));
}
