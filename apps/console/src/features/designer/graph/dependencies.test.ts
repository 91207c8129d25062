import { array, assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { wholeForm } from '../canvas-entries.ts';
import { readFormLogic } from '../logic/form-logic.ts';
import { graphLines, kinOf, readDependencies, type Dependency } from './dependencies.ts';
import { layoutGraph } from './layout.ts';

const order = Array.from({ length: 12 }, (_, at) => `i${at}`);
const pairs = array(tuple(nat(11), nat(11)), { maxLength: 40 }).map((all) =>
  [...new Set(all.filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to}`))].map(
    (pair): Dependency => {
      const [from = '', to = ''] = pair.split(' ');
      return { from: `i${from}`, to: `i${to}`, kind: 'shows', sentence: pair };
    },
  ),
);

const item = (id: string, formItemType: string, more: object = {}) => ({
  formItemId: id,
  formItemType,
  formItemLabel: id.toUpperCase(),
  formItemOriginalData: JSON.stringify({ prop: id, ...more }),
});

describe('what depends on what', () => {
  it('is listed whole: each dependency once, under what decides, circles too', () => {
    assert(
      property(pairs, (dependencies) => {
        const lines = graphLines(dependencies, order);
        const said = lines.flatMap(({ because }) => because);
        expect(said.map(({ sentence }) => sentence).toSorted()).toEqual(
          dependencies.map(({ sentence }) => sentence).toSorted(),
        );
        lines.forEach(({ id, level, because }, at) => {
          const above = lines.slice(0, at).findLast((line) => line.level < level);
          expect(level).toBe(above === undefined ? 1 : above.level + 1);
          for (const { from, to } of because) expect([from, to]).toEqual([above?.id, id]);
        });
      }),
    );
  });

  it('has ancestors and descendants that see each other', () => {
    assert(
      property(pairs, (dependencies) => {
        for (const one of order)
          for (const other of kinOf(dependencies, one).descendants)
            expect(kinOf(dependencies, other).ancestors.has(one)).toBe(true);
      }),
    );
  });

  it('is drawn from left to right, nothing over another, in any circle', () => {
    assert(
      property(pairs, (dependencies) => {
        const { items, edges, width, height } = layoutGraph(dependencies, order);
        expect(edges).toHaveLength(dependencies.length);
        items.forEach((one, at) => {
          expect(one.x >= 0 && one.x <= width && one.y >= 0 && one.y <= height).toBe(true);
          for (const other of items.slice(at + 1))
            expect(Math.abs(one.x - other.x) >= 184 || Math.abs(one.y - other.y) >= 40).toBe(true);
        });
      }),
    );
  });

  it('is read of rules, formulas, dictionaries and hooks', async () => {
    const words = await loadDesignerWords('zh-Hans');
    const detail = {
      formItems: [
        item('a', 'number'),
        item('b', 'number', { compute: { product: ['a', 'gone'] } }),
        item('c', 'select', { dicUrl: '/api/dict/x', dicQuery: { k: '{{a}}' } }),
        item('t', 'dynamic', {
          eventList: [{ event: 'add', handler: 'requireParent', settings: { prop: 'c' } }],
          children: {
            column: [
              item('x', 'input'),
              item('y', 'select', { dicUrl: '/api/dict/y', dicQuery: { k: '{{x}}', m: '{{b}}' } }),
            ],
          },
        }),
        item('d', 'input'),
      ],
      formLogic: {
        rules: [
          {
            id: 'r',
            groups: [[{ formItemId: 'b', expression: 'gt', optionValue: '3' }]],
            targets: [{ formItemId: 'd' }],
          },
        ],
      },
    };
    const found = readDependencies(readFormLogic(detail, wholeForm(detail), words), words);
    expect(found.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      ['b', 'd', 'shows'],
      ['a', 'b', 'computes'],
      ['a', 'c', 'filters'],
      ['c', 't', 'waits'],
      ['b', 't', 'filters'],
    ]);
    expect(found[1]?.sentence).toBe('2「B」由1「A」算出');
  });
});
