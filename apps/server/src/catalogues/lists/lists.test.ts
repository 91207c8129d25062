import {
  calls,
  type AdvertPage,
  type AdvertPosition,
  type Facility,
  type FacilityPage,
  type Hotel,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type TestSession } from '../../auth/testing.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, testItem } from '../testing.ts';

const now = new Date('2026-11-20T04:00:00Z');
const past = new Date('2026-11-19T04:00:00Z');
const future = new Date('2026-12-19T04:00:00Z');

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let foreign: TestSession;
let late: Form;
let adverts: Form;

const chair = (itemId: string, sort: number, price: number) =>
  testItem(itemId, {
    categories: ['chairs', 'furniture'],
    sort,
    prices: { early: price, normal: price, late: price * 2, 'on-site': null },
  });

const led = (slot: string, day: string) =>
  testItem(`L1-${slot}-${day.slice(5).replace('-', '')}`, {
    kind: 'led',
    parentId: 'L1',
    categories: ['adverts'],
    details: { slot, day, hours: '09:00–11:00' },
  });

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  const { database } = fair.server;
  const elsewhere = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
  foreign = await signInAs(fair.server, elsewhere, { role: 'exhibitor' });
  const definition = testDefinition([
    { prop: 'place', type: 'input' },
    { prop: 'count', type: 'number' },
  ]);
  late = await createTestForm(database, fair.exhibition, definition, {
    window: { opensAt: null, earlyEndAt: past, endAt: past, lateEndAt: future },
  });
  adverts = await createTestForm(database, fair.exhibition, definition, { submissions: 'many' });
  await addTestSale(database, fair.exhibition, late.formId, { categories: ['chairs'] });
  await addTestSale(database, fair.exhibition, adverts.formId, {
    categories: ['adverts'],
    rules: [{ table: null, item: '{place}', quantity: 'count' }],
  });
  await addTestItems(database, fair.exhibition, [
    { item: chair('F2', 1, 2_000), stock: { '': 7 } },
    { item: chair('F10', 2, 1_050), stock: { '': null } },
    { item: chair('F1', 3, 3_000), stock: { '': 0 } },
    { item: testItem('OFF', { active: false }) },
    { item: testItem('PR1', { kind: 'print', categories: ['adverts'] }), stock: { '': 1 } },
    { item: testItem('ST1', { kind: 'hall', categories: ['adverts'] }), stock: { '': 2 } },
    { item: testItem('L1', { kind: 'screen', details: { size: '3840×1080' } }), stock: {} },
    { item: led('S1', '2027-03-18'), stock: { '': 1 } },
    { item: led('S1', '2027-03-19'), stock: { '': 2 } },
    { item: testItem('H1', { kind: 'hotel', details: { distance: '0.6', way: 'walk' } }), stock: {} },
    {
      item: testItem('H1a', { kind: 'room', parentId: 'H1', categories: ['hotel'] }),
      stock: { '2027-03-17': 3, '2027-03-18': 1 },
    },
  ]);
});
afterAll(() => fair.close());

const read = async <T>(path: string, query: Record<string, string> = {}, who = one): Promise<T> => {
  const answer = await fair.get<T>(who, path, query);
  expect(answer.status).toBe(200);
  return answer.data;
};

const page = (query: Record<string, string>) => read<FacilityPage>(calls.queryFacilitiesTools.path, query);

