import { openSession, parseDefinition } from '@zhantai/engine';
import { loadFieldWords } from '@zhantai/messages/fields';
import { beforeAll, describe, expect, it } from 'vitest';
import { conditionWords } from './condition-words.ts';
import { commentsByProp } from '../context/field-comment.ts';
import { loadFormWords } from '../context/form-words.ts';
import type { FormWords } from '../context/form-words.ts';
import { prefilledNote } from '../fields/prefilled-note.ts';
import { problemEntry } from './problem-entry.ts';
import { sectionLayout } from './section-layout.ts';

const item = (prop: string, type: string, extra: object = {}, required = false) => ({
  formItemId: `i_${prop}`,
  formItemType: type,
  formItemLabel: prop,
  formItemRequired: required,
  formItemOriginalData: JSON.stringify({ prop, ...extra }),
});
const show = (props: readonly string[], watched: string, expression: string, optionValue: string) => ({
  triggerList: props.map((prop) => ({ formItemId: `i_${prop}`, type: 'show' })),
  condition: { relation: 'and', conditionList: [{ formItemId: `i_${watched}`, expression, optionValue }] },
});
const kinds = {
  dicData: [
    { value: 'std', label: 'Standard' },
    { value: 'raw', label: 'Raw' },
  ],
};

function opened(items: readonly object[], scheme: readonly object[] = [], context = {}) {
  return openSession(parseDefinition({ formId: 'f', formItems: items, formLogic: { scheme } }), {
    today: '2026-11-21',
    context,
  });
}

let words: FormWords;
beforeAll(async () => {
  words = await loadFormWords('zh-Hans');
});

describe('design.md §7: blocks of fields under their trigger', () => {
  it('hold what directly follows the answer that shows it, one block for each answer', () => {
    const session = opened(
      [
        item('kind', 'radio', kinds),
        item('a', 'input'),
        item('b', 'input'),
        item('c', 'input'),
        item('d', 'input'),
      ],
      [show(['a', 'b'], 'kind', 'eq', 'raw'), show(['c'], 'kind', 'eq', 'std')],
    );
    const section = session.sections[0];
    if (section === undefined) throw new Error('no section');
    const layout = sectionLayout(session, section);
    expect(
      layout.map((entry) => (entry.kind === 'field' ? entry.node.key : entry.nodes.map((node) => node.key))),
    ).toEqual(['kind', ['a', 'b'], ['c'], 'd']);
    const [trigger, block] = layout;
    const first = block?.kind === 'block' ? block.nodes[0] : undefined;
    if (trigger?.kind !== 'field' || first === undefined) throw new Error('no block');
    expect(conditionWords(session, trigger.node, first, words.fields)).toBe('选择「Raw」后需要填写');
  });

  it('leave in the grid what is shown elsewhere, or shown unless something is chosen', () => {
    const session = opened(
      [item('kind', 'radio', kinds), item('a', 'input'), item('x', 'input'), item('b', 'input')],
      [show(['a'], 'kind', 'ne', 'raw'), show(['b'], 'kind', 'eq', 'raw')],
    );
    const section = session.sections[0];
    if (section === undefined) throw new Error('no section');
    expect(sectionLayout(session, section).map((entry) => entry.kind)).toEqual([
      'field',
      'field',
      'field',
      'field',
    ]);
  });
});

describe('who filled a field', () => {
  it('says where a default came from until the user sets it', () => {
    const session = opened([item('name', 'input', { preValue: { expression: '${exhibitor.NAME}' } })], [], {
      exhibitor: { NAME: 'ACME' },
    });
    const node = session.node('name');
    if (node === undefined) throw new Error('no node');
    expect(prefilledNote(node.item, node.state(), words.fields)).toBe('带自单位资料');
    node.set('Other');
    expect(prefilledNote(node.item, node.state(), words.fields)).toBeNull();
  });
});

describe('one line of the summary', () => {
  it('says the label once, and row and column of a cell', () => {
    const session = opened([
      item('height', 'number', { max: 4.5, initial: 5 }, true),
      item('rows', 'dynamic', {
        minSize: 1,
        children: { column: [{ prop: 'what', type: 'input', label: 'What' }] },
      }),
    ]);
    const problem = {
      prop: 'height',
      formItemId: 'i_height',
      label: 'height',
      code: 'max',
      params: { max: 4.5 },
    } as const;
    expect(problemEntry(problem, session, words, false)).toBe('height：不能大于4.5');
    const cell = {
      prop: 'rows',
      formItemId: 'i_rows',
      label: 'What',
      code: 'required',
      params: {},
      path: [1, 'what'],
    } as const;
    expect(problemEntry(cell, session, words, false)).toBe('rows 第 2 行 What：请输入What');
  });
});

it('comments are found by their field, in order', () => {
  const byProp = commentsByProp([
    { prop: 'a', comment: '1' },
    { prop: 'b', comment: '2' },
    { prop: 'a', comment: '3' },
  ]);
  expect(byProp.get('a')?.map((one) => one.comment)).toEqual(['1', '3']);
});

it('every language of the fields loads', async () => {
  const all = await Promise.all((['zh-Hans', 'zh-Hant', 'en'] as const).map(loadFieldWords));
  expect(all.map((one) => one.section.items(8, 9))).toEqual(['8 / 9 项', '8 / 9 項', '8 / 9 fields']);
});
