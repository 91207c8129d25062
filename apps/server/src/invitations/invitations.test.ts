import {
  calls,
  formTypeCodes,
  type Invite,
  type InvitedVisitorPage,
  type OpenForm,
  type OpenInvitation,
  type OpenVisitorAnswer,
  type ShortLinkAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBadges } from '../badges/index.ts';
import { askForCode, codeSentTo, letPauseOfCodesPass, type TestSession } from '../auth/testing.ts';
import { exhibitionAt } from '../exhibitions/test-address.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import {
  createOpenForm,
  giveTestTicket,
  guestGets,
  guestPosts,
  type Outsider,
} from '../http/testing/test-tickets.ts';
import { setQuota } from './testing.ts';

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let reply: Form;

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  fair = new TestFair(server, await createTestExhibition(server));
  const { database } = server;
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  reply = await createOpenForm(
    fair,
    [
      { prop: 'invite_code', type: 'input' },
      { prop: 'name', type: 'input', required: true },
      { prop: 'mobile', type: 'input', required: true },
      { prop: 'sms_code', type: 'input' },
      { prop: 'company', type: 'input' },
      { prop: 'position', type: 'input' },
    ],
    {
      formType: formTypeCodes.exhibitor_invitation_Form,
      submissions: 'many',
      audience: { roles: [], boothTypes: [], tags: [], notTags: [] },
    },
  );
  const plain = (formType: string, props: readonly string[], many = false): Promise<Form> =>
    createTestForm(
      database,
      fair.exhibition,
      testDefinition(props.map((prop) => ({ prop, type: 'input' }))),
      { formType, review: false, submissions: many ? 'many' : 'one' },
    );
  const page = await plain(formTypeCodes.exhibitor_invitation, [
    'ei_host',
    'ei_text',
    'ei_place',
    'ei_show_map',
  ]);
  const poster = await plain(formTypeCodes.invite, ['inv_title', 'inv_color'], true);
  const buyer = await plain(formTypeCodes.inviteVisitor, ['v_name'], true);
  await fair.submit(one, page, {
    ei_host: '周映荷',
    ei_text: '欢迎到展台',
    ei_place: 'booth',
    ei_show_map: '0',
  });
  await fair.submit(one, page, { ei_host: '草稿' }, { revision: 1, draft: true });
  await fair.submit(one, poster, { inv_title: '请到 5 号馆', inv_color: 'b' });
  await fair.submit(one, buyer, { v_name: '林知远' });
});
afterAll(() => fair.close());

const refusedAs = ({ status, data }: Answer<Refused>) => [status, data.reason];
const invite = async (who: TestSession, siecType = '33'): Promise<Invite> =>
  (await fair.get<Invite>(who, calls.invite.path, { siecType })).data;
const openCode = async (code: string, address?: string): Promise<ShortLinkAnswer> =>
  (
    await guestGets<ShortLinkAnswer>(
      fair,
      address === undefined ? {} : { address },
      calls.shortLink.path.replace(':code', code),
    )
  ).data;
/** Opens the link of an exhibitor, as a visitor does. */
async function guest(who: TestSession = one): Promise<Outsider & { readonly ticket: string }> {
  const { ticket = '' } = await openCode((await invite(who)).code);
  return { ticket, human: true };
}
const register = (
  who: Outsider,
  answers: Record<string, unknown>,
  changes = {},
): Promise<Answer<OpenVisitorAnswer & Refused>> =>
  guestPosts(fair, who, calls.openVisitor.path, {
    formId: reply.formId,
    version: 1,
    revision: 0,
    answers,
    consent: '1',
    ...changes,
  });
const invited = async (who: TestSession, query = {}): Promise<InvitedVisitorPage> =>
  (await fair.get<InvitedVisitorPage>(who, calls.getInvitedVisitorPage.path, query)).data;
async function codeFor(mobile: string): Promise<string> {
  await letPauseOfCodesPass(fair.server, mobile);
  const ticket = await giveTestTicket(fair, { purpose: 'visitor', formId: reply.formId });
  expect((await askForCode(fair.server, fair.exhibition, mobile, 'visitor', { ticket })).status).toBe(200);
  return codeSentTo(fair.server, mobile);
}

