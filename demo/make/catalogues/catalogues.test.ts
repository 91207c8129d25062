import {
  calls,
  type AdvertPage,
  type Employer,
  type FacilityPage,
  type Hotel,
  type Order,
  type OrdersPage,
} from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWith } from '../../../apps/server/src/auth/testing.ts';
import { clientHeaders } from '../../../apps/server/src/exhibitions/testing.ts';
import { createTestApp, type TestApp } from '../../../apps/server/src/http/testing/test-app.ts';
import { demoForms } from '../demo-forms.ts';
import { demoChoices } from '../dictionaries/choices.ts';
import { demoTenantId } from '../exhibition.ts';
import { loadDemo } from '../../../apps/server/src/demo/index.ts';
import { catalogueFacilities } from './catalogue-facilities.ts';
import { hotelItems } from './hotels.ts';
import { demoSales } from './sales.ts';
import { screens } from './screens.ts';

const onSite = { from: new Date(0), until: new Date(1) };
const items = new Map(
  [...catalogueFacilities, ...screens('2027-03-18'), ...hotelItems('2027-03-12', 12)].map(({ item }) => [
    item.itemId,
    item,
  ]),
);

describe('what the demo’s forms sell', () => {
  it.each(demoSales(onSite).map((sale) => [sale.formId, sale] as const))('%s', (formId, sale) => {
    const form = demoForms.find((one) => one.formId === formId);
    const { itemByProp } = parseDefinition(form?.definition, { language: 'zh-Hans' });
    for (const rule of sale.rules) {
      const table = rule.table === null ? null : itemByProp.get(rule.table);
      const has = (prop: string): boolean =>
        table === null
          ? itemByProp.has(prop)
          : table?.columns.some((column) => column.prop === prop) === true;
      const named = [...rule.item.matchAll(/\{([\w-]+)\}/g)].map(([, prop = '']) => prop);
      const props = [...named, rule.quantity, rule.per?.prop, rule.period, rule.stay];
      for (const prop of props) if (typeof prop === 'string') expect([prop, has(prop)]).toEqual([prop, true]);
      const fixed =
        named.length === 0
          ? [rule.item]
          : Object.values(rule.items ?? {})
              .flat()
              .map(({ itemId }) => itemId);
      for (const itemId of fixed) {
        const sold = items.get(itemId)?.categories.some((one) => sale.categories.includes(one));
        expect([itemId, sold]).toEqual([itemId, true]);
      }
    }
  });

  it('holds everything that its dictionaries offer', () => {
    const offered = ['facilities', 'hotels', 'led-slots'].flatMap((code) => demoChoices.get(code) ?? []);
    // Of screens the slots of a day are sold.
    const sold = new Set([...items.keys()].map((itemId) => itemId.replace(/-0\d{3}$/, '')));
    expect(offered.filter(({ value }) => !sold.has(value)).map(({ value }) => value)).toEqual([]);
    for (const { item } of catalogueFacilities) {
      for (const { itemId } of item.parts) expect(items.has(itemId)).toBe(true);
    }
  });
});

const now = new Date('2026-11-21T02:00:00Z');
let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp({ demo: true }, () => now);
  await loadDemo(server, server.settings.demoFolder);
  const fair = await server.app.exhibitions.find(demoTenantId, 'jle2027');
  if (fair === null) throw new Error('The demo exhibition is missing.');
  const tokens = await signInWith(server, fair, { phone: '13800000001', username: null });
  headers = { ...clientHeaders(fair), 'blade-auth': `bearer ${tokens.access_token}` };
});
afterAll(async () => {
  await server.close();
  await rm(server.settings.dataDir, { recursive: true, force: true });
});

async function read<T>(path: string, query: Record<string, string> = {}, payload?: object): Promise<T> {
  const answer = await server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: T }>().data;
}

