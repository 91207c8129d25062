import { array, assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, parseJson, readList } from '../../definition/json-value.ts';
import { same } from '../same.ts';
import { diffDefinition } from './diff-definition.ts';
import { mergeDraft } from './merge-draft.ts';
import type { MergeConflict } from './merge-sides.ts';

/** Something that an editor does to a draft. */
type Edit =
  | { readonly kind: 'set'; readonly at: number; readonly key: string; readonly value: unknown }
  | { readonly kind: 'option'; readonly at: number; readonly value: number; readonly label: string }
  | { readonly kind: 'column'; readonly value: number; readonly label: string }
  | { readonly kind: 'delete'; readonly at: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number }
  | { readonly kind: 'add'; readonly to: number; readonly id: number; readonly title: boolean }
  | { readonly kind: 'rule'; readonly id: number; readonly watched: number; readonly target: number }
  | { readonly kind: 'unrule'; readonly id: number }
  | { readonly kind: 'form'; readonly language: string; readonly title: string };

const at = integer({ min: 0, max: 7 });
const word = constantFrom('甲', '乙', 'A');
const edits: Arbitrary<readonly Edit[]> = array(
  oneof(
    record({
      kind: constantFrom('set' as const),
      at,
      key: constantFrom('formItemLabel', 'span', 'min', 'i18n/en/label', 'metaData/isDelete'),
      value: constantFrom<unknown>(1, '1', '', null, true, undefined, { expression: 'today' }),
    }),
    record({ kind: constantFrom('option' as const), at, value: integer({ min: 0, max: 4 }), label: word }),
    record({ kind: constantFrom('column' as const), value: integer({ min: 0, max: 3 }), label: word }),
    record({ kind: constantFrom('delete' as const), at }),
    record({ kind: constantFrom('move' as const), at, to: at }),
    record({
      kind: constantFrom('add' as const),
      to: at,
      id: integer({ min: 0, max: 3 }),
      title: constantFrom(true, false),
    }),
    record({ kind: constantFrom('rule' as const), id: integer({ min: 0, max: 3 }), watched: at, target: at }),
    record({ kind: constantFrom('unrule' as const), id: integer({ min: 0, max: 1 }) }),
    record({ kind: constantFrom('form' as const), language: constantFrom('en', 'zh-Hant'), title: word }),
  ),
  { maxLength: 6 },
);

interface Item {
  readonly formItemId: string;
  readonly [key: string]: unknown;
}
interface Draft {
  readonly formItems: readonly Item[];
  readonly formLogic: { readonly rules: readonly JsonObject[] };
  readonly formSetting: JsonObject;
}

const base: Draft = {
  formItems: Array.from({ length: 6 }, (_, index) => ({
    formItemId: `f${index}`,
    formItemType: index === 2 ? 'title' : index === 5 ? 'dynamic' : 'select',
    formItemLabel: `字段${index}`,
    formItemOriginalData: JSON.stringify(
      index === 5
        ? {
            prop: 'p5',
            children: {
              column: [
                { prop: 'c0', label: '零' },
                { prop: 'c1', label: '壹' },
              ],
            },
          }
        : {
            prop: `p${index}`,
            dicData: [
              { label: '一', value: '0' },
              { label: '二', value: 1 },
            ],
          },
    ),
  })),
  formLogic: { rules: [ruleOf(0, 0, 3), ruleOf(1, 1, 4)] },
  formSetting: { title: '表格', i18n: { en: { title: 'Form' } } },
};

function ruleOf(id: number, watched: number, target: number): JsonObject {
  return {
    id: `r${id}`,
    groups: [[{ formItemId: `f${watched}`, expression: 'eq', optionValue: '1' }]],
    targets: [{ formItemId: `f${target}` }],
  };
}

function set(object: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [key = '', ...rest] = path;
  const current = object[key];
  const next = rest.length === 0 ? value : set(isJsonObject(current) ? current : {}, rest, value);
  const entries = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(next === undefined ? entries : [...entries, [key, next]]);
}

function inOriginal(item: Item, change: (original: JsonObject) => JsonObject): Item {
  const original = parseJson(String(item['formItemOriginalData']));
  return { ...item, formItemOriginalData: JSON.stringify(change(isJsonObject(original) ? original : {})) };
}

function withElement(list: unknown, key: string, value: unknown, element: JsonObject): readonly unknown[] {
  const others = readList(list);
  const index = others.findIndex((one) => isJsonObject(one) && String(one[key]) === String(value));
  return index === -1 ? [...others, element] : others.with(index, element);
}

