import { calls, type DynamicListEntry, type ExhibitorDetail, type TagForms } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { publishVersion } from './testing.ts';
import { isSafePattern } from './analyse-pattern.ts';
import { appliesTo } from './audience/audience.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { windowState } from './audience/window-state.ts';

let fair: TestFair;

beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

const named = (pattern: string): object =>
  testDefinition([{ prop: 'a', type: 'input', original: { rules: [{ pattern }] } }]);

describe('console.md §2: publishing', () => {
  it('counts versions and leaves the earlier ones as they are', async () => {
    const { database } = fair.server;
    const { formId } = await createTestForm(database, fair.exhibition, named('^a$'));
    const next = await publishVersion(database, fair.exhibition, formId, named('^b$'), null);
    expect(next).toEqual({ version: 2, problems: [] });
    await expect(
      database.updateTable('form_version').set({ definition: '{}' }).where('form_id', '=', formId).execute(),
    ).rejects.toThrow('append-only');
    const both = await Promise.all(
      [1, 2].map(() => publishVersion(database, fair.exhibition, formId, named('^c$'), null)),
    );
    expect(new Set(both.map(({ version }) => version))).toEqual(new Set([3, 4]));
  });

  it('is refused for a definition with problems, each reported once', async () => {
    const { formId } = await createTestForm(fair.server.database, fair.exhibition, named('^a$'));
    const twice = testDefinition([
      { prop: 'a', type: 'input' },
      { prop: 'a', type: 'unheard-of' },
    ]);
    const refused = await publishVersion(fair.server.database, fair.exhibition, formId, twice, null);
    expect(refused.version).toBeNull();
    expect(refused.problems.map(({ code }) => code).sort()).toEqual([
      'duplicateId',
      'duplicateProp',
      'unknownType',
    ]);
    const risky = await publishVersion(
      fair.server.database,
      fair.exhibition,
      formId,
      named(String.raw`\s*\s*\s*\s*x$`),
      null,
    );
    expect(risky.problems).toEqual([
      { code: 'refusedPattern', formItemId: 'f_a', params: { pattern: String.raw`\s*\s*\s*\s*x$` } },
    ]);
  });
});

describe('engine.md §4: organisers’ patterns', () => {
  it.each([
    ['^1\\d{10}$', true],
    ['/^[0-9A-HJ-NPQRTUWXY]{18}$/', true],
    ['^\\d*-\\d*$', true],
    ['(a+)+$', false],
    ['a*a*a*b', false],
    ['(', false],
  ])('%s is safe: %s', async (pattern, safe) => {
    expect(await isSafePattern(pattern)).toBe(safe);
  });
});

const booth = (type: string, ...tags: string[]) => ({ type, tags });

