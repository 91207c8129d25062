import { calls, type ConsoleNoticesPage, type NoticesPage, type NoticesRead } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type TestSession } from '../auth/testing.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const started = new Date('2026-11-20T04:00:00Z');
let now = started;
let fair: TestFair;
let editor: TestSession;
let one: TestSession;
let other: TestSession;
let press: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor' });
  one = await fair.exhibitor('A101', { tags: ['freight'] });
  other = await fair.exhibitor('A102');
  press = await fair.person({ role: 'media' });
});
afterAll(() => fair.close());

const group = { 'zh-Hans': '组委会', en: 'Organiser' };
const publish = async (title: string, more: object = {}): Promise<string> => {
  const body = { group, title: { 'zh-Hans': title, en: `en ${title}` }, ...more };
  const { status, data } = await fair.post<{ id: string }>(editor, calls.consolePublishNotice.path, body);
  expect(status, JSON.stringify(data)).toBe(200);
  return data.id;
};
const page = async (who: TestSession, query: Record<string, string> = {}): Promise<NoticesPage> => {
  const { status, data } = await fair.get<NoticesPage>(who, calls.notices.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
};
const titles = async (who: TestSession, query: Record<string, string> = {}): Promise<readonly string[]> =>
  (await page(who, query)).records.map(({ title }) => title);
const read = (who: TestSession, body: object): Promise<Answer<NoticesRead>> =>
  fair.post<NoticesRead>(who, calls.readNotices.path, body);

describe('wire.md §4: notices', () => {
  it('are for those they name, from their moment on, pinned first', async () => {
    await publish('旧', { publishedAt: '2026-10-01 09:00:00' });
    await publish('钉', { publishedAt: '2026-09-01 09:00:00', pinned: true });
    await publish('新', { publishedAt: '2026-11-20 11:00:00' });
    await publish('将来', { publishedAt: '2026-11-20 12:30:00' });
    await publish('媒体', { roles: ['media'] });
    await publish('物流', { tags: ['freight', 'x'] });
    await publish('一家', { exhibitorIds: ['A102'] });
    expect(await titles(one)).toEqual(['钉', '物流', '新', '旧']);
    expect(await titles(other)).toEqual(['钉', '一家', '新', '旧']);
    expect(await titles(press)).toEqual(['钉', '媒体', '新', '旧']);
    expect(await titles(one, { size: '2', current: '2' })).toEqual(['新', '旧']);
    expect(await titles(one, { descs: 'publishedAt' })).toEqual(['物流', '新', '旧', '钉']);
    now = new Date('2026-11-20T04:40:00Z');
    expect((await titles(one))[1]).toBe('将来');
    now = started;
    const elsewhere = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    expect(await titles(await signInAs(fair.server, elsewhere, { role: 'media' }))).toEqual([]);
  });

  it('are read by each person alone, and told to the organiser', async () => {
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    const before = await page(one);
    expect(before.unread).toBe(before.total);
    const ids = before.records.slice(0, 2).map(({ id }) => id);
    expect((await read(one, { ids: [...ids, 'nothing'] })).data.unread).toBe(before.total - 2);
    expect((await page(one)).records.map((notice) => notice.read)).toEqual([true, true, false, false]);
    expect((await page(one, { unread: 'true' })).total).toBe(before.total - 2);
    expect((await page(colleague)).unread).toBe(before.total);
    expect((await read(one, {})).data.unread).toBe(0);
    expect((await read(one, {})).data.unread).toBe(0);
    const theirs = (await page(other)).records.find(({ title }) => title === '一家');
    await read(one, { ids: [theirs?.id ?? ''] });
    expect((await page(other)).records.find(({ title }) => title === '一家')?.read).toBe(false);
    const { data } = await fair.get<ConsoleNoticesPage>(editor, calls.consoleNotices.path, { size: '50' });
    expect(data.total).toBe(7);
    expect(data.records.find(({ title }) => title === '钉')?.readers).toBe(1);
    expect((await read(one, { ids: [] })).status).toBe(400);
  });

  it('hold nothing that runs, speak the reader’s language and are taken back', async () => {
    const id = await publish('危', { html: { 'zh-Hans': '<p onclick="x">甲<script>1</script></p>' } });
    const [first] = (await page(press)).records.filter(({ title }) => title === '危');
    expect(first?.html).toBe('<p>甲</p>');
    const english = { ...press, headers: { ...press.headers, 'accept-language': 'en' } };
    expect((await page(english)).records.find((notice) => notice.id === id)).toMatchObject({
      title: 'en 危',
      group: 'Organiser',
    });
    await read(press, { ids: [id] });
    const path = calls.consoleRemoveNotice.path.replace(':id', id);
    expect((await fair.post(editor, path, {})).status).toBe(200);
    expect((await fair.post(editor, path, {})).status).toBe(404);
    expect(await titles(press)).not.toContain('危');
    const wrong = await fair.post<Refused>(editor, calls.consolePublishNotice.path, {
      group,
      title: { 'zh-Hans': '时' },
      publishedAt: 'tomorrow',
    });
    expect([wrong.status, wrong.data.reason]).toEqual([400, 'BAD_REQUEST']);
    expect((await fair.post(one, calls.consolePublishNotice.path, { group, title: group })).status).toBe(403);
  });
});
