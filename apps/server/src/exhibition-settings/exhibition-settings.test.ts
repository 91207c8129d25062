import { calls, type Conflict, type ConsoleExhibition, type HistoryPage } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { selectExhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let admin: TestSession;
let colleague: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
  colleague = await fair.person({ role: 'admin', name: '秦未晞' });
  await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const read = async () =>
  (await fair.get<ConsoleExhibition>(admin, calls.consoleExhibition.path)).data.settings;
const change = <T = ConsoleExhibition>(keys: object, who = admin) =>
  fair.post<T>(who, calls.consoleChangeExhibition.path, { change: keys });
const refused = async (keys: object) => {
  const { status, data } = await change<Refused>(keys);
  return [status, data.reason];
};
const stored = async () => {
  const { tenantId, exhibitionId } = fair.exhibition;
  return selectExhibition(fair.server.database, tenantId, exhibitionId);
};
const hall = (code: string) => ({
  hall: code,
  name: { 'zh-Hans': `${code} 号馆`, 'zh-Hant': '', en: '' },
  heightLimit: 6,
});

describe('the settings of an exhibition', () => {
  it('are kept for the portal key by key, and leave what they do not name', async () => {
    const { halls, contacts } = await read();
    const added = [...halls, hall('6')];
    const contact = {
      duty: { 'zh-Hans': '物流', 'zh-Hant': '', en: 'Freight' },
      name: { 'zh-Hans': '周映荷', 'zh-Hant': '', en: '' },
      phone: '021-5550 0177',
    };
    const saved = await change({
      'title.en': { from: 'Jianglan Expo', to: 'Jianglan Fair' },
      halls: { from: halls, to: added },
      contacts: { from: contacts, to: [...contacts, contact] },
      languages: { from: ['en', 'zh-Hans', 'zh-Hant'], to: ['zh-Hans', 'en'] },
    });
    expect(saved.status).toBe(200);
    expect(saved.data).toMatchObject({ state: 'open', booths: [{ hall: '5', count: 1 }] });
    const kept = await stored();
    expect(kept?.title['en']).toBe('Jianglan Fair');
    expect(kept?.title['zh-Hans']).toBe('江澜博览会');
    expect(kept?.languages).toEqual(['zh-Hans', 'en']);
    expect(kept?.profile.halls.map((one) => one.hall)).toEqual(['5', '6']);
    expect(kept?.profile.contacts.at(-1)?.phone).toBe('021-5550 0177');
    expect(kept?.profile.dates).toEqual({ start: '2027-03-18', end: '2027-03-21' });
  });

  it('tell of a value that somebody else changed, and then keep nothing', async () => {
    const before = await read();
    await change({ 'contact.phone': { from: before['contact.phone'], to: '021-1111' } }, colleague);
    const { status, data } = await change<Refused & { conflicts: Conflict[] }>({
      'contact.phone': { from: before['contact.phone'], to: '021-2222' },
      'contact.email': { from: before['contact.email'], to: 'else@example.test' },
    });
    expect([status, data.reason]).toEqual([409, 'THING_CHANGED']);
    expect(data.conflicts).toMatchObject([
      { key: 'contact.phone', to: '021-2222', now: '021-1111', by: '秦未晞' },
    ]);
    expect((await read())['contact.email']).toBe(before['contact.email']);
  });

  it('keep a hall in which booths stand, and give up one without', async () => {
    const { halls } = await read();
    expect(await refused({ halls: { from: halls, to: [hall('6')] } })).toEqual([409, 'IN_USE']);
    const five = halls.filter((one) => one.hall === '5');
    expect((await change({ halls: { from: halls, to: five } })).status).toBe(200);
  });

  it.each([
    ['the last day before the first', { end: { from: '2027-03-21', to: '2027-03-01' } }, 'DAYS_ORDER'],
    ['only one of the days', { start: { from: '2027-03-18', to: '' } }, 'DAYS_ORDER'],
    ['a day that is none', { end: { from: '2027-03-21', to: '2027-13-41' } }, 'BAD_REQUEST'],
  ])('refuse %s', async (_, keys, reason) => {
    expect(await refused(keys)).toEqual([400, reason]);
  });

  it('refuse a hall given twice, more than fifty halls, and languages without the first', async () => {
    const { halls, languages } = await read();
    const twice = [...halls, hall('7'), hall('7')];
    expect(await refused({ halls: { from: halls, to: twice } })).toEqual([400, 'BAD_REQUEST']);
    const many = [...halls, ...Array.from({ length: 50 }, (_, index) => hall(`H${index}`))];
    expect(await refused({ halls: { from: halls, to: many } })).toEqual([409, 'LIMIT_REACHED']);
    expect(await refused({ languages: { from: languages, to: ['en'] } })).toEqual([400, 'BAD_REQUEST']);
  });

  it('refuse a logo that is fetched from elsewhere', async () => {
    const to = 'https://elsewhere.example/logo.png';
    expect((await change({ logo: { from: null, to } })).status).toBe(400);
  });

  it('keep in the history who changed what, of people only that it changed', async () => {
    const { contacts } = await read();
    await change({ contacts: { from: contacts, to: [] } });
    const { data } = await fair.get<HistoryPage>(admin, calls.consoleExhibitionHistory.path);
    expect(data.records[0]).toMatchObject({ by: '沈竹溪', changes: [{ key: 'contacts' }] });
    expect(JSON.stringify(data)).not.toContain('周映荷');
  });

  it('of another exhibition are untouched', async () => {
    const other = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    const { 'venue.en': from } = await read();
    await change({ 'venue.en': { from, to: 'Hall of fame' } });
    const kept = await selectExhibition(fair.server.database, other.tenantId, other.exhibitionId);
    expect(kept?.profile.venue['en']).toBe('Venue');
  });
});