describe('whom a form is for', () => {
  const all = { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] };
  const viewer = { role: 'exhibitor', tags: ['freight'], booths: [booth('raw'), booth('std')] };
  it.each([
    [all, true],
    [{ ...all, roles: ['media'] }, false],
    [{ ...all, boothTypes: ['std'] }, true],
    [{ ...all, boothTypes: ['semi'] }, false],
    [{ ...all, tags: ['freight', 'other'] }, true],
    [{ ...all, tags: ['other'] }, false],
    [{ ...all, notTags: ['freight'] }, false],
  ])('%j: %s', (audience, applies) => {
    expect(appliesTo(audience, viewer)).toBe(applies);
  });

  it('is decided for each booth with its own tags, where an exhibitor has several', () => {
    const booths = [booth('raw'), booth('std', 'freight')];
    const several = { role: 'exhibitor', tags: ['network'], booths };
    const applies = (audience: object): boolean => appliesTo({ ...all, ...audience }, several);
    expect(applies({ boothTypes: ['raw'], notTags: ['freight'] })).toBe(true);
    expect(applies({ boothTypes: ['std'], tags: ['freight'] })).toBe(true);
    expect(applies({ boothTypes: ['raw'], tags: ['freight'] })).toBe(false);
    expect(applies({ boothTypes: ['std'], notTags: ['freight'] })).toBe(false);
    expect(applies({ tags: ['network'], notTags: ['freight'] })).toBe(true);
  });

  it('is decided by no booth for who has none yet, and by the role alone without an exhibitor', () => {
    const waiting = { role: 'exhibitor', tags: [], booths: [] };
    expect(appliesTo(all, waiting)).toBe(true);
    expect(appliesTo({ ...all, boothTypes: ['std', 'raw', 'semi'] }, waiting)).toBe(false);
    const supplier = { role: 'supplier', tags: [], booths: null };
    const shared = { roles: ['exhibitor', 'supplier'], boothTypes: ['raw'], tags: [], notTags: [] };
    expect(appliesTo(shared, supplier)).toBe(true);
    expect(appliesTo({ ...shared, roles: ['exhibitor'] }, supplier)).toBe(false);
  });

  it('decides what home lists and counts', async () => {
    const where = await openTestFair();
    try {
      const one = await where.exhibitor('C001', { tags: ['freight'], booth: 'std' });
      const form = (changes: Parameters<typeof createTestForm>[3]): ReturnType<typeof createTestForm> =>
        createTestForm(
          where.server.database,
          where.exhibition,
          changes?.required === false
            ? testDefinition([{ prop: 'a', type: 'input', original: { sensitive: 'id' } }])
            : named('^a$'),
          { review: false, ...changes },
        );
      const everyone = await form({ formGroup: 'A' });
      await form({ formGroup: 'B', audience: { ...all, boothTypes: ['raw'] } });
      const optional = await form({
        formGroup: 'B',
        required: false,
        audience: { ...all, tags: ['freight'] },
      });
      await where.submit(one, everyone, { a: 'a' });
      const groups = await where.get<readonly TagForms[]>(one, calls.tagFormList.path);
      expect(
        groups.data.map(({ tag, title, forms }) => [
          tag,
          title,
          forms.map(({ formId, status, sensitive }) => [formId, status, sensitive]),
        ]),
      ).toEqual([
        ['A', '企业资料', [[everyone.formId, 'submitted', false]]],
        ['B', 'B', [[optional.formId, 'none', true]]],
      ]);
      const detail = await where.get<ExhibitorDetail>(one, calls.detail.path);
      expect(detail.data).toMatchObject({
        id: 'C001',
        name: 'C001 有限公司',
        booths: [{ hall: '5', number: 'C001', area: 72, type: 'std', heightLimit: null }],
        contact: 'C001 联系人',
        progress: { done: 1, total: 1 },
      });
      const list = await where.get<readonly DynamicListEntry[]>(one, calls.dynamicList.path, {
        formType: optional.formType,
      });
      expect(
        list.data.map(({ formId, version, form: shown }) => [formId, version, shown.formItems.length]),
      ).toEqual([[optional.formId, 1, 1]]);
      expect((await where.get(await where.person({ role: 'media' }), calls.detail.path)).status).toBe(403);
    } finally {
      await where.close();
    }
  });
});

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('the window of a form', () => {
  const window = {
    opensAt: day('2026-09-15'),
    earlyEndAt: null,
    endAt: day('2026-12-04'),
    lateEndAt: day('2026-12-18'),
  };
  it.each([
    ['2026-09-14', null, 'early', null],
    ['2026-09-15', null, 'open', null],
    ['2026-12-18', null, 'open', null],
    ['2026-12-19', null, 'closed', null],
    ['2026-12-19', '2027-01-15', 'open', '2027-01-15'],
    ['2027-01-16', '2027-01-15', 'closed', '2027-01-15'],
    ['2026-12-19', '2026-12-10', 'closed', '2026-12-10'],
    ['2026-12-12', '2026-12-10', 'open', '2026-12-10'],
    ['2026-12-03', '2026-12-01', 'open', null],
  ])('on %s with an extension to %s is %s', (now, extension, state, extendedTo) => {
    const found = windowState(window, extension === null ? null : day(extension), day(now));
    expect([found.state, found.extendedTo]).toEqual([state, extendedTo === null ? null : day(extendedTo)]);
  });
});