describe('wire.md §4: invite', () => {
  it('gives an exhibitor one link of its own, however often and at once it asks', async () => {
    const links = await Promise.all(Array.from({ length: 20 }, () => invite(other)));
    const [first] = links;
    expect(new Set(links.map(({ code }) => code)).size).toBe(1);
    expect(first).toMatchObject({
      quota: 500,
      opened: 0,
      registered: 0,
      sent: 0,
      posterTitle: 'A102 有限公司',
      poster: { showMap: true },
    });
    const { exhibitionId } = fair.exhibition;
    const page = `${fair.server.settings.publicUrl}/?exhibition=${exhibitionId}`;
    expect(first?.link).toBe(`${page}#/s?code=${first?.code ?? ''}`);
    expect(await exhibitionAt(fair.server, first?.link ?? '')).toBe(exhibitionId);
    expect(first?.code).toMatch(/^[0-9A-Z]{8}$/);
    expect((await invite(one)).code).not.toBe(first?.code);
  });

  it('says what the poster is called, how many were named, and counts how often the link is opened', async () => {
    const before = await invite(one);
    expect(before).toMatchObject({
      posterTitle: '请到 5 号馆',
      poster: { subtitle: '', style: 'b', host: '周映荷', showMap: false },
      sent: 1,
      came: 0,
    });
    await openCode(before.code);
    expect((await invite(one)).opened).toBe(before.opened + 1);
  });

  it('invites an exhibitor’s own people too, and nobody by other types', async () => {
    expect((await fair.get(one, calls.invite.path, { siecType: '7' })).status).toBe(404);
    const self = await createOpenForm(fair, undefined, {
      formType: formTypeCodes.exhibitorPersion,
      submissions: 'many',
      passQuota: { squareMetres: 18, passes: 3, least: 3 },
    });
    const found = await invite(one, '7');
    expect(found).toMatchObject({ quota: 12, registered: 0 });
    const { path, ticket = '' } = await openCode(found.code);
    expect(path).toBe('/staff');
    const staff = await guestGets<OpenForm>(fair, { ticket }, calls.openStaff.path);
    expect(staff.data.form.formId).toBe(self.formId);
    expect((await fair.get(one, calls.invite.path, { siecType: '4' })).status).toBe(400);
  });
});

describe('wire.md §4: an invitation', () => {
  it('shows what the exhibitor submitted, with a ticket of its own link alone', async () => {
    const { code } = await invite(one);
    const { path, ticket = '' } = await openCode(code);
    expect(path).toBe(`/invitationHome?code=${code}`);
    const found = await guestGets<OpenInvitation>(
      fair,
      { ticket },
      calls.openInvitation.path.replace(':code', code),
    );
    expect(found.data).toMatchObject({
      code,
      host: '周映荷',
      text: '欢迎到展台',
      place: 'booth',
      showMap: false,
      appointment: null,
      exhibitor: { name: 'A101 有限公司', booths: [{ hall: '5', number: 'A101' }] },
      poster: { title: '请到 5 号馆', style: 'b', program: [] },
      form: { formId: reply.formId },
      full: false,
    });
    const foreign = (await invite(other)).code;
    const stray = await guestGets(fair, { ticket }, calls.openInvitation.path.replace(':code', foreign));
    expect(stray.status).toBe(404);
  });
});