describe('wire.md §4: facilities', () => {
  it('come in the organiser’s order, at the price of the form that sells them to the caller', async () => {
    const chairs = await read<Facility[]>(calls.queryFacilities.path, { category: 'chairs' });
    expect(chairs.map(({ id, price, tier, stock }) => [id, price, tier, stock])).toEqual([
      ['F2', 40, 'late', 7],
      ['F10', 21, 'late', null],
      ['F1', 60, 'late', 0],
    ]);
    expect(chairs[1]?.tiers).toEqual([
      { tier: 'early', price: 10.5 },
      { tier: 'normal', price: 10.5 },
      { tier: 'late', price: 21 },
    ]);
    const priced = await read<Facility[]>(calls.queryFacilities.path, {
      formId: adverts.formId,
      search: 'f2',
    });
    expect(priced.map(({ id, price }) => [id, price])).toEqual([['F2', 20]]);
  });

  it('come page by page, sorted as people count', async () => {
    expect((await page({ ascs: 'id' })).records.map(({ id }) => id)).toEqual(['F1', 'F2', 'F10']);
    expect((await page({ descs: 'stock' })).records.map(({ id }) => id)).toEqual(['F10', 'F2', 'F1']);
    expect(await page({ current: '2', size: '2', ascs: 'price' })).toMatchObject({
      total: 3,
      pages: 2,
      current: 2,
      size: 2,
      records: [{ id: 'F1' }],
    });
    expect((await page({ current: '900719925474099', size: '500' })).records).toEqual([]);
    for (const wrong of [{ size: '0' }, { current: '0' }, { ascs: 'sort' }]) {
      const refused = await fair.get<Refused>(one, calls.queryFacilitiesTools.path, { ...wrong });
      expect([refused.status, refused.data.reason]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('are those of one’s own exhibition', async () => {
    for (const { path } of [calls.queryFacilities, calls.queryAdvertPrints, calls.selectHotel]) {
      expect(await read(path, {}, foreign)).toEqual([]);
    }
    const named = await fair.get<Refused>(foreign, calls.queryFacilities.path, { formId: late.formId });
    expect(named.status).toBe(404);
  });
});

const states = async (): Promise<Record<string, string>> => {
  const prints = await read<AdvertPosition[]>(calls.queryAdvertPrints.path);
  const halls = await read<AdvertPage>(calls.queryAdvertStadiums.path);
  const slots = await read<AdvertPage>(calls.queryAdvertLed.path);
  const all = [...prints, ...halls.records, ...slots.records];
  return Object.fromEntries(all.map(({ id, state }) => [id, state]));
};

describe('places for advertising', () => {
  it('are free, held while somebody’s submission waits, and taken when it is adopted', async () => {
    expect(await states()).toEqual({ PR1: 'free', ST1: 'free', 'L1-S1-0318': 'free', 'L1-S1-0319': 'free' });
    const { id } = (await fair.submit(one, adverts, { place: 'PR1', count: 1 })).data;
    await fair.submit(one, adverts, { place: 'L1-S1-0318', count: 1 });
    await fair.submit(other, adverts, { place: 'ST1', count: 1 });
    expect(await states()).toMatchObject({ PR1: 'reserved', ST1: 'free', 'L1-S1-0318': 'reserved' });
    const reviewer = await fair.person({ role: 'reviewer' });
    await fair.post(reviewer, calls.consoleAdopt.path.replace(':id', id), { revision: 1 });
    expect(await states()).toMatchObject({ PR1: 'taken', ST1: 'free', 'L1-S1-0318': 'reserved' });
    const free = await read<AdvertPosition[]>(calls.queryAdvertPrints.path, { state: 'free' });
    expect(free).toEqual([]);
  });

  it('on screens are found by screen, slot and day, or listed as screens', async () => {
    const found = async (query: Record<string, string>) =>
      (await read<AdvertPage>(calls.queryAdvertLed.path, query)).records.map(({ id }) => id);
    expect(await found({ screen: 'L1', slot: 'S1', day: '2027-03-19' })).toEqual(['L1-S1-0319']);
    expect(await found({ slot: 'L1-S1', day: '0319' })).toEqual(['L1-S1-0319']);
    expect(await found({ screen: 'L2' })).toEqual([]);
    const screens = await read<AdvertPage>(calls.queryAdvertLed.path, { kind: 'screen' });
    expect(screens).toMatchObject({
      total: 1,
      records: [{ id: 'L1', size: '3840×1080', state: 'free', stock: 2, price: 100 }],
    });
  });
});

describe('hotels', () => {
  it('tell what is left each night and for a stay', async () => {
    const rooms = async (query: Record<string, string> = {}) =>
      (await read<Hotel[]>(calls.selectHotel.path, query))[0]?.rooms[0];
    expect(await rooms()).toMatchObject({
      stock: 1,
      left: null,
      nights: [
        { day: '2027-03-17', left: 3 },
        { day: '2027-03-18', left: 1 },
      ],
    });
    expect(await rooms({ start: '2027-03-17', end: '2027-03-18' })).toMatchObject({ left: 3 });
    expect(await rooms({ start: '2027-03-17', end: '2027-03-19' })).toMatchObject({ left: 1 });
    expect(await rooms({ start: '2027-03-18', end: '2027-03-20' })).toMatchObject({ left: 0 });
    expect(await read(calls.selectHotel.path, { hotelId: 'none' })).toEqual([]);
    for (const stay of [{ start: '2027-03-18' }, { start: '2027-02-30', end: '2027-03-18' }]) {
      expect((await fair.get(one, calls.selectHotel.path, { ...stay })).status).toBe(400);
    }
  });
});
