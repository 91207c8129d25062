import { array, assert, boolean, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCheckTree } from './check-tree.ts';
import type { CheckStatus, TreeSource } from './tree-node.ts';

const NODES: readonly TreeSource[] = [
  {
    key: 'a',
    children: [
      { key: 'a1' },
      { key: 'a2', disabled: true },
      { key: 'a3', children: [{ key: 'x' }, { key: 'y' }] },
    ],
  },
  { key: 'b' },
];

describe('engine.md §8: non-strict', () => {
  it('E8.1: checks downward and derives upward', () => {
    const tree = createCheckTree(NODES);
    tree.check('a3');
    expect([tree.status('a'), tree.status('a3'), tree.status('x')]).toEqual(['half', 'checked', 'checked']);
    tree.check('a1');
    expect(tree.status('a')).toBe('checked');
    expect(tree.value()).toEqual(['a', 'a1', 'a3', 'x', 'y']);
    tree.uncheck('y');
    expect([tree.status('a'), tree.status('a3')]).toEqual(['half', 'half']);
    tree.toggle('a');
    expect(tree.value()).toEqual(['a', 'a1', 'a3', 'x', 'y']);
    tree.toggle('a');
    expect(tree.value()).toEqual([]);
  });

  it('E8.2: leaves a disabled node alone, whoever asks', () => {
    const tree = createCheckTree(NODES);
    tree.check('a2');
    tree.check('nowhere');
    expect(tree.value()).toEqual([]);
    tree.check('a');
    expect(tree.status('a2')).toBe('unchecked');
  });

  it('does not carry through a disabled node, up or down', () => {
    const tree = createCheckTree([
      { key: 'p', children: [{ key: 'q', disabled: true, children: [{ key: 'r' }] }, { key: 's' }] },
    ]);
    tree.check('r');
    expect([tree.status('q'), tree.status('p')]).toEqual(['unchecked', 'unchecked']);
    tree.uncheck('r');
    tree.check('p');
    expect([tree.status('p'), tree.status('q'), tree.status('r'), tree.status('s')]).toEqual([
      'checked',
      'unchecked',
      'unchecked',
      'checked',
    ]);
  });

  it('checks a parent by itself when all its children are disabled', () => {
    const tree = createCheckTree([{ key: 'p', children: [{ key: 'q', disabled: true }] }]);
    tree.check('p');
    expect(tree.value()).toEqual(['p']);
    tree.uncheck('p');
    expect(tree.value()).toEqual([]);
  });

  it('keeps a stored check of a disabled node, and its parent is half by it', () => {
    const tree = createCheckTree(NODES, { value: ['a2'] });
    expect([tree.status('a2'), tree.status('a'), tree.status('a1')]).toEqual([
      'checked',
      'half',
      'unchecked',
    ]);
    tree.check('a');
    tree.uncheck('a');
    expect(tree.status('a')).toBe('half');
    expect(tree.value()).toEqual(['a2']);
  });
});

describe('E8.4: strict and radio', () => {
  it('strict: each by itself', () => {
    const tree = createCheckTree(NODES, { strict: true });
    tree.check('y');
    tree.check('a');
    expect(tree.value()).toEqual(['a', 'y']);
    expect(tree.status('a3')).toBe('unchecked');
  });
  it('radio: at most one', () => {
    const tree = createCheckTree(NODES, { radio: true, value: ['a1', 'x'] });
    expect(tree.value()).toEqual(['a1']);
    tree.check('b');
    expect(tree.value()).toEqual(['b']);
    tree.uncheck('b');
    tree.check('x');
    expect(tree.value()).toEqual(['x']);
  });
});

