import { parseDefinition, parseItem, type JsonObject } from '@zhantai/engine';
import { assert, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommands } from '../commands.ts';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { createEditor } from './editor.ts';
import { isRecord, listOf } from './item-levels.ts';
import { idOf, itemsOf, withItem, withItemSetting, withItems, type Detail } from './items.ts';
import { levelOf, withLevel } from './level.ts';
import { selectAll, selectOne } from './selection.ts';

/** Columns as definitions have them: with an id or only a prop, with a type or none, settings beside or as text. */
const column = record({
  name: constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  hasId: boolean(),
  type: constantFrom('input', 'number', 'select', null),
  isText: boolean(),
});
const columns = uniqueArray(column, { selector: ({ name }) => name, minLength: 1, maxLength: 6 }).map((all) =>
  all.map(({ name, hasId, type, isText }): JsonObject => {
    const settings = { prop: name, span: 4, odd: [name, 1] };
    const typed = type === null ? {} : isText ? { formItemType: type } : { type };
    return {
      ...(hasId && { formItemId: `id ${name}` }),
      ...typed,
      ...(isText
        ? { formItemLabel: name, formItemOriginalData: JSON.stringify(settings) }
        : { label: name, ...settings }),
    };
  }),
);
const formOf = (cells: readonly JsonObject[], isText: boolean): Detail => ({
  formItems: [
    { formItemId: 'one', formItemType: 'input' },
    isText
      ? {
          formItemId: 't',
          formItemType: 'dynamic',
          formItemOriginalData: JSON.stringify({ prop: 'rows', children: { column: cells, more: 1 } }),
        }
      : { formItemId: 't', type: 'dynamic', prop: 'rows', children: { column: cells, more: 1 } },
  ],
  memo: 'kept',
});

/** The columns of the table as they are written. */
function written(detail: Detail): readonly JsonObject[] {
  const raw = itemsOf(detail)[1] ?? {};
  const { source } = parseItem(raw);
  const { children } = source;
  return isRecord(children) ? listOf(children['column']).filter(isRecord) : [];
}

async function open(detail: Detail, words?: Awaited<ReturnType<typeof loadDesignerWords>>) {
  const editor = createEditor({
    draft: {
      revision: 1,
      detail,
      savedBy: null,
      savedAt: null,
      publishedVersion: 0,
      others: [],
      problems: [],
    },
    send: () => new Promise(() => undefined),
    load: () => new Promise(() => undefined),
    settledSays: '',
  });
  const texts = words ?? (await loadDesignerWords('zh-Hans'));
  return { editor, commands: createCommands(editor, { ...texts, ...texts.table.words }, 'zh-Hans') };
}

describe('the columns of a table as a level of a form', () => {
  it('leave every byte of what was not touched', () => {
    assert(
      property(columns, boolean(), integer({ min: 0, max: 5 }), (cells, isText, place) => {
        const detail = formOf(cells, isText);
        const level = levelOf(detail, 't');
        expect(itemsOf(level)).toHaveLength(cells.length);
        expect(withLevel(detail, 't', level)).toBe(detail);
        const raw = itemsOf(level)[place % cells.length] ?? {};
        const label = parseItem(raw).label;
        const next = withLevel(detail, 't', withItem(level, withItemSetting(raw, 'label', label, 'new')));
        const after = written(next);
        cells.forEach((cell, at) => {
          if (at !== place % cells.length) expect(JSON.stringify(after[at])).toBe(JSON.stringify(cell));
          else expect(Object.keys(after[at] ?? {}).toSorted()).toEqual(Object.keys(cell).toSorted());
        });
        expect(parseDefinition(next).items[1]?.columns[place % cells.length]?.label).toBe('new');
        expect(next['memo']).toBe('kept');
        expect(itemsOf(next)[0]).toBe(itemsOf(detail)[0]);
      }),
    );
  });

  it('read as the engine reads them', () => {
    assert(
      property(columns, boolean(), (cells, isText) => {
        const detail = formOf(cells, isText);
        const engine = parseDefinition(detail).items[1]?.columns.map(({ id, prop, type }) => [
          id,
          prop,
          type,
        ]);
        const level = itemsOf(levelOf(detail, 't')).map((raw) => {
          const { id, prop, type } = parseItem(raw);
          return [id, prop, type];
        });
        expect(level).toEqual(engine);
      }),
    );
  });

  it('keep the id that a column went by where its prop is changed', () => {
    const detail = formOf([{ prop: 'a', label: 'A' }], false);
    const level = levelOf(detail, 't');
    const [raw = {}] = itemsOf(level);
    const next = withLevel(detail, 't', withItems(level, [withItemSetting(raw, 'prop', 'a', 'b')]));
    expect(itemsOf(levelOf(next, 't')).map(idOf)).toEqual(['a']);
    expect(parseDefinition(next).items[1]?.columns[0]?.prop).toBe('b');
  });

  it('have none where the table is gone', () => {
    expect(itemsOf(levelOf({ formItems: [] }, 't'))).toEqual([]);
  });
});

