import { describe, expect, test } from 'vitest';
import { moveInTree } from './move-in-tree.ts';
import { searchTree } from './search-tree.ts';
import type { TreeItem } from './tree-item.ts';
import { visibleRows } from './visible-rows.ts';

const roots: readonly TreeItem[] = [
  {
    key: 'a',
    label: 'Halls',
    children: [
      { key: 'a1', label: 'Hall 1', leaf: true },
      { key: 'a2', label: 'Hall 2', children: [{ key: 'a21', label: 'Aisle B', leaf: true }] },
    ],
  },
  { key: 'b', label: 'Gates' },
  { key: 'c', label: 'Yards', children: [] },
];

const shape = (expanded: readonly string[], lazy = false, query = '') =>
  visibleRows(roots, { expanded: new Set(expanded), lazy, only: searchTree(roots, query) }).map(
    ({ item, level, expandable, expanded: open }) =>
      `${'-'.repeat(level - 1)}${item.key}${expandable ? (open ? '▾' : '▸') : ''}`,
  );

describe('rows in sight', () => {
  test('closed nodes hide what is below them', () => {
    expect(shape([])).toEqual(['a▸', 'b', 'c']);
    expect(shape(['a'])).toEqual(['a▾', '-a1', '-a2▸', 'b', 'c']);
    expect(shape(['a2'])).toEqual(['a▸', 'b', 'c']);
    expect(shape(['a', 'a2'])).toEqual(['a▾', '-a1', '-a2▾', '--a21', 'b', 'c']);
  });

  test('a lazy node can be opened until it is known to have no children (engine.md §8)', () => {
    expect(shape([], true)).toEqual(['a▸', 'b▸', 'c']);
  });

  test('rows know their siblings and their parent', () => {
    const rows = visibleRows(roots, { expanded: new Set(['a', 'a2']), lazy: false, only: null });
    expect(rows[3]).toMatchObject({ position: 1, siblings: 1, parent: 2, level: 3 });
    expect(rows[4]).toMatchObject({ position: 2, siblings: 3, parent: -1, level: 1 });
  });

  test('fifty thousand nodes in one chain neither overflow nor crawl', () => {
    let chain: TreeItem = { key: 'n0', label: 'n' };
    const keys = new Set(['n0']);
    for (let depth = 1; depth < 50_000; depth += 1) {
      chain = { key: `n${depth}`, label: 'n', children: [chain] };
      keys.add(chain.key);
    }
    expect(visibleRows([chain], { expanded: keys, lazy: false, only: null })).toHaveLength(50_000);
    expect(searchTree([chain], 'n')?.size).toBe(50_000);
  });
});

describe('searching', () => {
  test('keeps matches and what is above them, opened', () => {
    expect(shape([], false, 'aisle')).toEqual(['a▾', '-a2▾', '--a21']);
    expect(shape([], true, 'HALL 1')).toEqual(['a▾', '-a1']);
    expect(shape([], false, 'zzz')).toEqual([]);
  });
});

describe('keys', () => {
  const rows = visibleRows(roots, { expanded: new Set(['a']), lazy: false, only: null });

  test('right opens, then enters; left closes, then climbs', () => {
    expect(moveInTree(rows, 2, 'ArrowRight')).toEqual({ kind: 'expand' });
    expect(moveInTree(rows, 0, 'ArrowRight')).toEqual({ kind: 'go', to: 1 });
    expect(moveInTree(rows, 0, 'ArrowLeft')).toEqual({ kind: 'collapse' });
    expect(moveInTree(rows, 2, 'ArrowLeft')).toEqual({ kind: 'go', to: 0 });
    expect(moveInTree(rows, 1, 'ArrowRight')).toBeNull();
  });

  test('up and down stop at the ends', () => {
    expect(moveInTree(rows, -1, 'ArrowDown')).toEqual({ kind: 'go', to: 0 });
    expect(moveInTree(rows, 4, 'ArrowDown')).toEqual({ kind: 'go', to: 4 });
    expect(moveInTree(rows, 0, 'ArrowUp')).toEqual({ kind: 'go', to: 0 });
    expect(moveInTree(rows, 3, 'End')).toEqual({ kind: 'go', to: 4 });
    expect(moveInTree([], -1, 'ArrowDown')).toBeNull();
  });
});
