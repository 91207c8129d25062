import {
  calls,
  type Contact,
  type ContactLogPage,
  type ContactsPage,
  type Overview,
} from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { rebuildObligations } from '../../obligations/index.ts';

let fair: TestFair;
let editor: TestSession;
let reviewer: TestSession;
const formIds: string[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  for (let at = 0; at < 2; at += 1)
    formIds.push((await createTestForm(fair.server.database, fair.exhibition, testDefinition([]))).formId);
  await fair.exhibitor('C1');
  await fair.exhibitor('C2');
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  reviewer = await fair.person({ role: 'reviewer', name: '陆行舟' });
  await end(10);
});
afterAll(() => fair.close());
beforeEach(() => sql`delete from contact_claim`.execute(fair.server.database));

/** All forms end in so many days. */
async function end(days: number): Promise<void> {
  const { database, now } = fair.server;
  await sql`update form set end_at = ${now()}::timestamptz + ${days} * interval '1 day', late_end_at = null`.execute(
    database,
  );
  // The server follows by itself too, and one of both at a time.
  await vi.waitFor(async () => {
    await rebuildObligations(database, now);
    const { rows } = await sql<{ none: boolean }>`
      select not exists (select from obligation_change) as none`.execute(database);
    expect(rows[0]?.none).toBe(true);
  });
}

const list = (query: Readonly<Record<string, string>> = {}, who = editor) =>
  fair.get<ContactsPage>(who, calls.consoleContacts.path, query);
const log = (id: string, body: object, who = editor) =>
  fair.post<Contact>(who, calls.consoleLogContact.path.replace(':id', id), body);
const claim = (id: string, who = editor) =>
  fair.post<Contact>(who, calls.consoleClaimContact.path.replace(':id', id), {});

describe('the calling list', () => {
  it('names who owes something, with whom to call and how many days are left', async () => {
    const { data } = await list();
    expect(data.records.map(({ id }) => id)).toEqual(['C1', 'C2']);
    expect(data.records[0]).toMatchObject({
      missed: 0,
      daysLeft: 10,
      person: { name: 'C1 联系人' },
      last: null,
    });
    expect(data.records[0]?.owed).toHaveLength(2);
  });

  it('puts first whose next call is due, and keeps every call', async () => {
    const { data: kept } = await log('C2', {
      outcome: 'promised',
      note: ' 周五补 ',
      nextAt: '2099-01-01 09:00',
    });
    expect(kept.last).toMatchObject({ by: '秦未晞', outcome: 'promised', note: '周五补' });
    expect((await list({ due: 'true' })).data.total).toBe(0);
    await sql`update contact_log set next_at = ${fair.server.now()}::timestamptz - interval '1 minute'`.execute(
      fair.server.database,
    );
    expect((await list()).data.records.map(({ id }) => id)).toEqual(['C2', 'C1']);
    expect((await list({ due: 'true' })).data.records.map(({ id }) => id)).toEqual(['C2']);
    await log('C2', { outcome: 'missed' }, reviewer);
    expect((await list({ due: 'true' })).data.total).toBe(0);
    const path = calls.consoleContactLog.path.replace(':id', 'C2');
    const { data } = await fair.get<ContactLogPage>(editor, path);
    expect(data.records.map(({ outcome, by }) => `${outcome} ${by}`)).toEqual([
      'missed 陆行舟',
      'promised 秦未晞',
    ]);
  });

  it('says who is about to call: the first has it, until the call is kept', async () => {
    expect((await claim('C1')).data.claim).toMatchObject({ by: '秦未晞', mine: true });
    expect((await claim('C1', reviewer)).data.claim).toMatchObject({ by: '秦未晞', mine: false });
    expect((await log('C1', { outcome: 'reached' })).data.claim).toBeNull();
    expect((await claim('C1', reviewer)).data.claim).toMatchObject({ by: '陆行舟', mine: true });
  });

  it.each(['2020-01-01 09:00', 'morning', '2099-13-01 09:00'])('takes no next call at %s', async (nextAt) => {
    expect((await log('C1', { outcome: 'reached', nextAt })).status).toBe(400);
  });

  it('knows nothing of an exhibitor that does not exist', async () => {
    const path = calls.consoleContactLog.path.replace(':id', 'nobody');
    const answers = [
      await log('nobody', { outcome: 'missed' }),
      await claim('nobody'),
      await fair.get(editor, path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('shows halls and forms within the limits of who asks', async () => {
    const far = await fair.person({ role: 'editor', halls: ['8'] });
    expect((await list({}, far)).data.total).toBe(0);
    expect((await log('C1', { outcome: 'reached' }, far)).status).toBe(404);
    const [first = ''] = formIds;
    const limited = await fair.person({ role: 'reviewer', formIds: [first] });
    expect((await list({}, limited)).data.records[0]?.owed).toHaveLength(1);
  });

  it('counts in the frame whose next call is due, for whoever looks after them', async () => {
    const { database, now } = fair.server;
    const due = async (who: TestSession) =>
      (await fair.get<Overview>(who, calls.consoleOverview.path)).data.waiting.contacts;
    await fair.post(editor, calls.consoleAssignOwner.path, {
      bulk: { ids: ['C1', 'C2'] },
      owner: editor.account.accountId,
    });
    await log('C1', { outcome: 'promised', nextAt: '2099-01-01 09:00' });
    expect(await due(editor)).toBe(0);
    await sql`update contact_log set next_at = ${now()}::timestamptz - interval '1 minute'
      where exhibitor_id = 'C1'`.execute(database);
    expect([await due(editor), await due(reviewer)]).toEqual([1, 0]);
    await log('C1', { outcome: 'reached' });
    expect(await due(editor)).toBe(0);
  });

  it('counts apart what was missed', async () => {
    await end(-1);
    const { data } = await list();
    expect(data.records.some(({ id }) => id === 'C1')).toBe(false);
    await log('C1', { outcome: 'promised', nextAt: '2099-01-01 09:00' });
    expect((await list()).data.records[0]).toMatchObject({ id: 'C1', owed: [], missed: 2, endsAt: null });
  });
});
