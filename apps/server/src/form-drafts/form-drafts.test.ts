import {
  calls,
  limits,
  type ConsoleForm,
  type DraftConflict,
  type DraftHere,
  type DraftHistoryPage,
  type DraftState,
  type FormDifferences,
  type FormDraft,
  type FormVersions,
  type SavedDraft,
} from '@zhantai/contract';
import { sql } from 'kysely';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { openArchive } from '../archives/index.ts';
import { scoped } from '../database/scoped/scoped.ts';
import { publishVersion } from '../forms/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let colleague: TestSession;

let now = new Date('2026-11-21T08:00:00Z');
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
const MINUTE = 60_000;
/** As if every state of a draft had been saved so much earlier, while sessions go on. */
const age = async (formId: string, ms: number): Promise<void> => {
  const earlier = (column: 'saved_at' | 'begun_at') =>
    sql<Date>`${sql.ref(column)} - make_interval(secs => ${ms / 1_000})`;
  await scoped(fair.server.database, fair.exhibition)
    .updateTable('form_draft_state')
    .set({ saved_at: earlier('saved_at'), begun_at: earlier('begun_at') })
    .where('form_id', '=', formId)
    .execute();
};

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  colleague = await fair.person({ role: 'editor', name: '秦未晞' });
});
afterAll(() => fair.close());

const text = (prop: string, label = prop): TestItem => ({ prop, type: 'input', original: { label } });
const detailOf = (...items: TestItem[]) => testDefinition(items);
const at = (path: string, params: Readonly<Record<string, string>>): string =>
  Object.entries(params).reduce((made, [name, value]) => made.replace(`:${name}`, value), path);
const made = async (...items: TestItem[]) =>
  (await createTestForm(fair.server.database, fair.exhibition, detailOf(...items))).formId;
const draft = async (formId: string, who = editor) =>
  (await fair.get<FormDraft>(who, at(calls.consoleDraft.path, { formId }))).data;
const history = async (formId: string) =>
  (await fair.get<DraftHistoryPage>(editor, at(calls.consoleDraftHistory.path, { formId }))).data;
const save = <T = SavedDraft>(
  formId: string,
  base: number,
  detail: object,
  who = editor,
  more: object = {},
) =>
  fair.post<T>(who, at(calls.consoleSaveDraft.path, { formId }), { base, detail, step: '改了题目', ...more });
const itemsOf = (detail: unknown): unknown[] =>
  typeof detail === 'object' && detail !== null && 'formItems' in detail && Array.isArray(detail.formItems)
    ? detail.formItems.map((item: { formItemId: string }) => item.formItemId)
    : [];

