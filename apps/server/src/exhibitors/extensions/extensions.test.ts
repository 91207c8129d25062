import { calls, type Extension, type HistoryPage, type Timelines } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let exhibitor: TestSession;
let other: TestSession;
let formId: string;
const now = new Date('2027-03-02T02:00:00Z');
/** Over, by a day. */
const deadline = new Date('2027-03-01T10:00:00Z');
const later = '2027-03-10 18:00:00';

beforeAll(async () => {
  fair = await openTestFair(() => now);
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  ({ formId } = await createTestForm(fair.server.database, fair.exhibition, definition));
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  exhibitor = await fair.exhibitor('C1');
  other = await fair.exhibitor('C2');
});
afterAll(() => fair.close());
beforeEach(async () => {
  const { database } = fair.server;
  await sql`delete from form_extension`.execute(database);
  await sql`update form set end_at = ${deadline}, opens_at = null, late_end_at = null`.execute(database);
});

const given = { from: null, endAt: later, reason: ' 展位刚分到 ', normalPrice: true };
const extend = <T = Extension[]>(body: object, who = editor) =>
  fair.post<T>(who, calls.consoleExtend.path.replace(':id', 'C1'), { formId, ...given, ...body });
const revoke = <T = Extension[]>(body: object = {}) =>
  fair.post<T>(editor, calls.consoleRevokeExtension.path.replace(':id', 'C1'), {
    formId,
    from: later,
    reason: '展位退了',
    ...body,
  });
const isOpenFor = async (who: TestSession): Promise<boolean> =>
  (await fair.get<Timelines>(who, calls.timelines.path, { formId })).data.expired === false;
const notices = async () =>
  fair.server.database
    .selectFrom('notice')
    .select('title')
    .where('exhibition_id', '=', fair.exhibition.exhibitionId)
    .execute();

it('one exhibitor gets a later end, with a reason, and the others do not', async () => {
  const { status, data } = await extend({});
  expect(status, JSON.stringify(data)).toBe(200);
  expect(data).toMatchObject([
    { formId, endAt: later, formEndAt: '2027-03-01 18:00:00', reason: '展位刚分到', by: '秦未晞' },
  ]);
  await vi.waitFor(async () => {
    expect(await isOpenFor(exhibitor)).toBe(true);
  });
  expect(await isOpenFor(other)).toBe(false);
  const history = await fair.get<HistoryPage>(
    editor,
    calls.consoleExhibitorHistory.path.replace(':id', 'C1'),
  );
  expect(history.data.records[0]).toMatchObject({ action: 'extension.grant', reason: '展位刚分到' });
});

it('a later end is taken back at once, and then given anew', async () => {
  await extend({});
  const { data } = await revoke();
  expect(data).toEqual([]);
  await vi.waitFor(async () => {
    expect(await isOpenFor(exhibitor)).toBe(false);
  });
  expect((await revoke()).status).toBe(404);
  expect((await extend({})).status).toBe(200);
});

it('who saw another end than there is, is told so', async () => {
  await extend({});
  const second = await extend<Refused>({ endAt: '2027-03-20 18:00' });
  expect([second.status, second.data.reason]).toEqual([409, 'THING_CHANGED']);
  const wrong = await revoke<Refused>({ from: '2027-03-09 18:00:00' });
  expect([wrong.status, wrong.data.reason]).toEqual([409, 'THING_CHANGED']);
  const moved = await extend({ from: later, endAt: '2027-03-20 18:00', normalPrice: false });
  expect(moved.data).toMatchObject([{ endAt: '2027-03-20 18:00:00', normalPrice: false }]);
});

it.each([
  ['2027-03-02 09:00', 'EXTENSION_TOO_EARLY'],
  ['2027-02-01 18:00', 'EXTENSION_TOO_EARLY'],
  ['2027-02-30 18:00', 'BAD_REQUEST'],
  ['tomorrow at six', 'BAD_REQUEST'],
])('an end of %s is refused', async (endAt, reason) => {
  expect((await extend<Refused>({ endAt })).data.reason).toBe(reason);
});

it('a form without a deadline is not extended', async () => {
  await sql`update form set end_at = null`.execute(fair.server.database);
  expect((await extend<Refused>({})).data.reason).toBe('NO_DEADLINE');
});

it('the exhibitor is told where that is ticked', async () => {
  await extend({});
  expect(await notices()).toEqual([]);
  await extend({ from: later, endAt: '2027-03-20 18:00', tell: true });
  expect(JSON.stringify(await notices())).toContain('已为您延到 2027-03-20 18:00');
});
