import {
  calls,
  type ConsoleExhibitorsPage,
  type Job,
  type JobThingsPage,
  type StaffName,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;
let colleague: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  colleague = await fair.person({ role: 'reviewer', name: '陆行舟' });
  for (const id of ['C1', 'C2']) await fair.exhibitor(id);
});
afterAll(() => fair.close());

const assign = <T = Job>(ids: readonly string[], owner: string | null, who = editor) =>
  fair.post<T>(who, calls.consoleAssignOwner.path, { bulk: { ids }, owner });
const ownedBy = async (owner: string) => {
  const { data } = await fair.get<ConsoleExhibitorsPage>(editor, calls.consoleExhibitors.path, { owner });
  return data.records.map(({ id, owner: found }) => [id, found?.name ?? null]);
};

describe('console.md §1.2: who looks after exhibitors', () => {
  it('is chosen among the staff, of whom nothing but the names is told', async () => {
    const { data } = await fair.get<StaffName[]>(colleague, calls.consoleOwners.path);
    expect(data).toEqual([
      { id: colleague.account.accountId, name: '陆行舟' },
      { id: editor.account.accountId, name: '秦未晞' },
    ]);
  });

  it('is set for many at once, found by it, and taken back where nobody changed it since', async () => {
    const { accountId } = colleague.account;
    const { data } = await assign(['C1', 'C2', 'nobody'], accountId);
    expect(data).toMatchObject({ kind: 'exhibitor.owner', total: 2, counts: { done: 2, skipped: 0 } });
    expect(await ownedBy(accountId)).toEqual([
      ['C1', '陆行舟'],
      ['C2', '陆行舟'],
    ]);
    await assign(['C2'], editor.account.accountId);
    const undone = await fair.post<Job>(editor, calls.consoleUndoOwner.path, { jobId: data.id });
    expect(undone.data.counts).toMatchObject({ done: 1, skipped: 1 });
    const { data: things } = await fair.get<JobThingsPage>(
      editor,
      calls.consoleJobThings.path.replace(':id', undone.data.id),
      { outcome: 'skipped' },
    );
    expect(things.records).toMatchObject([{ id: 'C2', reason: 'changed' }]);
    expect(await ownedBy('-')).toEqual([['C1', null]]);
  });

  it('is nobody who is not of the staff, and never set by who may not', async () => {
    const { account } = await fair.exhibitor('C3');
    expect((await assign<Refused>(['C1'], account.accountId)).status).toBe(400);
    expect((await assign<Refused>(['C1'], null, colleague)).status).toBe(403);
  });
});
