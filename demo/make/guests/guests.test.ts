import { rm } from 'node:fs/promises';
import {
  calls,
  type Invite,
  type InvitedVisitorPage,
  type OpenForm,
  type OpenInvitation,
  type OpenSeatAnswer,
  type OpenStaff,
  type ShortLinkAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWith } from '../../../apps/server/src/auth/testing.ts';
import { clientHeaders } from '../../../apps/server/src/exhibitions/testing.ts';
import { createTestApp } from '../../../apps/server/src/http/testing/test-app.ts';
import { TestFair } from '../../../apps/server/src/http/testing/test-fair.ts';
import { guestGets, guestPosts } from '../../../apps/server/src/http/testing/test-tickets.ts';
import { loadDemo } from '../../../apps/server/src/demo/index.ts';
import { demoExhibition, demoTenantId } from '../exhibition.ts';
import { forumMap } from './forum-map.ts';
import { forumSeats } from './forum-seats.ts';
import { cleanMap } from '../../../apps/server/src/seats/testing.ts';

let fair: TestFair;
const now = new Date('2027-07-14T02:00:00Z');

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => now);
  await loadDemo(server, server.settings.demoFolder);
  const found = await server.app.exhibitions.find(demoTenantId, demoExhibition.exhibitionId);
  if (found === null) throw new Error('The demo exhibition is missing.');
  fair = new TestFair(server, found);
});
afterAll(async () => {
  await fair.server.close();
  await rm(fair.server.settings.dataDir, { recursive: true, force: true });
});

const openLink = async (code: string): Promise<ShortLinkAnswer> =>
  (await guestGets<ShortLinkAnswer>(fair, {}, calls.shortLink.path.replace(':code', code))).data;

describe('the demo’s guests', () => {
  it('came through their exhibitor, whose places are counted', async () => {
    const login = { phone: '13800000001', username: null };
    const tokens = await signInWith(fair.server, fair.exhibition, login);
    const headers = { ...clientHeaders(fair.exhibition), 'blade-auth': `bearer ${tokens.access_token}` };
    const read = async <T>(url: string): Promise<T> =>
      (await fair.server.app.inject({ url, headers })).json<{ data: T }>().data;
    expect(await read<Invite>(calls.invite.path)).toMatchObject({
      code: 'X01VISIT',
      quota: 300,
      registered: 12,
    });
    const page = await read<InvitedVisitorPage>(calls.getInvitedVisitorPage.path);
    expect(page.total).toBe(12);
    expect(page.records[0]?.name).toMatch(/\*/);
  });

  it.each([
    ['X01VISIT', '/invitationHome?code=X01VISIT'],
    ['VISIT', '/form?formType=200&formId=visitor_reg'],
    ['X01STAFF', '/staff'],
    ['SEAT', '/seat_search'],
  ])('may open %s', async (code, path) => {
    const link = await openLink(code);
    expect(link.path).toBe(path);
    expect(link.ticket).toHaveLength(22);
  });

  it('see the invitation, the forms and the full house', async () => {
    const visit = await openLink('X04VISIT');
    const path = calls.openInvitation.path.replace(':code', 'X04VISIT');
    const invitation = await guestGets<OpenInvitation>(fair, visit, path);
    expect(invitation.data).toMatchObject({ full: true, form: { formId: 'exhibitor_invitation_Form' } });
    const form = await guestGets<OpenForm>(fair, visit, calls.openForm.path);
    expect(form.data).toMatchObject({ purpose: 'visitor', fromInformationCanBeSubmitted: true });
    const staff = await guestGets<OpenStaff>(fair, await openLink('X01STAFF'), calls.openStaff.path);
    expect(staff.data.form.formId).toBe('staff_self');
    const free = await guestGets<OpenForm>(fair, {}, calls.openForm.path, { formId: 'visitor_reg' });
    expect([free.status, free.data.purpose]).toEqual([200, 'visitor']);
  });

  it('find their seats on the map', async () => {
    const { ticket = '' } = await openLink('SEAT');
    const ask = (name: string, mobile: string) =>
      guestPosts<OpenSeatAnswer>(fair, { ticket, human: true }, calls.openSeat.path, { name, mobile });
    const { data } = await ask('林知远', '2265');
    expect(data.seat).toMatchObject({ label: 'A 区 3 排 6 座', door: '2 号门' });
    expect(data.seat?.plan.svg).toContain(`id="${data.seat?.plan.seatId ?? ''}"`);
    expect(data.seat?.plan.svg).toContain(`id="${data.seat?.plan.doorId ?? ''}"`);
    expect((await ask('王澈', '0417')).data).toEqual({ seat: null, ask: 'company' });
    expect((await ask('贺兰舟', '0000')).data).toEqual({ seat: null, ask: null });
  });

  it('have seats that are all drawn, and the drawing is clean as it is', () => {
    const map = forumMap();
    for (const { area, row, number } of forumSeats)
      expect(map).toContain(`id="seat-${area}-${row}-${number}"`);
    expect((map.match(/id="seat-/g) ?? []).length).toBe(6 * 20 + 13 * 30 + 18 + 9 * 24);
    expect(map).not.toContain('id="seat-C-4-');
    expect(cleanMap(map)?.replaceAll(/><\/rect>/g, '/>')).toBe(map);
  });
});
