import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../definition/item.ts';
import { parseItem } from '../../definition/parse-item.ts';
import { branchMoved, endOfBranch, indented, withoutBranch, withRowBehind } from './edit-tree.ts';
import { readTreeLines, withTreeLines } from './tree-lines.ts';
import { readTreeRows, writeTreeRows, type TreeRow } from './tree-rows.ts';

/** Levels as they come in the order of a tree. */
const levels = array(nat(3), { minLength: 1, maxLength: 30 }).map((all) => {
  let last = -1;
  return all.map((level) => {
    last = Math.min(level, last + 1);
    return last;
  });
});
const itemOf = (all: readonly number[], isText: boolean, keys: boolean): JsonObject => {
  const names = keys ? { label: 'title', value: 'key', children: 'sub' } : {};
  const { label = 'label', value = 'value', children = 'children' }: Record<string, string> = names;
  let at = 0;
  const build = (level: number): readonly JsonObject[] => {
    const options: JsonObject[] = [];
    while ((all[at] ?? -1) >= level) {
      const id = at;
      at += 1;
      const below = build(level + 1);
      options.push({
        [label]: `L${id}`,
        [value]: `v${id}`,
        odd: { id },
        ...(below.length > 0 && { [children]: below }),
      });
    }
    return options;
  };
  const settings = {
    prop: 'a',
    dicData: build(0),
    ...(keys && { props: names }),
    i18n: { en: { options: { v0: 'Zero' } } },
  };
  return isText
    ? { formItemId: 'i', formItemType: 'tree', formItemOriginalData: JSON.stringify(settings) }
    : { formItemId: 'i', type: 'tree', ...settings };
};
const isTree = (rows: readonly TreeRow[]) =>
  rows.every((row, at) => row.level <= (rows[at - 1]?.level ?? -1) + 1);
const codes = (text: string) => readTreeLines(text, []).faults.map(({ line, code }) => [line, code]);
const labels = (rows: readonly TreeRow[]) => rows.map(({ level, label }) => `${' '.repeat(level)}${label}`);

/** An item whose third option has this label. */
const typed = (from: JsonObject, label: string) =>
  writeTreeRows(
    from,
    readTreeRows(from).map((row, at) => (at === 2 ? { ...row, label } : row)),
  );

describe('options with levels', () => {
  it('are rows that leave every byte where nothing is changed', () => {
    assert(
      property(levels, boolean(), boolean(), (all, isText, keys) => {
        const raw = itemOf(all, isText, keys);
        const rows = readTreeRows(raw);
        expect(rows.map(({ level }) => level)).toEqual(all);
        expect(writeTreeRows(raw, rows)).toBe(raw);
      }),
    );
  });

  it('come back as rows that were changed, with whatever else stood in them', () => {
    const act = record({
      what: constantFrom('in', 'out', 'up', 'down', 'insert', 'delete', 'type'),
      at: nat(40),
    });
    assert(
      property(levels, boolean(), boolean(), array(act, { maxLength: 8 }), (all, isText, keys, acts) => {
        const raw = itemOf(all, isText, keys);
        const before = readTreeRows(raw);
        let count = 0;
        const rows = acts.reduce<readonly TreeRow[]>((now, { what, at: place }) => {
          const at = now.length === 0 ? 0 : place % now.length;
          count += 1;
          if (what === 'in') return indented(now, at, 1);
          if (what === 'out') return indented(now, at, -1);
          if (what === 'up') return branchMoved(now, at, -1);
          if (what === 'down') return branchMoved(now, at, 1);
          if (what === 'delete') return withoutBranch(now, at);
          if (what === 'type')
            return now.map((row, one) => (one === at ? { ...row, label: `T${count}` } : row));
          const next = withRowBehind(now, at, `new${count}`);
          return next.map((row) => (row.$id === `new${count}` ? { ...row, label: `N${count}` } : row));
        }, before);
        expect(isTree(rows)).toBe(true);
        const written = writeTreeRows(raw, rows);
        const after = readTreeRows(written);
        expect(labels(after)).toEqual(labels(rows));
        const values = after.map(({ value }) => value);
        expect(new Set(values).size).toBe(values.length);
        rows.forEach((row, at) => {
          const old = before.find(({ $id }) => $id === row.$id);
          if (old !== undefined) expect(after[at]?.value).toBe(old.value);
        });
        expect(JSON.stringify(written).split('odd').length - 1).toBe(
          rows.filter(({ $id }) => before.some((row) => row.$id === $id)).length,
        );
        if (rows.length > 0) expect(parseItem(written).options).not.toBeNull();
      }),
    );
  });

  it('move only among those under one parent, with all that stands under them', () => {
    assert(
      property(levels, nat(40), constantFrom(-1, 1), (all, place, by) => {
        const rows = readTreeRows(itemOf(all, false, false));
        const at = place % rows.length;
        const branch = rows.slice(at, endOfBranch(rows, at));
        const moved = branchMoved(rows, at, by);
        expect(isTree(moved)).toBe(true);
        const to = moved.findIndex(({ $id }) => $id === rows[at]?.$id);
        expect(moved.slice(to, to + branch.length)).toEqual(branch);
        if (moved !== rows) expect(branchMoved(moved, to, by === 1 ? -1 : 1)).toEqual(rows);
      }),
    );
  });

  it('have a value with the first letter of their label, and keep it', () => {
    const raw = itemOf([0, 0], true, false);
    const empty = writeTreeRows(raw, withRowBehind(readTreeRows(raw), 1, 'new'));
    const first = typed(empty, 'N');
    expect(readTreeRows(first)[2]).toMatchObject({ label: 'N', value: '1' });
    expect(readTreeRows(typed(first, 'New'))[2]).toMatchObject({ label: 'New', value: '1' });
    expect(parseItem(first).options).toHaveLength(3);
  });

  it('are pasted by indentation: what is there keeps its value, the rest is numbered on', () => {
    const raw = itemOf([0, 1, 0], true, false);
    const rows = readTreeRows(raw);
    const { lines, faults } = readTreeLines('L0\n\tL1\tother\n\tNew\n\t\tDeep\tk\t深\tDeep one\n\nL9', rows);
    expect(faults).toEqual([]);
    const after = readTreeRows(writeTreeRows(raw, withTreeLines(rows, lines)));
    expect(labels(after)).toEqual(['L0', ' L1', ' New', '  Deep', 'L2', 'L9']);
    expect(after.map(({ value }) => value)).toEqual(['v0', 'v1', '1', 'k', 'v2', '2']);
    expect(after[3]).toMatchObject({ 'zh-Hant': '深', en: 'Deep one' });
    expect(after[0]?.en).toBe('Zero');
  });

  it('are read with blanks as with tabs, and refused by line', () => {
    expect(readTreeLines('A\n  B\n    C\n  D', []).lines.map(({ level }) => level)).toEqual([0, 1, 2, 1]);
    expect(codes('A\n\t\tB')).toEqual([[2, 'tooDeep']]);
    expect(codes('\tA')).toEqual([[1, 'tooDeep']]);
    expect(codes('A\n\tB\n\tB\nB')).toEqual([[3, 'sameLabel']]);
    expect(codes('A\t1\nB\t1')).toEqual([[2, 'sameValue']]);
    expect(codes('A\t1,2')).toEqual([[1, 'separator']]);
    expect(codes('A\t1\t2')).toEqual([[1, 'columns']]);
  });
});
