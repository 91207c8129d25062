import {
  calls,
  type ConsoleForm,
  type FactorBegun,
  type FactorConfirmed,
  type StaffEnded,
  type StaffLink,
  type StaffLinkMade,
  type StaffList,
  type StaffMember,
  type TokenAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForTokens, testPassword, totpCode, type TestSession } from '../../auth/testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
/** The one admin who stays. */
let admin: TestSession;
const now = new Date('2027-03-01T02:00:00Z');

beforeAll(async () => {
  fair = await openTestFair(() => now);
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
});
afterAll(() => fair.close());

const at = (path: string, id: string): string => path.replace(':id', id);
const staffOf = async (who = admin): Promise<StaffList> =>
  (await fair.get<StaffList>(who, calls.consoleStaff.path)).data;
const memberOf = async ({ account }: TestSession): Promise<StaffMember> => {
  const { members } = await staffOf();
  const found = members.find(({ username }) => username === account.username);
  if (found === undefined) throw new Error(`${String(account.username)} is not of the staff`);
  return found;
};
const post = async <T = Refused>(path: string, of: TestSession | string, body: object = {}, who = admin) =>
  fair.post<T>(who, at(path, typeof of === 'string' ? of : (await memberOf(of)).id), body);
const reason = { reason: '换岗' };
const enter = async (username: string, password = testPassword) =>
  askForTokens(fair.server, fair.exhibition, { grant_type: 'password', username, password });
const isOut = async (who: TestSession) =>
  expect
    .poll(async () => (await fair.get(who, calls.consoleForms.path)).status, { timeout: 10_000 })
    .toBe(401);
const auditOf = async (id: string) =>
  fair.server.database
    .selectFrom('audit')
    .select(['action', 'reason', 'detail'])
    .where('thing_kind', '=', 'staff')
    .where('thing_id', '=', id)
    .execute();

/** Calls that nobody is signed in for. */
async function use(path: string, payload: object) {
  const headers = clientHeaders(fair.exhibition);
  const answer = await fair.server.app.inject({ method: 'POST', url: path, headers, payload });
  return { status: answer.statusCode, data: answer.json<{ data: Partial<Refused & StaffLink> }>().data };
}