function edit(draft: Draft, step: Edit): Draft {
  const items = draft.formItems;
  const rules = draft.formLogic.rules;
  const change = (index: number, changed: (item: Item) => Item): Draft => {
    const item = items[index];
    return item === undefined ? draft : { ...draft, formItems: items.with(index, changed(item)) };
  };
  switch (step.kind) {
    case 'set':
      if (step.key === 'formItemLabel') {
        return change(step.at, (item) => ({ ...item, formItemLabel: step.value ?? 'X' }));
      }
      return change(step.at, (item) =>
        inOriginal(item, (data) => set(data, step.key.split('/'), step.value)),
      );
    case 'option':
      return change(step.at, (item) =>
        inOriginal(item, (data) => ({
          ...data,
          dicData: withElement(data['dicData'], 'value', step.value, {
            label: step.label,
            value: step.value,
          }),
        })),
      );
    case 'column': {
      const table = items.findIndex(({ formItemId }) => formItemId === 'f5');
      return change(table, (item) =>
        inOriginal(item, (data) => {
          const children = isJsonObject(data['children']) ? data['children'] : {};
          const column = { prop: `c${step.value}`, label: step.label };
          return {
            ...data,
            children: { ...children, column: withElement(children['column'], 'prop', column.prop, column) },
          };
        }),
      );
    }
    case 'delete':
      return { ...draft, formItems: items.filter((_, index) => index !== step.at) };
    case 'move': {
      const item = items[step.at];
      if (item === undefined) return draft;
      const rest = items.filter((_, index) => index !== step.at);
      return { ...draft, formItems: [...rest.slice(0, step.to), item, ...rest.slice(step.to)] };
    }
    case 'add': {
      const id = `n${step.id}`;
      if (items.some(({ formItemId }) => formItemId === id)) return draft;
      const item = { formItemId: id, formItemType: step.title ? 'title' : 'input', formItemLabel: id };
      return { ...draft, formItems: [...items.slice(0, step.to), item, ...items.slice(step.to)] };
    }
    case 'rule': {
      const rule = ruleOf(step.id, step.watched, step.target);
      const index = rules.findIndex(({ id }) => id === rule['id']);
      return { ...draft, formLogic: { rules: index === -1 ? [...rules, rule] : rules.with(index, rule) } };
    }
    case 'unrule':
      return { ...draft, formLogic: { rules: rules.filter(({ id }) => id !== `r${step.id}`) } };
    default:
      return { ...draft, formSetting: set(draft.formSetting, ['i18n', step.language, 'title'], step.title) };
  }
}

const edited = (steps: readonly Edit[]): JsonObject => {
  const draft = steps.reduce(edit, base);
  return { ...draft };
};
const drafts = edits.map(edited);
const start: JsonObject = { ...base };

/** A draft without what is made from its rules. */
const bare = (detail: JsonObject): JsonObject => {
  const logic = isJsonObject(detail['formLogic']) ? detail['formLogic'] : {};
  return { ...detail, formLogic: { rules: logic['rules'] } };
};
const turned = ({ mine, theirs, ...rest }: MergeConflict): MergeConflict => ({
  ...rest,
  ...(theirs === undefined ? {} : { mine: theirs }),
  ...(mine === undefined ? {} : { theirs: mine }),
});
const idsOf = (detail: JsonObject): readonly unknown[] =>
  readList(detail['formItems']).map((item) => isJsonObject(item) && item['formItemId']);
const namesIn = (detail: JsonObject): readonly string[] =>
  [...JSON.stringify(detail['formLogic']).matchAll(/"formItemId":"(\w+)"/g)].map(([, id = '']) => id);

/** What rules name and items are not. */
const dangling = (detail: JsonObject): readonly string[] =>
  namesIn(bare(detail)).filter((id) => !idsOf(detail).includes(id));