describe('commands while columns are selected', () => {
  it('move, widen, require, duplicate and delete columns, and undo brings each back with its selection', async () => {
    const detail = formOf(
      [
        { formItemId: 'a', type: 'input', label: 'A', prop: 'a', span: 12 },
        { formItemId: 'b', type: 'input', label: 'B', prop: 'b', span: 12 },
      ],
      true,
    );
    const { editor, commands } = await open(detail);
    editor.choose(selectOne('a', 't'));
    expect(commands.move(1)).toBe('「A」移到第 2 列，共 2 列');
    expect(written(editor.state().work.detail).map(({ label }) => label)).toEqual(['B', 'A']);
    expect(commands.move(1)).toBe('已经是最后一列');
    commands.span(() => 6);
    commands.toggleRequired();
    commands.copy();
    expect(editor.state().work).toMatchObject({ table: 't' });
    expect(written(editor.state().work.detail)).toHaveLength(3);
    const props = parseDefinition(editor.state().work.detail).items[1]?.columns.map(({ prop }) => prop);
    expect(new Set(props).size).toBe(3);
    commands.remove();
    for (let step = 0; step < 5; step += 1) commands.undo();
    expect(JSON.stringify(editor.state().work.detail)).toBe(JSON.stringify(detail));
    expect(editor.state().work).toMatchObject({ table: 't', selected: 'a', chosen: ['a'] });
    editor.stop();
  });

  it('take from the clipboard what a row may hold, and say what it may not', async () => {
    const detail = formOf([{ formItemId: 'a', type: 'input', label: 'A', prop: 'a' }], false);
    const { editor, commands } = await open(detail);
    editor.choose(selectAll(['a'], 'a', 't'));
    const items = [
      { formItemId: 'x', formItemType: 'number', formItemLabel: 'X', formItemOriginalData: '{"prop":"a"}' },
      { formItemId: 's', formItemType: 'title', formItemLabel: 'S' },
    ];
    const rules = [
      {
        id: 'r',
        groups: [[{ formItemId: 's', expression: 'eq', optionValue: '1' }]],
        targets: [{ formItemId: 'x' }],
      },
    ];
    const says = commands.paste(JSON.stringify({ formItems: items, formLogic: { rules } }));
    expect(says).toContain('「S」不能放进子表，没有放');
    expect(says).toContain('「X」的显示条件');
    const after = editor.state().work.detail;
    expect(parseDefinition(after).items[1]?.columns.map(({ prop, type }) => [prop, type])).toEqual([
      ['a', 'input'],
      ['a_2', 'number'],
    ]);
    expect(after['formLogic']).toBeUndefined();
    expect(commands.paste(JSON.stringify({ formItems: items.slice(1) }))).toBe('「S」不能放进子表');
    editor.stop();
  });
});
