import {
  calls,
  type ConsoleAuditFacts,
  type ConsoleAuditPage,
  type ConsoleExhibitorDetail,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let admin: TestSession;
let editor: TestSession;
let id: string;

beforeAll(async () => {
  fair = await openTestFair();
  admin = await fair.person({ role: 'admin' });
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  const made = { name: '退之阀业', nameEn: '' };
  ({ id } = (await fair.post<ConsoleExhibitorDetail>(editor, calls.consoleCreateExhibitor.path, made)).data);
  await fair.post(editor, calls.consoleChangeExhibitor.path.replace(':id', id), {
    change: { name: { from: made.name, to: '退之阀门' }, note: { from: '', to: '秘密' } },
  });
});
afterAll(() => fair.close());

const read = async (query: Record<string, string>, who = admin) =>
  (await fair.get<ConsoleAuditPage>(who, calls.consoleAudit.path, query)).data;
const actions = async (query: Record<string, string>) =>
  (await read(query)).records.map(({ action }) => action);

describe('the audit as admins read it', () => {
  it('says who did what to which thing, from where, with from and to by key', async () => {
    const { records } = await read({ thing: id });
    expect(records[0]).toMatchObject({
      actor: 'staff',
      by: { id: editor.account.accountId, name: '沈竹溪' },
      action: 'exhibitor.change',
      thing: { kind: 'exhibitor', id, name: '退之阀门' },
      detail: { changes: { name: { from: '退之阀业', to: '退之阀门' }, note: { changed: true } } },
    });
    expect(records[0]?.address).not.toBe('');
    expect(JSON.stringify(records)).not.toContain('秘密');
  });

  it('by person, thing, action, feature and time', async () => {
    const both = ['exhibitor.change', 'exhibitor.create'];
    expect(await actions({ who: editor.account.accountId, thingKind: 'exhibitor' })).toEqual(both);
    expect(await actions({ thing: id, action: 'exhibitor' })).toEqual(both);
    expect(await actions({ thing: id, action: 'exhibitor.create' })).toEqual(['exhibitor.create']);
    expect(await actions({ thing: id, action: 'exhib' })).toEqual([]);
    expect(await actions({ thing: id, to: '2020-01-01 00:00:00' })).toEqual([]);
    expect(await actions({ thing: id, from: '2020-01-01 00:00:00' })).toEqual(both);
    expect((await fair.get(admin, calls.consoleAudit.path, { from: 'yesterday' })).status).toBe(400);
  });

  it('names whose actions it can be narrowed to, and says that no day is sealed yet', async () => {
    const { people, seal } = (await fair.get<ConsoleAuditFacts>(admin, calls.consoleAuditFacts.path)).data;
    expect(people).toContainEqual({ id: editor.account.accountId, name: '沈竹溪' });
    expect(seal).toBeNull();
  });

  it('and nobody else', async () => {
    expect((await fair.get(editor, calls.consoleAudit.path)).status).toBe(403);
    const limited = await fair.person({ role: 'admin', halls: ['5'] });
    expect((await fair.get(limited, calls.consoleAudit.path)).status).toBe(403);
  });
});