describe('wire.md §4: a visitor', () => {
  it('registers through an exhibitor and gets a QR that is no name; the exhibitor sees them masked', async () => {
    const who = await guest();
    const { data: form } = await guestGets<OpenForm>(fair, who, calls.openForm.path);
    expect([form.purpose, form.form.formId, form.confirmation]).toEqual(['visitor', reply.formId, null]);
    const answers = { name: '林知远', mobile: '13500002265', company: '澄砚传动', position: '采购' };
    const { status, data } = await register(who, answers);
    expect([status, data.status]).toEqual([200, 'submitted']);
    const { confirmation } = data;
    expect(confirmation).toMatchObject({ name: '林**', company: '澄砚传动', exhibitor: 'A101 有限公司' });
    expect(JSON.stringify(confirmation)).not.toContain('13500002265');
    const badges = createBadges(fair.server);
    expect(await badges.read(fair.exhibition, confirmation?.qr ?? '')).toMatchObject({ kind: 'visitor' });
    const page = await invited(one);
    expect(page.records).toMatchObject([
      { name: '林**', mobile: '135****65', company: '澄***', position: '', cameAt: null },
    ]);
    expect((await invited(other)).total).toBe(0);
    expect((await invited(one, { company: '没有' })).total).toBe(0);
    // Nobody is found by what is not shown.
    expect((await invited(one, { company: '澄砚' })).total).toBe(0);
    expect((await invite(one)).registered).toBe(1);
    await fair.server.database.updateTable('visitor').set({ came_at: fair.server.now() }).execute();
    expect(await invite(one)).toMatchObject({ registered: 1, came: 1 });
  });

  it('sees the confirmation again by the personal link, which changes nothing', async () => {
    const who = await guest();
    const { data } = await register(who, { name: '程砚秋', mobile: '13500007781' });
    const link = new URL(data.confirmation?.link ?? '');
    expect(await exhibitionAt(fair.server, link.href)).toBe(fair.exhibition.exhibitionId);
    const code = new URLSearchParams(link.hash.split('?')[1]).get('code') ?? '';
    expect(code).toHaveLength(26);
    const { path, ticket = '' } = await openCode(code);
    expect(path).toBe('/invitation2');
    const again = await guestGets<OpenForm>(fair, { ticket }, calls.openForm.path);
    expect(again.data.confirmation).toEqual(data.confirmation);
    const changed = await register({ ticket, human: true }, { name: '别人', mobile: '1' }, { revision: 1 });
    expect(refusedAs(changed)).toEqual([409, 'TICKET_SPENT']);
  });

  it('may correct what they sent, and stays one', async () => {
    const who = await guest();
    const first = await register(who, { name: '宋予安', mobile: '13500000001' });
    const second = await register(who, { name: '宋予安', mobile: '13500000002' }, { revision: 1 });
    expect([second.status, second.data.id]).toEqual([200, first.data.id]);
    expect(second.data.confirmation?.qr).toBe(first.data.confirmation?.qr);
  });

  it('who proves a number that is registered changes that registration and keeps the badge', async () => {
    const mobile = '13500009012';
    const first = await register(await guest(), { name: '顾晴川', mobile, sms_code: await codeFor(mobile) });
    expect(first.status, JSON.stringify(first.data)).toBe(200);
    const before = (await invite(one)).registered;
    const again = await register(await guest(other), {
      name: '顾晴川',
      mobile,
      company: '新单位',
      sms_code: await codeFor(mobile),
    });
    expect([again.status, again.data.id]).toEqual([200, first.data.id]);
    expect(again.data.confirmation?.qr).toBe(first.data.confirmation?.qr);
    expect((await invite(one)).registered).toBe(before);
    expect((await invited(other)).total).toBe(0);
  });

  it('who does not prove it learns nothing of a registration, and changes none', async () => {
    const mobile = '13500000417';
    const known = await register(await guest(), { name: '王澈', mobile, sms_code: await codeFor(mobile) });
    const unknown = await register(await guest(), { name: '王澈', mobile: '13500000418' });
    const claimed = await register(await guest(), { name: '王澈', mobile });
    expect(claimed.data.id).not.toBe(known.data.id);
    expect(Object.keys(claimed.data)).toEqual(Object.keys(unknown.data));
    const code = await codeFor(mobile);
    const wrong = await register(await guest(), { name: '王澈', mobile, sms_code: code === '1' ? '2' : '1' });
    expect(refusedAs(wrong)).toEqual([400, 'SMS_CODE_WRONG']);
  });

  it('gets the last place of an exhibitor alone, whoever comes at the same moment', async () => {
    const { database } = fair.server;
    const host = await fair.exhibitor('A103');
    await setQuota(database, fair.exhibition, 'A103', 1);
    const guests = await Promise.all(Array.from({ length: 50 }, () => guest(host)));
    const answers = await Promise.all(
      guests.map((who, index) => register(who, { name: `第 ${index}`, mobile: `1340000${1000 + index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.reason === 'INVITATION_FULL')).toHaveLength(49);
    expect(await invite(host)).toMatchObject({ quota: 1, registered: 1 });
    expect((await invited(host)).total).toBe(1);
    const { code } = await invite(host);
    const { ticket = '' } = await openCode(code);
    const page = await guestGets<OpenInvitation>(
      fair,
      { ticket },
      calls.openInvitation.path.replace(':code', code),
    );
    // Whoever proves a number still takes the place of one who did not.
    expect(page.data.full).toBe(false);
    await database.updateTable('visitor').set({ proven: true }).where('exhibitor_id', '=', 'A103').execute();
    const path = calls.openInvitation.path.replace(':code', code);
    expect((await guestGets<OpenInvitation>(fair, { ticket }, path)).data.full).toBe(true);
    const stored = await database.selectFrom('submission').select('submission_id').execute();
    const refusedOnes = answers.filter(({ status }) => status !== 200);
    for (const { data } of refusedOnes) {
      expect(stored.map((row) => row.submission_id)).not.toContain(data['id']);
    }
  });

  it('makes room at a full exhibitor where one address took most of it, and keeps the badge', async () => {
    const host = await fair.exhibitor('A108');
    await setQuota(fair.server.database, fair.exhibition, 'A108', 3);
    const from = async (address: string, count: number) =>
      register(
        { ...(await guest(host)), address },
        { name: `客 ${count}`, mobile: `1350000${1000 + count}` },
      );
    for (const count of [1, 2, 3]) {
      expect((await from('203.0.113.1', count)).status).toBe(200);
    }
    expect(refusedAs(await from('203.0.113.1', 4))).toEqual([409, 'INVITATION_FULL']);
    const { code: link } = await invite(host);
    const isFull = async (address: string): Promise<boolean> => {
      const { ticket } = await guest(host);
      const path = calls.openInvitation.path.replace(':code', link);
      return (await guestGets<OpenInvitation>(fair, { ticket, address }, path)).data.full;
    };
    expect([await isFull('203.0.113.1'), await isFull('203.0.113.2')]).toEqual([false, false]);
    expect((await from('203.0.113.2', 5)).status).toBe(200);
    expect(await invite(host)).toMatchObject({ quota: 3, registered: 3 });
    // The one that made room is no guest of the exhibitor any more, and registered as ever.
    expect((await invited(host)).total).toBe(3);
    const kept = await fair.server.database
      .selectFrom('visitor')
      .select(['mobile', 'displaced_at'])
      .where('exhibitor_id', '=', 'A108')
      .orderBy('registered_at')
      .execute();
    expect(kept.map(({ displaced_at: displaced }) => displaced === null)).toEqual([true, true, false, true]);
    // Each address has as many now as the newcomer would: nobody makes room for one that proved nothing.
    expect((await from('203.0.113.3', 6)).status).toBe(200);
    expect(refusedAs(await from('203.0.113.4', 7))).toEqual([409, 'INVITATION_FULL']);
    const mobile = '13500009999';
    const code = await codeFor(mobile);
    const proven = { ...(await guest(host)), address: '203.0.113.5' };
    expect((await register(proven, { name: '王澈', mobile, sms_code: code })).status).toBe(200);
    expect(await invite(host)).toMatchObject({ quota: 3, registered: 3 });
  });

  it('registers sixty an hour at one exhibitor from one address, whatever else it tries', async () => {
    const host = await fair.exhibitor('A109');
    const address = '203.0.113.9';
    const { tenantId, exhibitionId } = fair.exhibition;
    await fair.server.database
      .insertInto('call_count')
      .values({
        tenant_id: tenantId,
        exhibition_id: exhibitionId,
        subject_key: `address:${address}`,
        call: 'visitor A109',
        seconds: 3_600,
        started_at: fair.server.now(),
        calls: 58,
      })
      .execute();
    const guests = await Promise.all(Array.from({ length: 6 }, () => guest(host)));
    // What is refused for another reason takes nothing of it.
    expect((await register({ ...(await guest(host)), address }, { name: '' })).status).toBe(422);
    const answers = await Promise.all(
      guests.map((who, index) =>
        register({ ...who, address }, { name: `客 ${index}`, mobile: `1350001${1000 + index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 200, 429, 429, 429, 429,
    ]);
    const elsewhere = { ...(await guest(host)), address: '203.0.113.10' };
    expect((await register(elsewhere, { name: '顾', mobile: '13500012000' })).status).toBe(200);
  });

  it('registers by their own form alone', async () => {
    const { ticket } = await guest();
    const open = await guestPosts<Refused>(fair, { ticket, human: true }, calls.openSubmit.path, {
      formId: reply.formId,
      version: 1,
      revision: 0,
      answers: { name: '甲', mobile: '1' },
      consent: '1',
    });
    expect(refusedAs(open)).toEqual([403, 'TICKET_INVALID']);
    const free = await guestGets<Refused>(fair, {}, calls.openForm.path, { formId: reply.formId });
    expect(refusedAs(free)).toEqual([403, 'FORM_NOT_PUBLIC']);
  });
});

describe('a visitor lets the exhibitor see what was ticked, and no more', () => {
  it('by name, company and mobile, kept with the words that were read and the moment', async () => {
    const host = await fair.exhibitor('S101');
    const who = await guest(host);
    const { data: form } = await guestGets<OpenForm>(fair, who, calls.openForm.path);
    expect(form.share?.text).toContain('S101');
    expect(form.share?.fields.map(({ field }) => field)).toEqual(['name', 'company', 'mobile']);
    const answers = { name: '程砚秋', mobile: '13500002277', company: '云栈供应链', position: '经理' };
    expect((await register(who, answers, { share: ['company', 'mobile'] })).status).toBe(200);
    expect((await invited(host)).records).toMatchObject([
      { name: '程**', mobile: '13500002277', company: '云栈供应链', position: '经理' },
    ]);
    expect((await invited(host, { company: '云栈' })).total).toBe(1);
    const kept = await fair.server.database
      .selectFrom('visitor')
      .select(['shared', 'shared_text', 'shared_at'])
      .where('exhibitor_id', '=', 'S101')
      .executeTakeFirstOrThrow();
    expect(kept.shared).toEqual(['company', 'mobile']);
    expect(kept.shared_text).toContain('S101');
    expect(kept.shared_text).toContain('手机');
    expect(kept.shared_text).not.toContain('姓名');
    expect(kept.shared_at).toBeInstanceOf(Date);
    const bad = await register(await guest(host), answers, { share: ['idNo'] });
    expect(bad.status).toBe(400);
  });
});
