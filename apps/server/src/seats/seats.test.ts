import { calls, type OpenSeatAnswer, type ShortLinkAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openTestFair, TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';
import { giveTestTicket, guestGets, guestPosts, type Outsider } from '../http/testing/test-tickets.ts';
import { openSeatSearch, putSeatPlan } from './testing.ts';

let time = Date.now();
let fair: TestFair;

const text = (word: string) => ({ 'zh-Hans': word, 'zh-Hant': word, en: word });
const area = (door: string) => ({
  label: text('A'),
  door: text(door),
  doorId: `door-${door}`,
  note: text('08:40'),
});
const seat = (place: string, name: string, mobile: string, company: string) => {
  const [one = '', row = '', number = ''] = place.split('-');
  return { area: one, row, number, name, mobile, company };
};

beforeAll(async () => {
  fair = await openTestFair(() => new Date(time));
  const plan = {
    planId: 'forum',
    title: text('江澜论坛'),
    svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><rect id="seat-A-3-6" width="1" height="1"/></svg>',
    areas: { A: area('2'), B: area('3'), C: area('5') },
    opensAt: null,
    closesAt: null,
  };
  const people = [
    seat('A-3-6', '林知远', '13800002265', '澄砚传动'),
    seat('A-3-7', '程砚秋', '13800007781', '岑岭液压'),
    seat('B-2-4', '王澈', '13500000417', '北渚精工'),
    seat('C-6-15', '王澈', '13600000417', '朗朔自动化'),
  ];
  await inTransaction(fair.server.database, (transaction) =>
    putSeatPlan(transaction, fair.exhibition, plan, people, new Date(time)),
  );
});
beforeEach(async () => {
  time += 3_600_001;
  await openSeatSearch(fair.server.database, fair.exhibition, new Date(time - 1), null);
});
afterAll(() => fair.close());

const ask = (
  who: Outsider,
  name: string,
  mobile: string,
  more: Record<string, string> = {},
  headers = {},
): Promise<Answer<OpenSeatAnswer & Refused>> =>
  guestPosts(fair, { human: true, ...who, headers }, calls.openSeat.path, { name, mobile, ...more });
const ticketOf = (): Promise<string> => giveTestTicket(fair, { purpose: 'seat', uses: 0 });
const none = { seat: null, ask: null };

describe('wire.md §4: the search for a seat', () => {
  it('is opened by the short link SEAT and gives one masked hit with the cleaned map', async () => {
    const link = await guestGets<ShortLinkAnswer>(fair, {}, calls.shortLink.path.replace(':code', 'seat'));
    expect(link.data.path).toBe('/seat_search');
    const { ticket = '' } = link.data;
    const { status, data } = await ask({ ticket }, ' 林 知远', '2265', {}, { 'accept-language': 'en' });
    expect([status, data.ask]).toEqual([200, null]);
    expect(data.seat).toMatchObject({
      name: '林**',
      company: '澄砚传动',
      label: 'Area A, row 3, seat 6',
      door: '2',
      note: '08:40',
      plan: { title: '江澜论坛', seatId: 'seat-A-3-6', doorId: 'door-2' },
    });
    expect(data.seat?.plan.svg).not.toContain('onload');
    expect(JSON.stringify(data)).not.toMatch(/2265|知远/);
  });

  it('answers alike for who is unknown, has other digits, or no seat', async () => {
    const ticket = await ticketOf();
    for (const [name, mobile] of [
      ['贺兰舟', '0000'],
      ['林知远', '7781'],
      ['林知', '2265'],
      ['%', '2265'],
    ] as const) {
      const { status, data } = await ask({ ticket }, name, mobile);
      expect([status, data], name).toEqual([200, none]);
    }
  });

  it('asks for the company where two share name and digits', async () => {
    const ticket = await ticketOf();
    expect((await ask({ ticket }, '王澈', '0417')).data).toEqual({ seat: null, ask: 'company' });
    const { data } = await ask({ ticket }, '王澈', '0417', { company: '朗朔自动化' });
    expect(data.seat).toMatchObject({ area: 'C', row: '6', number: '15' });
    expect((await ask({ ticket }, '王澈', '0417', { company: '别家' })).data).toEqual(none);
  });

  it('takes ten tries an hour with one ticket, at once or one after the other', async () => {
    const ticket = await ticketOf();
    await ask({ ticket }, '林知远', '2265');
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) => ask({ ticket }, `无名${index}`, '0000')),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(9);
    const refused = tries.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, data: { reason: 'TOO_MANY_REQUESTS' } });
    time += 3_600_001;
    expect((await ask({ ticket }, '林知远', '2265')).data.seat).not.toBeNull();
  });

  it('lets nobody guess the digits of a name with many tickets, and shuts it for nobody else', async () => {
    const tickets = await Promise.all(Array.from({ length: 30 }, ticketOf));
    const from = (address: string) =>
      Promise.all(
        tickets.slice(0, 15).map((ticket, index) => ask({ ticket, address }, '程砚秋', String(1000 + index))),
      );
    expect((await from('203.0.113.1')).filter(({ status }) => status === 200)).toHaveLength(10);
    const network = (await from('2001:db8:1:1::1')).filter(({ status }) => status === 200);
    expect(network).toHaveLength(10);
    // Whoever has nothing to do with it finds the seat.
    expect(
      (await ask({ ticket: await ticketOf(), address: '203.0.113.9' }, '程砚秋', '7781')).data.seat,
    ).not.toBeNull();
    const shut = await ask({ ticket: await ticketOf(), address: '203.0.113.1' }, '程砚秋', '7781');
    expect(shut.status).toBe(429);
    expect(
      (await ask({ ticket: await ticketOf(), address: '203.0.113.1' }, '林知远', '2265')).data.seat,
    ).not.toBeNull();
  });

  it('who is found costs no try of the name', async () => {
    const tickets = await Promise.all(Array.from({ length: 15 }, ticketOf));
    for (const ticket of tickets) {
      // One after the other, as people come in.
      expect((await ask({ ticket }, '林知远', '2265')).data.seat).not.toBeNull();
    }
  });

  it('is closed until the organiser opens it, after it ends, and in other exhibitions', async () => {
    const ticket = await ticketOf();
    const { database } = fair.server;
    const windows = [
      [null, null],
      [new Date(time + 60_000), null],
      [new Date(time - 60_000), new Date(time - 1)],
    ] as const;
    for (const [opensAt, closesAt] of windows) {
      await openSeatSearch(database, fair.exhibition, opensAt, closesAt);
      const { status, data } = await ask({ ticket }, '林知远', '2265');
      expect([status, data.reason]).toEqual([403, 'SEATS_CLOSED']);
    }
    const elsewhere = new TestFair(fair.server, await createTestExhibition(fair.server));
    const stray = await guestPosts<Refused>(elsewhere, { ticket, human: true }, calls.openSeat.path, {
      name: '林知远',
      mobile: '2265',
    });
    expect(stray.data.reason).toBe('TICKET_INVALID');
  });

  it('needs the ticket of a search, a captcha, and four digits', async () => {
    const ticket = await ticketOf();
    const form = await giveTestTicket(fair);
    expect((await ask({ ticket: form }, '林知远', '2265')).data.reason).toBe('TICKET_INVALID');
    expect((await ask({ ticket, human: false }, '林知远', '2265')).data.reason).toBe('CAPTCHA_WRONG');
    expect((await ask({ ticket }, '林知远', '13800002265')).status).toBe(400);
  });

  it('keeps of a mobile only what is requested', async () => {
    const rows = await fair.server.database.selectFrom('seat').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('13800002265');
  });
});