describe('E8.5: lazy loading', () => {
  it('checks what is loaded under a checked parent, disabled nodes not', () => {
    const tree = createCheckTree(NODES);
    tree.check('b');
    tree.load('b', [{ key: 'b1' }, { key: 'b2' }, { key: 'b3', disabled: true }]);
    expect(tree.value()).toEqual(['b', 'b1', 'b2']);
    tree.uncheck('b1');
    expect(tree.status('b')).toBe('half');
  });
  it('strict: loaded nodes start unchecked', () => {
    const tree = createCheckTree(NODES, { strict: true, value: ['b'] });
    tree.load('b', [{ key: 'b1' }]);
    expect(tree.value()).toEqual(['b']);
  });
  it('makes a leaf of what loads nothing', () => {
    const tree = createCheckTree(NODES);
    tree.load('b', []);
    expect([tree.isLeaf('b'), tree.isLeaf('a1')]).toEqual([true, false]);
  });
  it('keeps stored keys that are not loaded yet, and checks them when they come', () => {
    const tree = createCheckTree(NODES, { value: ['a1', 'b2'] });
    expect(tree.value()).toEqual(['a1', 'b2']);
    tree.load('b', [{ key: 'b1' }, { key: 'b2' }]);
    expect([tree.status('b2'), tree.status('b')]).toEqual(['checked', 'half']);
    expect(tree.value()).toEqual(['a1', 'b2']);
  });
});

it('tells listeners once an operation, and keeps the value array while nothing changed', () => {
  const tree = createCheckTree(NODES);
  let calls = 0;
  const stop = tree.subscribe(() => (calls += 1));
  tree.check('a');
  const value = tree.value();
  tree.check('a');
  expect(tree.value()).toBe(value);
  expect(calls).toBe(1);
  tree.setValue(['b']);
  expect([calls, ...tree.value()]).toEqual([2, 'b']);
  stop();
  tree.check('a');
  expect(calls).toBe(2);
});

const plan = array(tuple(integer({ min: 0, max: 99 }), constantFrom(false, false, false, true)), {
  minLength: 1,
  maxLength: 25,
});

/** Each entry hangs its node under one of the nodes before it. */
function planted(entries: readonly (readonly [number, boolean])[]): TreeSource {
  const nodes = entries.map(([, disabled], at) => ({
    key: `n${at}`,
    disabled,
    children: [] as TreeSource[],
  }));
  entries.forEach(([pick], at) => {
    if (at > 0) nodes[pick % at]?.children.push(nodes[at]!);
  });
  return nodes[0]!;
}

function flat(node: TreeSource): readonly TreeSource[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

it('E8.1, E8.3: after any steps every parent is what its children say, and the value builds the same state', () => {
  assert(
    property(
      plan,
      array(tuple(integer({ min: 0, max: 40 }), boolean()), { maxLength: 12 }),
      (entries, steps) => {
        const root = planted(entries);
        const nodes = flat(root);
        const tree = createCheckTree([root]);
        for (const [at, check] of steps) {
          const key = nodes[at % nodes.length]?.key ?? '';
          if (check) tree.check(key);
          else tree.uncheck(key);
        }
        for (const node of nodes) {
          const children = node.children ?? [];
          const enabled = children.filter((child) => child.disabled !== true);
          if (node.disabled === true || enabled.length === 0) continue;
          const all = children.map((child) => tree.status(child.key));
          const expected: CheckStatus = enabled.every((child) => tree.status(child.key) === 'checked')
            ? 'checked'
            : all.every((status) => status === 'unchecked')
              ? 'unchecked'
              : 'half';
          expect(tree.status(node.key)).toBe(expected);
        }
        const again = createCheckTree([root], { value: tree.value() });
        expect(nodes.map((node) => again.status(node.key))).toEqual(
          nodes.map((node) => tree.status(node.key)),
        );
      },
    ),
    { numRuns: 500 },
  );
});

it('E8.6: 50,000 nodes, flat or deep, work without recursion', () => {
  const wide = createCheckTree([
    { key: 'root', children: Array.from({ length: 50_000 }, (_, at) => ({ key: `n${at}` })) },
  ]);
  wide.check('root');
  wide.uncheck('n7');
  expect([wide.status('root'), wide.value().length]).toEqual(['half', 49_999]);

  let chain: TreeSource = { key: 0 };
  for (let key = 1; key < 50_000; key += 1) chain = { key, children: [chain] };
  const deep = createCheckTree([chain]);
  deep.check(0);
  expect([deep.status(49_999), deep.value().length]).toEqual(['checked', 50_000]);
});