describe('console.md §1: the staff of an exhibition', () => {
  it('come by an invitation, choose their user name once, and have what they were invited to', async () => {
    const body = {
      name: '顾行舟',
      role: 'reviewer',
      halls: ['5'],
      maySeeSensitive: true,
      endsAt: '2027-04-01 18:00:00',
    };
    const made = await post<StaffLinkMade>(calls.consoleInviteStaff.path, '', body);
    expect(made.status, JSON.stringify(made)).toBe(200);
    expect((await staffOf()).invitations).toMatchObject([{ name: '顾行舟', role: 'reviewer' }]);
    const code = new URL(made.data.link ?? '').hash.replace('#/welcome/', '');
    const read = await use(calls.staffLink.path, { code });
    expect(read.data).toMatchObject({ name: '顾行舟', username: '' });
    const password = { newPassword: testPassword, newPassword1: testPassword };
    const accept = async (username?: string) =>
      use(calls.useStaffLink.path, {
        code,
        ...password,
        ...(username === undefined ? {} : { username }),
      });
    expect((await accept()).status).toBe(400);
    expect((await accept(admin.account.username ?? '')).data.reason).toBe('USERNAME_TAKEN');
    const both = await Promise.all([accept('Gu.Xingzhou'), accept('gu-2')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 404 || status === 409)).toHaveLength(1);
    const { members, invitations } = await staffOf();
    expect(invitations).toEqual([]);
    expect(members.find(({ name }) => name === '顾行舟')).toMatchObject({
      role: 'reviewer',
      halls: ['5'],
      maySeeSensitive: true,
      mustEnrol: true,
      enrolled: false,
      endsAt: '2027-04-01 18:00:00',
    });
  });

  it('are invited until the invitation is withdrawn', async () => {
    const body = { name: '许微澜', role: 'reviewer' };
    const made = await post<StaffLinkMade>(calls.consoleInviteStaff.path, '', body);
    const code = new URL(made.data.link ?? '').hash.replace('#/welcome/', '');
    const invitation = (await staffOf()).invitations.find(({ name }) => name === '许微澜');
    const id = invitation?.id ?? '';
    const withdrawn = await post<StaffList>(calls.consoleWithdrawInvitation.path, id);
    expect(withdrawn.status, JSON.stringify(withdrawn)).toBe(200);
    expect(withdrawn.data.invitations).toEqual([]);
    expect((await use(calls.staffLink.path, { code })).data.reason).toBe('LINK_INVALID');
    expect((await post(calls.consoleWithdrawInvitation.path, id)).status).toBe(404);
    expect(await auditOf(id)).toContainEqual(expect.objectContaining({ action: 'staff.withdraw' }));
  });

  it('are changed by comparison, and a change that somebody else made is reported', async () => {
    const one = await fair.person({ role: 'reviewer' });
    const change = async (keys: object) => post(calls.consoleChangeStaff.path, one, { change: keys });
    expect((await change({ halls: { from: [], to: ['5', '6'] } })).status).toBe(200);
    expect(await memberOf(one)).toMatchObject({ halls: ['5', '6'] });
    expect((await change({ halls: { from: ['6', '5'], to: ['6'] } })).status).toBe(200);
    const met = await change({ halls: { from: ['5'], to: ['7'] }, role: { from: 'reviewer', to: 'editor' } });
    expect(met.data).toMatchObject({
      reason: 'THING_CHANGED',
      conflicts: [{ key: 'halls', now: ['6'], by: '沈竹溪' }],
    });
    expect(await memberOf(one)).toMatchObject({ role: 'reviewer' });
    const over = await change({ endsAt: { from: null, to: '2027-02-01 00:00:00' } });
    expect(over.data.reason).toBe('BAD_REQUEST');
  });

  it('limited to a group see its forms, those that come into it later too, and nothing where it has none', async () => {
    const { database } = fair.server;
    const put = async (group: string, code: string) =>
      createTestForm(database, fair.exhibition, testDefinition([]), { formGroup: group, formCode: code });
    const inGroup = await put('K', 'K1');
    const byCode = await put('', 'K2');
    const single = await put('L', 'L1');
    await put('L', 'L2');
    const one = await fair.person({ role: 'reviewer' });
    const seen = async () =>
      (await fair.get<readonly ConsoleForm[]>(one, calls.consoleForms.path)).data.map(({ formId }) => formId);
    const sees = async (...formIds: readonly string[]) =>
      expect.poll(async () => (await seen()).toSorted(), { timeout: 10_000 }).toEqual(formIds.toSorted());
    const change = async (keys: object) => post(calls.consoleChangeStaff.path, one, { change: keys });
    const all = (await seen()).length;
    const given = await change({
      formGroups: { from: [], to: ['K'] },
      formIds: { from: [], to: [single.formId] },
    });
    expect(given.status, JSON.stringify(given)).toBe(200);
    expect(await memberOf(one)).toMatchObject({ formGroups: ['K'], formIds: [single.formId] });
    await sees(inGroup.formId, byCode.formId, single.formId);
    const later = await put('K', 'K3');
    await sees(inGroup.formId, byCode.formId, single.formId, later.formId);
    await database.updateTable('form').set({ form_group: 'L' }).where('form_id', '=', later.formId).execute();
    await sees(inGroup.formId, byCode.formId, single.formId);
    await change({
      formGroups: { from: ['K'], to: ['nothing'] },
      formIds: { from: [single.formId], to: [] },
    });
    await sees();
    await change({ formGroups: { from: ['nothing'], to: [] } });
    await expect.poll(async () => (await seen()).length, { timeout: 10_000 }).toBe(all + 1);
  });

  it('keep one admin, of two who end or lower each other at once too', async () => {
    const alone = await openTestFair(() => now);
    try {
      const pair = [await alone.person({ role: 'admin' }), await alone.person({ role: 'admin' })] as const;
      const { members } = (await alone.get<StaffList>(pair[0], calls.consoleStaff.path)).data;
      const idOf = (who: TestSession): string =>
        members.find(({ username }) => username === who.account.username)?.id ?? '';
      const [one, other] = [idOf(pair[0]), idOf(pair[1])];
      const lower = { change: { role: { from: 'admin', to: 'editor' } } };
      const answers = await Promise.all([
        alone.post(pair[0], at(calls.consoleChangeStaff.path, other), lower),
        alone.post(pair[1], at(calls.consoleEndStaff.path, one), reason),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const kept = answers[0].status === 200 ? pair[0] : pair[1];
      const own = idOf(kept);
      const end = { change: { endsAt: { from: null, to: '2028-01-01 00:00:00' } } };
      for (const [path, body] of [
        [calls.consoleChangeStaff.path, lower],
        [calls.consoleChangeStaff.path, end],
        [calls.consoleEndStaff.path, reason],
        [calls.consoleLockStaff.path, reason],
      ] as const) {
        const refused = await alone.post<Refused>(kept, at(path, own), body);
        expect([refused.status, refused.data.reason]).toEqual([409, 'LAST_ADMIN']);
      }
      expect((await alone.get(kept, calls.consoleForms.path)).status).toBe(200);
    } finally {
      await alone.close();
    }
  });

  it('who leaves is out at once, signs in no more, and what they looked after is named', async () => {
    const one = await fair.person({ role: 'editor' });
    const member = await memberOf(one);
    const exhibitor = await fair.exhibitor('LEFT');
    await fair.server.database
      .updateTable('exhibitor')
      .set({ owner_account_id: one.account.accountId })
      .where('exhibitor_id', '=', exhibitor.exhibitorId)
      .execute();
    const ended = await post<StaffEnded>(calls.consoleEndStaff.path, one, reason);
    expect(ended.data).toMatchObject({ sessions: 1, exhibitors: ['LEFT 有限公司'], exhibitorCount: 1 });
    await isOut(one);
    expect((await enter(one.account.username ?? '')).status).toBe(400);
    expect((await staffOf()).members.map(({ id }) => id)).not.toContain(member.id);
    expect(await auditOf(member.id)).toMatchObject([{ action: 'staff.end', reason: '换岗' }]);
    expect((await post(calls.consoleEndStaff.path, member.id, reason)).status).toBe(404);
  });

  it('a membership whose end comes is over, in a session that goes on too', async () => {
    const one = await fair.person({ role: 'editor' });
    await fair.server.database
      .updateTable('membership')
      .set({ ends_at: new Date(now.getTime() - 1) })
      .where('account_id', '=', one.account.accountId)
      .execute();
    await isOut(one);
  });

  it('is locked with a reason that the sign-in shows, and opened again', async () => {
    const one = await fair.person({ role: 'editor' });
    const name = one.account.username ?? '';
    const { id } = await memberOf(one);
    expect((await post(calls.consoleLockStaff.path, id, { reason: '设备遗失' })).status).toBe(200);
    await isOut(one);
    expect((await enter(name)).body['msg']).toContain('设备遗失');
    expect((await post(calls.consoleUnlockStaff.path, id)).status).toBe(200);
    expect((await enter(name)).status).toBe(200);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['staff.lock', 'staff.unlock']);
  });

  it('a lost authenticator is reset by another admin with a reason, and nobody resets their own', async () => {
    const one = await fair.person({ role: 'admin', mustEnrol: true });
    const { secret, ticket } = (await fair.post<FactorBegun>(one, calls.consoleBeginFactor.path, {})).data;
    const code = totpCode(secret, now);
    await fair.post<FactorConfirmed>(one, calls.consoleConfirmFactor.path, { ticket, code });
    const { id } = await memberOf(one);
    expect((await post(calls.consoleResetStaffFactor.path, id, reason, one)).status).toBe(403);
    expect((await enter(one.account.username ?? '')).body['error']).toBe('second_factor');
    expect((await post(calls.consoleResetStaffFactor.path, id, reason)).status).toBe(200);
    await isOut(one);
    expect((await enter(one.account.username ?? '')).status).toBe(200);
    expect(await memberOf(one)).toMatchObject({ enrolled: false, mustEnrol: true });
    expect(await auditOf(id)).toMatchObject([{ action: 'staff.reset-factor', reason: '换岗' }]);
  });

  it('a password is set by a link, which is shown where no mail is sent', async () => {
    const one = await fair.person({ role: 'editor' });
    const made = await post<StaffLinkMade>(calls.consoleStaffPasswordLink.path, one);
    const code = new URL(made.data.link ?? '').hash.replace('#/welcome/', '');
    const answer = await fair.server.app.inject({
      method: 'POST',
      url: calls.useStaffLink.path,
      headers: clientHeaders(fair.exhibition),
      payload: { code, newPassword: 'Another2027', newPassword1: 'Another2027' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await enter(one.account.username ?? '', 'Another2027')).status).toBe(200);
  });

  it('an admin has no power over an account that reaches beyond the exhibition', async () => {
    const someone = await fair.person({ role: 'editor' });
    const { id } = await memberOf(someone);
    const other = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    await fair.server.database
      .insertInto('membership')
      .values({
        tenant_id: other.tenantId,
        exhibition_id: other.exhibitionId,
        membership_id: 'elsewhere',
        account_id: someone.account.accountId,
        role: 'reviewer',
        exhibitor_id: null,
        last_used_at: null,
      })
      .execute();
    const boss = await fair.person({ role: 'editor' });
    const { id: bossId } = await memberOf(boss);
    await fair.server.database
      .updateTable('account')
      .set({ tenant_admin: true })
      .where('account_id', '=', boss.account.accountId)
      .execute();
    const shown = (await staffOf()).members.filter((member) => [id, bossId].includes(member.id));
    expect(shown.map(({ ownAccount }) => ownAccount)).toEqual([false, false]);
    for (const target of [id, bossId]) {
      for (const [path, body] of [
        [calls.consoleLockStaff.path, reason],
        [calls.consoleUnlockStaff.path, {}],
        [calls.consoleResetStaffFactor.path, reason],
        [calls.consoleStaffPasswordLink.path, {}],
        [calls.consoleEndStaffSessions.path, {}],
      ] as const) {
        expect((await post(path, target, body)).status).toBe(403);
      }
    }
    const sessions = await fair.get(admin, at(calls.consoleStaffSessions.path, bossId));
    expect(sessions.status).toBe(403);
  });

  it('whoever manages them proved a code within ten minutes', async () => {
    const tokens: Partial<TokenAnswer> = (await enter(admin.account.username ?? '')).body;
    const fresh = {
      ...admin,
      headers: { ...admin.headers, 'blade-auth': `bearer ${String(tokens.access_token)}` },
    };
    expect((await fair.get(fresh, calls.consoleStaff.path)).status).toBe(200);
    const refused = await post(calls.consoleInviteStaff.path, '', { name: '甲', role: 'editor' }, fresh);
    expect([refused.status, refused.data.reason]).toEqual([403, 'STEP_UP_NEEDED']);
  });
});
