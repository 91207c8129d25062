import {
  calls,
  type ConsoleBooth,
  type ConsoleExhibitorDetail,
  type HistoryPage,
  type Withdrawal,
} from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { areBadgesVoid } from '../../booths/index.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  const { formId } = await createTestForm(fair.server.database, fair.exhibition, definition);
  await sql`update form set required = true where form_id = ${formId}`.execute(fair.server.database);
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  for (const id of ['C1', 'C2']) await fair.exhibitor(id);
});
afterAll(() => fair.close());

const at = (path: string, id = 'C1') => path.replace(':id', id);
const withdraw = <T = ConsoleExhibitorDetail>(body: object = {}, who = editor) =>
  fair.post<T>(who, at(calls.consoleWithdrawExhibitor.path), {
    from: 'active',
    freeBooths: true,
    voidBadges: true,
    reason: ' 展品赶不上 ',
    ...body,
  });
const reinstate = <T = ConsoleExhibitorDetail>(who = editor) =>
  fair.post<T>(who, at(calls.consoleReinstateExhibitor.path), { reason: '展品到了' });
const read = async () => (await fair.get<Withdrawal>(editor, at(calls.consoleWithdrawal.path))).data;
const addBooth = async (number: string) =>
  fair.post<ConsoleBooth>(editor, calls.consoleCreateBooth.path, {
    hall: '9',
    number,
    area: 9,
    type: 'raw',
    exhibitorId: 'C1',
  });
const notices = async () => {
  const rows = await fair.server.database
    .selectFrom('notice')
    .select('title')
    .where('exhibition_id', '=', fair.exhibition.exhibitionId)
    .orderBy('published_at')
    .execute();
  return rows.map(({ title }) => title['zh-Hans']);
};

describe('console.md §1.2: an exhibitor that withdraws', () => {
  it('gives its booths up, its badges are void, it owes nothing and is told; coming back gives what is still free', async () => {
    const first = await addBooth('W1');
    await addBooth('W2');
    const { status, data } = await withdraw();
    expect(status, JSON.stringify(data)).toBe(200);
    expect(data).toMatchObject({ state: 'withdrawn', area: 0 });
    expect(data.booths).toEqual([]);
    expect(await areBadgesVoid(fair.server.database, fair.exhibition, 'C1')).toBe(true);
    expect(await areBadgesVoid(fair.server.database, fair.exhibition, 'C2')).toBe(false);
    await vi.waitFor(
      async () => {
        const { data: card } = await fair.get<ConsoleExhibitorDetail>(
          editor,
          at(calls.consoleExhibitor.path),
        );
        expect(card.obligations).toEqual([]);
      },
      { timeout: 10_000, interval: 200 },
    );
    expect((await read()).withdrawn).toMatchObject({ by: '秦未晞', reason: '展品赶不上', badgesVoid: true });

    const change = { exhibitorId: { from: null, to: 'C2' } };
    await fair.post(editor, at(calls.consoleChangeBooth.path, first.data.id), { change });
    const { withdrawn } = await read();
    expect(withdrawn?.booths).toEqual(
      expect.arrayContaining([
        { hall: '9', number: 'W1', free: false },
        { hall: '9', number: 'W2', free: true },
      ]),
    );
    const back = await reinstate();
    expect(back.data.state).toBe('active');
    expect(back.data.booths.map(({ number }) => number)).not.toContain('W1');
    expect(back.data.booths.map(({ number }) => number)).toContain('W2');
    expect(await areBadgesVoid(fair.server.database, fair.exhibition, 'C1')).toBe(false);
    expect(await notices()).toEqual([
      expect.stringContaining('已登记贵公司退展'),
      expect.stringContaining('已恢复贵公司参展'),
    ]);
    const { data: history } = await fair.get<HistoryPage>(editor, at(calls.consoleExhibitorHistory.path));
    expect(history.records.slice(0, 2)).toMatchObject([
      { reason: '展品到了', changes: [{ key: 'state', from: 'withdrawn', to: 'active' }] },
      { reason: '展品赶不上', changes: [{ key: 'state', from: 'active', to: 'withdrawn' }] },
    ]);
  });

  it('keeps booths and badges where that is wanted', async () => {
    const { data } = await withdraw({ freeBooths: false, voidBadges: false });
    expect(data.booths.map(({ number }) => number)).toContain('W2');
    expect(await areBadgesVoid(fair.server.database, fair.exhibition, 'C1')).toBe(false);
    await reinstate();
  });

  it('is one that is what was seen, and twice the same is the same', async () => {
    expect((await withdraw<Refused>({ from: 'invited' })).data.reason).toBe('THING_CHANGED');
    expect((await reinstate<Refused>()).status).toBe(200);
    const reviewer = await fair.person({ role: 'reviewer' });
    expect((await withdraw<Refused>({}, reviewer)).status).toBe(403);
  });
});