describe('the seeded catalogues', () => {
  it('shows facilities page by page at the prices of today', async () => {
    const { records, total } = await read<FacilityPage>(calls.queryFacilitiesTools.path, {
      category: 'furniture',
      size: '3',
      descs: 'price',
    });
    expect(total).toBe(40);
    expect(records.map(({ id, price, tier }) => [id, price, tier])).toEqual([
      ['F15', 680, 'normal'],
      ['F18', 580, 'normal'],
      ['F17', 460, 'normal'],
    ]);
    expect(records[0]?.tiers).toEqual([
      { tier: 'early', price: 612 },
      { tier: 'normal', price: 680 },
      { tier: 'late', price: 816 },
      { tier: 'on-site', price: 1020 },
    ]);
    const found = await read<FacilityPage>(calls.queryFacilitiesTools.path, { search: '32a' });
    expect(found.records.map(({ id }) => id)).toEqual(['PM2', 'PX1']);
    expect(found.records[0]).toMatchObject({
      deposit: 500,
      periods: [
        { period: 'h24', factor: 3 },
        { period: 'build', factor: 1.5 },
      ],
    });
  });

  it('shows the places for advertising with their states', async () => {
    const prints = await read<AdvertPage['records']>(calls.queryAdvertPrints.path);
    expect(prints).toHaveLength(9);
    expect(prints[0]).toMatchObject({
      id: 'PR1',
      price: 58_000,
      state: 'free',
      stock: 1,
      size: '210×285 mm',
    });
    const led = await read<AdvertPage>(calls.queryAdvertLed.path, {
      screen: 'L2',
      day: '2027-03-19',
      size: '500',
    });
    expect(led.records.map(({ id, hours }) => [id, hours])).toEqual([
      ['L2-S1-0319', '09:00–11:00'],
      ['L2-S2-0319', '11:00–13:00'],
      ['L2-S3-0319', '13:00–15:00'],
      ['L2-S4-0319', '15:00–17:00'],
    ]);
    const found = await read<AdvertPage>(calls.queryAdvertLed.path, { kind: 'screen' });
    expect(found.records.map(({ id, size, price }) => [id, size, price])).toEqual([
      ['L1', '3840×1080', 6800],
      ['L2', '7680×540', 9800],
      ['L3', '1920×1080', 4200],
      ['L4', '2880×360', 2600],
    ]);
    const all = await read<AdvertPage>(calls.queryAdvertLed.path, { size: '1' });
    expect(all.total).toBe(64);
    expect((await read<AdvertPage>(calls.queryAdvertStadiums.path)).total).toBe(8);
  });

  it('shows hotels with what is left each night, and stand builders', async () => {
    const hotels = await read<Hotel[]>(calls.selectHotel.path, { start: '2027-03-17', end: '2027-03-22' });
    expect(hotels.map(({ id }) => id)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
    const accessible = hotels[5]?.rooms.find(({ id }) => id === 'H6c');
    expect(accessible).toMatchObject({ price: 480, left: 2 });
    expect(accessible?.nights.map(({ day }) => day)).toContain('2027-03-12');
    expect(accessible?.nights).toHaveLength(12);
    const builders = await read<Employer[]>(calls.selectEmployer.path);
    expect(builders).toHaveLength(13);
    expect(builders.find(({ id }) => id === 'SB11')?.suspended).toBe(true);
    const carriers = await read<Employer[]>(calls.selectEmployer.path, { kind: 'transport' });
    expect(carriers.length).toBeGreaterThan(0);
  });

  it('has orders of what exhibitors handed in, as much taken as they ordered', async () => {
    const { records } = await read<OrdersPage>(calls.orders.path, { size: '500' });
    expect(records.length).toBeGreaterThan(0);
    const rows = await server.database
      .selectFrom('catalogue_stock')
      .leftJoin('order_draw', (join) =>
        join
          .onRef('order_draw.item_id', '=', 'catalogue_stock.item_id')
          .onRef('order_draw.slot', '=', 'catalogue_stock.slot'),
      )
      .select(['catalogue_stock.item_id', 'catalogue_stock.slot', 'catalogue_stock.taken'])
      .select((row) => row.fn.coalesce(row.fn.sum<string>('order_draw.quantity'), row.val('0')).as('drawn'))
      .groupBy(['catalogue_stock.item_id', 'catalogue_stock.slot', 'catalogue_stock.taken'])
      .execute();
    expect(rows.filter(({ taken, drawn }) => Number(taken) !== Number(drawn))).toEqual([]);
    expect(rows.some(({ taken }) => Number(taken) > 0)).toBe(true);
  });

  it('takes an order of who tries the demo', async () => {
    const lines = [{ itemId: 'F01', quantity: 2 }];
    const quote = await read<Order>(calls.querySupport.path, {}, { formType: '11', lines });
    expect(quote).toMatchObject({ status: 'quote', total: 160, tier: 'normal' });
    const placed = await read<Order>(calls.submitSupport.path, {}, { formType: '11', lines });
    expect(placed).toMatchObject({ status: 'placed', total: 160, formCode: 'C1' });
  });
});