describe('console.md §2: the draft of a form', () => {
  it('begins as what is published, and reaches nobody when it is saved', async () => {
    const formId = await made(text('a'));
    const begun = await draft(formId);
    expect(begun).toMatchObject({
      revision: 0,
      publishedVersion: 1,
      savedBy: null,
      others: [],
      problems: [],
    });
    const saved = await save(formId, 0, detailOf(text('a'), text('b')));
    expect([saved.status, saved.data.revision, saved.data.merged]).toEqual([200, 1, undefined]);
    const read = await draft(formId, colleague);
    expect([read.revision, read.savedBy, itemsOf(read.detail)]).toEqual([1, '沈竹溪', ['f_a', 'f_b']]);
    const published = await fair.get<{ detail: unknown }>(
      editor,
      at(calls.consoleVersion.path, { formId, version: '1' }),
    );
    expect(itemsOf(published.data.detail)).toEqual(['f_a']);
  });

  it('is kept with problems, which are told', async () => {
    const formId = await made(text('a'));
    const saved = await save(formId, 0, detailOf(text('a'), { ...text('a'), type: 'input' }));
    expect(saved.status).toBe(200);
    expect(saved.data.problems.length).toBeGreaterThan(0);
    expect((await draft(formId)).problems).toEqual(saved.data.problems);
  });

  it('of two who change different things has both, and tells the second how it reads now', async () => {
    const formId = await made(text('a'), text('b'));
    await save(formId, 0, detailOf(text('a', '甲'), text('b')));
    const second = await save(formId, 0, detailOf(text('a'), text('b', '乙'), text('c')), colleague);
    expect([second.status, second.data.revision]).toEqual([200, 2]);
    expect(itemsOf(second.data.merged)).toEqual(['f_a', 'f_b', 'f_c']);
    const read = await draft(formId);
    expect(read.detail).toEqual(second.data.merged);
    expect(JSON.stringify(read.detail)).toContain('甲');
    expect(JSON.stringify(read.detail)).toContain('乙');
  });

  it('of two who change the same differently keeps the first and asks the second, who may save over it', async () => {
    const formId = await made(text('a'));
    await save(formId, 0, detailOf(text('a', '甲')));
    const mine = detailOf(text('a', '乙'));
    const met = await save<Refused & { revision: number; conflicts: DraftConflict[]; theirs: unknown }>(
      formId,
      0,
      mine,
      colleague,
    );
    expect([met.status, met.data.reason, met.data.revision]).toEqual([409, 'DRAFT_CONFLICT', 1]);
    expect(met.data.conflicts).toMatchObject([
      { kind: 'changed', formItemId: 'f_a', key: 'formItems/f_a/label', mine: '乙', theirs: '甲' },
    ]);
    expect((await draft(formId)).revision).toBe(1);
    expect((await save(formId, 1, mine, colleague)).data).toMatchObject({ revision: 2 });
  });

  it('saved as it already is stays one state', async () => {
    const formId = await made(text('a'));
    const detail = detailOf(text('a'), text('b'));
    expect((await save(formId, 0, detail)).data.revision).toBe(1);
    expect((await save(formId, 1, detail)).data.revision).toBe(1);
  });

  it('gets the schemes that its rules make', async () => {
    const formId = await made(text('a'), text('b'));
    const condition = { formItemId: 'f_a', expression: 'eq', optionValue: 'x' };
    const rules = [{ id: 'r1', groups: [[condition]], targets: [{ formItemId: 'f_b' }] }];
    const detail = { ...detailOf(text('a'), text('b')), formLogic: { rules } };
    const saved = await save(formId, 0, detail);
    expect(saved.data.merged).toMatchObject({
      formLogic: {
        rules,
        scheme: [
          {
            triggerList: [{ formItemId: 'f_b', type: 'show' }],
            condition: { relation: 'and', conditionList: [condition] },
          },
        ],
      },
    });
  });

  it('that began with a state which is kept no more is merged by the copy that comes along', async () => {
    const formId = await made(text('a'));
    const first = detailOf(text('a'), text('b'));
    await save(formId, 0, first);
    await save(formId, 1, detailOf(text('a'), text('b'), text('c')));
    await age(formId, limits.draftBaseMs + MINUTE);
    await save(formId, 2, detailOf(text('a'), text('b'), text('c'), text('d')));
    const mine = detailOf(text('a', '甲'), text('b'));
    const gone = await save<Refused>(formId, 1, mine, colleague);
    expect([gone.status, gone.data.reason]).toEqual([409, 'DRAFT_BASE_GONE']);
    const kept = await save(formId, 1, mine, colleague, { baseDetail: first });
    expect(itemsOf(kept.data.merged)).toEqual(['f_a', 'f_b', 'f_c', 'f_d']);
  });

  it('has no more items, columns, options and rules than a form may have', async () => {
    const formId = await made(text('a'));
    const many = Array.from({ length: limits.formItems + 1 }, (_, place) => text(`p${place}`));
    const refused = await save<Refused & { limit: number; count: number }>(formId, 0, detailOf(...many));
    expect([refused.status, refused.data]).toMatchObject([
      409,
      { reason: 'LIMIT_REACHED', limit: limits.formItems, count: limits.formItems + 1 },
    ]);
    const deep = {
      label: '1',
      value: 1,
      children: Array.from({ length: limits.treeOptions }, (_, value) => ({ value })),
    };
    const tree: TestItem = { prop: 't', type: 'tree', original: { dicData: [deep] } };
    expect((await save<Refused>(formId, 0, detailOf(tree))).data).toMatchObject({ reason: 'LIMIT_REACHED' });
    const targets = Array.from({ length: limits.formItems + 1 }, (_, place) => ({ formItemId: `t${place}` }));
    const rules = [{ id: 'r1', groups: [], targets }];
    const ruled = { ...detailOf(text('a')), formLogic: { rules } };
    expect((await save<Refused>(formId, 0, ruled)).data).toMatchObject({ reason: 'LIMIT_REACHED' });
    const scheme = Array.from({ length: limits.formSchemes + 1 }, () => ({ triggerList: [] }));
    const schemed = { ...detailOf(text('a')), formLogic: { scheme } };
    expect((await save<Refused>(formId, 0, schemed)).data).toMatchObject({ reason: 'LIMIT_REACHED' });
    expect((await draft(formId)).revision).toBe(0);
  });

  it('of a form of which nothing is published begins empty', async () => {
    const created = await fair.post<{ formId: string }>(editor, calls.consoleCreateForm.path, {
      code: 'D901',
      group: 'D',
      title: '吊点服务',
    });
    const begun = await draft(created.data.formId);
    expect([begun.revision, begun.publishedVersion, itemsOf(begun.detail)]).toEqual([0, 0, []]);
  });

  it('is not there for who is limited to other forms', async () => {
    const formId = await made(text('a'));
    const limited = await fair.person({ role: 'editor', formIds: [await made(text('b'))] });
    const refused = await save<Refused>(formId, 0, detailOf(text('a')), limited);
    expect([refused.status, refused.data.reason]).toEqual([404, 'NOT_FOUND']);
  });

  it('takes every form of the demo as it is, to the letter', async () => {
    const archive = await openArchive(join(fair.server.settings.demoFolder, 'jle2027.zip'));
    for await (const { line } of archive.lines('form_version')) {
      const { definition, formId: own } = line;
      const formId = await made(text('a'));
      const saved = await save(formId, 0, Object(definition));
      expect([own, saved.status, saved.data.merged]).toEqual([own, 200, undefined]);
      expect((await draft(formId)).detail).toEqual(definition);
    }
    archive.close();
  });
});