describe('two drafts of one form (authoring.md §2)', () => {
  it('are the other one, to the letter, where one changed nothing or both the same', () => {
    assert(
      property(drafts, (x) => {
        for (const { merged, conflicts, notes } of [
          mergeDraft(start, x, start),
          mergeDraft(start, start, x),
          mergeDraft(start, x, x),
        ]) {
          expect([conflicts, notes]).toEqual([[], []]);
          expect(bare(merged)).toEqual(bare(x));
        }
      }),
    );
  });

  it('merge into what can be saved over theirs', () => {
    assert(
      property(drafts, drafts, (mine, theirs) => {
        const { merged } = mergeDraft(start, mine, theirs);
        expect(bare(mergeDraft(theirs, merged, theirs).merged)).toEqual(bare(merged));
      }),
    );
  });

  it('ask and note the same, seen from the other side', () => {
    assert(
      property(drafts, drafts, (mine, theirs) => {
        const one = mergeDraft(start, mine, theirs);
        const other = mergeDraft(start, theirs, mine);
        expect(other.conflicts.map(turned)).toEqual(one.conflicts);
        expect(other.notes).toEqual(one.notes);
        expect(new Set(idsOf(other.merged))).toEqual(new Set(idsOf(one.merged)));
      }),
    );
  });

  it('lose nothing: what a side changed is in merged, or asked about', () => {
    assert(
      property(drafts, drafts, (mine, theirs) => {
        const { merged, conflicts, notes } = mergeDraft(start, mine, theirs);
        const inQuestion = [...conflicts, ...notes].map(({ key }) => key);
        const isInQuestion = (key: string): boolean =>
          inQuestion.some((one) => one === key || one.startsWith(`${key}/`) || key.startsWith(`${one}/`));
        for (const side of [mine, theirs]) {
          const missing = new Map(diffDefinition(side, merged).map((one) => [one.key, one]));
          for (const { kind, key } of diffDefinition(start, side)) {
            if (kind === 'moved') continue;
            const found = missing.get(key);
            expect(found === undefined || found.kind === 'moved' || isInQuestion(key), key).toBe(true);
          }
        }
      }),
    );
  });

  it('make no rule that names what is missing, unless a side had one', () => {
    assert(
      property(drafts, drafts, (mine, theirs) => {
        const { merged } = mergeDraft(start, mine, theirs);
        const had = new Set([...dangling(mine), ...dangling(theirs)]);
        expect(dangling(merged).filter((id) => !had.has(id))).toEqual([]);
      }),
    );
  });

  it('ask nothing more when what was merged without questions is merged once more', () => {
    assert(
      property(drafts, drafts, (mine, theirs) => {
        const { merged, conflicts } = mergeDraft(start, mine, theirs);
        if (conflicts.length > 0) return;
        for (const again of [mergeDraft(start, merged, theirs), mergeDraft(start, mine, merged)]) {
          expect(again.conflicts).toEqual([]);
          const changed = diffDefinition(merged, again.merged).filter(({ kind }) => kind !== 'moved');
          expect(changed).toEqual([]);
        }
      }),
    );
  });

  it('with keys that reach a prototype, and of odd shapes, merge as any other', () => {
    const odd: JsonObject = JSON.parse(
      '{"__proto__":{"a":1},"constructor":{"b":2},"formItems":[{"formItemId":"__proto__","formItemOriginalData":"{\\"__proto__\\":{\\"c\\":3}}"}],"formLogic":{"rules":[{"id":"__proto__","groups":[],"targets":[]}]}}',
    );
    const { merged, conflicts } = mergeDraft({}, odd, {});
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(bare(merged))).toBe(JSON.stringify(odd));
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    for (const value of [null, 'x', 3, [], [null], [[]], { column: 1 }]) {
      const strange = { formItems: value, formLogic: value, formSetting: value };
      expect(mergeDraft(start, start, strange).merged).toEqual(strange);
      expect(diffDefinition(strange, strange)).toEqual([]);
    }
  });
});

describe('differences of two definitions (authoring.md §3)', () => {
  it('are none exactly when the two are equal', () => {
    assert(
      property(drafts, drafts, (from, to) => {
        expect(diffDefinition(from, to).length === 0).toBe(same(from, to));
      }),
    );
  });

  it('have each place once, and the way back has the same with the sides exchanged', () => {
    const back = { added: 'removed', removed: 'added', changed: 'changed', moved: 'moved' } as const;
    assert(
      property(tuple(drafts, drafts), ([from, to]) => {
        const there = diffDefinition(from, to).filter(({ kind }) => kind !== 'moved');
        const home = diffDefinition(to, from).filter(({ kind }) => kind !== 'moved');
        expect(home.map(({ kind, key, from: was, to: is }) => [back[kind], key, is, was])).toEqual(
          there.map(({ kind, key, from: was, to: is }) => [kind, key, was, is]),
        );
        expect(new Set(there.map(({ key }) => key)).size).toBe(there.length);
      }),
    );
  });
});

describe('what was asked and is settled', () => {
  const began = { formItems: [{ formItemId: 'a', formItemLabel: 'A' }, { formItemId: 'b' }] };
  const mine = { formItems: [{ formItemId: 'a', formItemLabel: 'Mine' }] };
  const theirs = {
    formItems: [
      { formItemId: 'a', formItemLabel: 'Theirs' },
      { formItemId: 'b', span: 8 },
    ],
  };

  it.each([
    ['mine', mine],
    ['theirs', theirs],
  ] as const)('is as %s has it, also where one deleted it, and is asked no more', (side, wanted) => {
    const { merged, conflicts } = mergeDraft(began, mine, theirs, () => side);
    expect(merged).toEqual(wanted);
    expect(conflicts).toEqual([]);
  });

  it('leaves the rest asked', () => {
    const [first, second] = mergeDraft(began, mine, theirs).conflicts;
    const settled = mergeDraft(began, mine, theirs, (key) => (key === first?.key ? 'theirs' : undefined));
    expect(settled.conflicts).toEqual([second]);
  });
});