describe('console.md §2: the history of a draft', () => {
  it('shows as one state what one person does within ten minutes, and as another what others do', async () => {
    const formId = await made(text('a'));
    await save(formId, 0, detailOf(text('a'), text('b')));
    later(5 * MINUTE);
    await save(formId, 1, detailOf(text('a'), text('b'), text('c')), editor, { step: '加了 c' });
    later(MINUTE);
    await save(formId, 2, detailOf(text('a'), text('b'), text('c'), text('d')), colleague, {
      step: '加了 d',
    });
    later(MINUTE);
    await save(formId, 3, detailOf(text('a')), editor, { step: '删了三题' });
    later(11 * MINUTE);
    await save(formId, 4, detailOf(text('a'), text('e')), editor, { step: '加了 e' });
    const { records, total } = await history(formId);
    expect(records.map(({ revision, by, step }) => [revision, by, step])).toEqual([
      [5, '沈竹溪', '加了 e'],
      [4, '沈竹溪', '删了三题'],
      [3, '秦未晞', '加了 d'],
      [2, '沈竹溪', '加了 c'],
    ]);
    expect(total).toBe(4);
    const old = await fair.get<DraftState>(
      editor,
      at(calls.consoleDraftState.path, { formId, revision: '3' }),
    );
    expect(itemsOf(old.data.detail)).toEqual(['f_a', 'f_b', 'f_c', 'f_d']);
  });

  it('keeps the last states only, and none for longer than it says', async () => {
    const formId = await made(text('a'));
    for (let revision = 0; revision < limits.draftStates + 5; revision += 1) {
      await save(formId, revision, detailOf(text('a'), text(`p${revision}`)));
      await age(formId, 11 * MINUTE);
    }
    expect((await history(formId)).total).toBe(limits.draftStates);
    await age(formId, limits.draftStateMs + MINUTE);
    await save(formId, limits.draftStates + 5, detailOf(text('a')));
    expect((await history(formId)).records.map(({ revision }) => revision)).toEqual([limits.draftStates + 6]);
  });
});

it('the list of forms says which drafts ask something else than what is published', async () => {
  const [formId, same] = [await made(text('a')), await made(text('a'))];
  await save(formId, 0, detailOf(text('a'), text('b')));
  await save(same, 0, detailOf(text('a'), text('b')));
  await save(same, 1, detailOf(text('a')));
  const { data } = await fair.get<ConsoleForm[]>(editor, calls.consoleForms.path);
  const changed = data.filter((form) => form.changed).map((form) => form.formId);
  expect([changed.includes(formId), changed.includes(same)]).toEqual([true, false]);
});

it('tells for half a minute who else has the draft open, and at which item', async () => {
  const formId = await made(text('a'));
  const here = (who: TestSession, body: object) =>
    fair.post<DraftHere>(who, at(calls.consoleDraftHere.path, { formId }), body);
  await here(colleague, { itemId: 'f_a' });
  expect((await here(editor, {})).data.others).toMatchObject([{ name: '秦未晞', itemId: 'f_a' }]);
  later(limits.draftHereMs + 1_000);
  expect((await draft(formId)).others).toEqual([]);
});

it('console.md §2: names the versions of a form, and what differs between them and from the draft', async () => {
  const formId = await made(text('a'));
  await publishVersion(fair.server.database, fair.exhibition, formId, detailOf(text('a'), text('b')), null);
  await save(formId, 0, detailOf(text('b'), text('c')));
  const { versions } = (await fair.get<FormVersions>(editor, at(calls.consoleVersions.path, { formId })))
    .data;
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  const differences = async (version: string, other: string) =>
    (
      await fair.get<FormDifferences>(
        editor,
        at(calls.consoleVersionDifferences.path, { formId, version, other }),
      )
    ).data.differences.map(({ kind, key }) => [kind, key]);
  expect(await differences('1', '2')).toEqual([['added', 'formItems/f_b']]);
  expect(await differences('2', 'draft')).toEqual([
    ['removed', 'formItems/f_a'],
    ['added', 'formItems/f_c'],
  ]);
});
