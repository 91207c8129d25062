import { describe, expect, it, vi } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { openSession } from './open-session.ts';
import type { SessionOptions } from './session.ts';

const item = (type: string, prop: string, original: object = {}, required = false) => ({
  formItemId: `id_${prop}`,
  formItemType: type,
  formItemLabel: prop.toUpperCase(),
  formItemRequired: required,
  formItemOriginalData: JSON.stringify({ prop, ...original }),
});

const open = (formItems: readonly object[], options: Partial<SessionOptions> = {}, formLogic: object = {}) =>
  openSession(parseDefinition({ formItems, formLogic }), { today: '2026-06-01', ...options });

const dicData = [
  { label: 'One', value: '1' },
  { label: 'Two', value: '2', hasInput: true },
];

describe('engine.md §2: opening a form', () => {
  it('takes the answers, else the item’s value, else what preValue stands for', () => {
    const session = open(
      [
        item('input', 'a', { value: 'given', preValue: { expression: '${user.NAME}' } }),
        item('input', 'b', { preValue: { expression: '${user.NAME}' } }),
        item('input', 'c', { preValue: { expression: '${user.NAME}' } }),
        item('input', 'd', { preValue: { expression: '${booth.number}' } }),
        item('date', 'e', { preValue: { expression: '${today}' } }),
      ],
      { answers: { c: '' }, context: { user: { NAME: 'Lin' } } },
    );
    expect(session.nodes.map((node) => node.state().value)).toEqual(['given', 'Lin', '', '', '2026-06-01']);
    expect(session.nodes.map((node) => node.state().prefilledBy)).toEqual([
      null,
      '${user.NAME}',
      null,
      null,
      '${today}',
    ]);
    session.node('b')?.set('Lin');
    expect(session.node('b')?.state().prefilledBy).toBeNull();
  });

  it('E2.14: takes a text as it was meant when the field is left or everything is judged, never while it is typed', () => {
    const mobile = { rules: [{ type: 'mobile' }] };
    const column = { ...item('input', 'm', mobile), prop: 'm' };
    const session = open(
      [
        item('input', 'left', mobile),
        item('input', 'sent', mobile),
        item('input', 'given', { ...mobile, preValue: { expression: '${user.MOBILE}' } }),
        item('dynamic', 'rows', { children: { column: [column] } }),
      ],
      {
        answers: { rows: [{ $id: 'r1', m: '138 0013 8005' }] },
        context: { user: { MOBILE: '138 0013 8005' } },
      },
    );
    expect(session.node('given')?.state().value).toBe('13800138005');
    session.node('left')?.set('+86 138-0013-8005 ');
    expect(session.node('left')?.state().value).toBe('+86 138-0013-8005 ');
    session.node('left')?.leave();
    expect(session.node('left')?.state()).toMatchObject({ value: '13800138005', problem: null });
    session.node('sent')?.set('138 0013 8005');
    expect(session.problems()).not.toEqual([]);
    expect(session.validate()).toEqual([]);
    expect(session.answers()).toEqual({
      left: '13800138005',
      sent: '13800138005',
      given: '13800138005',
      rows: [{ $id: 'r1', m: '13800138005' }],
    });
  });

  it('leaves untouched fields out of the draft, so that a default may fill them another day', () => {
    const session = open([item('input', 'a', { value: 'x' }), item('input', 'b')], { answers: { b: 'y' } });
    expect(session.draft()).toEqual({ b: 'y' });
    session.node('a')?.set('z');
    expect(session.draft()).toEqual({ a: 'z', b: 'y' });
  });

  it('keeps text it cannot read until somebody sets the field', () => {
    const session = open([item('number', 'n', {}, true)], { answers: { n: 'three' } });
    const node = session.node('n');
    expect(node?.state()).toMatchObject({ value: null, unreadable: 'three' });
    expect(session.problems().map((problem) => problem.code)).toEqual(['unreadable']);
    expect([session.draft(), session.answers()]).toEqual([{ n: 'three' }, { n: 'three' }]);
    node?.set(3);
    expect(node?.state().unreadable).toBeNull();
    expect(session.answers()).toEqual({ n: 3 });
  });

  it('tells listeners of what is typed and no number when a draft already carries it', () => {
    const session = open([item('number', 'n')], { answers: { n: 7 } });
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(session.draft()['n']));
    for (const text of ['12,5', '1e5', '3', 'x']) session.node('n')?.enter(text);
    expect(heard).toEqual(['12,5', '1e5', 3, 'x']);
  });

  it('keeps what is typed and no number, and says so once the field is left', () => {
    const session = open([item('number', 'n', { precision: 0 })], { answers: { n: 7 } });
    const node = session.node('n');
    const typing = (text: string) => {
      node?.enter(text);
      return { ...node?.state(), code: node?.state().problem?.code };
    };
    expect(typing('12,5')).toMatchObject({ value: null, unreadable: '12,5', problem: null });
    expect([session.draft(), session.problems().map(({ code }) => code)]).toEqual([
      { n: '12,5' },
      ['unreadable'],
    ]);
    node?.leave();
    expect(node?.state().problem?.code).toBe('unreadable');
    expect(typing('1e5')).toMatchObject({ value: null, unreadable: '1e5', code: 'unreadable' });
    expect(typing('120.5')).toMatchObject({ value: 120.5, unreadable: null, code: 'integer' });
    expect(typing('1,350')).toMatchObject({ value: 1350, unreadable: null, problem: null });
    expect(typing('')).toMatchObject({ value: null, unreadable: null, problem: null });
  });

  it('keeps unknown props and unsupported items in drafts alone', () => {
    const session = open([item('hologram', 'h'), item('input', 'a')], {
      answers: { h: { deep: 1 }, gone: 'old', a: 'x' },
    });
    expect(session.unknown).toEqual({ gone: 'old' });
    expect(session.draft()).toEqual({ h: { deep: 1 }, gone: 'old', a: 'x' });
    expect(session.answers()).toEqual({ a: 'x' });
  });

  it('locks read-only, disabled and computed fields, and everything in a read-only session', () => {
    const items = [
      item('input', 'a', { readonly: true }),
      item('input', 'b', { disabled: true }),
      item('number', 'c', { compute: { sum: ['d'] } }),
      item('number', 'd'),
    ];
    const session = open(items);
    session.nodes.forEach((node) => node.set(node.item.type === 'number' ? 5 : 'x'));
    expect(session.nodes.map((node) => node.state().value)).toEqual(['', '', 5, 5]);
    expect(open(items, { readOnly: true }).node('d')?.state().locked).toBe(true);
  });
});

describe('engine.md §5: computed numbers', () => {
  it('are exact, follow their operands and may be watched', () => {
    const session = open(
      [
        item('number', 'price'),
        item('number', 'pieces'),
        item('number', 'total', { compute: { product: ['price', 'pieces'] } }),
        item('number', 'all', { compute: { sum: ['total', 'price'] } }),
        item('input', 'why'),
      ],
      {},
      {
        scheme: [
          {
            triggerList: [{ formItemId: 'id_why', type: 'show' }],
            condition: {
              relation: 'and',
              conditionList: [{ formItemId: 'id_total', expression: 'ge', optionValue: '1.01' }],
            },
          },
        ],
      },
    );
    session.node('price')?.set(1.005);
    expect(session.node('total')?.state().value).toBeNull();
    session.node('pieces')?.set(1);
    expect(session.node('total')?.state().value).toBe(1.01);
    expect(session.node('all')?.state().value).toBe(2.02);
    expect(session.node('why')?.state().visible).toBe(true);
  });
});

describe('problems show in due time', () => {
  it('after the field was left, and follow the value from then on', () => {
    const session = open([item('input', 'a', {}, true)]);
    const node = session.node('a');
    expect(node?.check()?.code).toBe('required');
    expect(node?.state().problem).toBeNull();
    node?.leave();
    expect(node?.state().problem?.code).toBe('required');
    node?.set('x');
    expect(node?.state().problem).toBeNull();
  });

  it('all at once by validate, telling only the fields that have one', () => {
    const session = open([item('input', 'a', {}, true), item('input', 'b')]);
    const [a, b] = [vi.fn(), vi.fn()];
    session.node('a')?.subscribe(a);
    session.node('b')?.subscribe(b);
    expect(session.validate().map((problem) => problem.prop)).toEqual(['a']);
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
  });

  it('from the server, until the field is set', () => {
    const session = open([item('input', 'a')]);
    const problem = {
      prop: 'a',
      formItemId: 'id_a',
      label: 'A',
      code: 'custom',
      params: { message: 'Taken' },
    } as const;
    session.showProblems([problem, { ...problem, prop: 'nowhere' }]);
    expect(session.node('a')?.state().problem).toEqual(problem);
    expect(session.problems()).toEqual([problem]);
    session.node('a')?.set('b');
    expect(session.node('a')?.state().problem).toBeNull();
  });

  it('of a dictionary option when its options are known, unless they come level by level', () => {
    const session = open([
      item('select', 'a', { dicUrl: '/api/dict/x' }),
      item('tree', 'b', { dicUrl: '/api/dict/y', dicLazyRequestKey: 'parentKey' }),
    ]);
    session.node('a')?.set({ value: '2' });
    session.node('b')?.set(['9']);
    expect(session.problems()).toEqual([]);
    session.node('a')?.setOptions([...dicData, { label: 'Bad', value: 'x,y' }]);
    session.node('b')?.setOptions(dicData);
    expect(
      session
        .node('a')
        ?.options()
        .map((option) => option.value),
    ).toEqual(['1', '2']);
    expect(session.problems().map((problem) => [problem.prop, problem.code])).toEqual([['a', 'otherText']]);
  });
});

describe('listeners', () => {
  it('hear nothing where nothing changed, and pictures stay the same', () => {
    const session = open([item('checkbox', 'a', { dicData })]);
    const node = session.node('a');
    const listener = vi.fn();
    const all = vi.fn();
    const stop = node?.subscribe(listener);
    session.subscribe(all);
    node?.set([{ value: '1' }]);
    const picture = node?.state();
    node?.set([{ value: '1' }]);
    expect(node?.state()).toBe(picture);
    expect([listener.mock.calls.length, all.mock.calls.length]).toEqual([1, 1]);
    stop?.();
    node?.set([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('may set other fields: done at once, notified in the same round, without recursion', () => {
    const session = open([item('number', 'a'), item('number', 'b')]);
    let depth = 0;
    let deepest = 0;
    const count = vi.fn();
    session.subscribe(count);
    for (const [from, to] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      session.node(from)?.subscribe(() => {
        depth += 1;
        deepest = Math.max(deepest, depth);
        const value = session.node(from)?.state().value;
        if (typeof value === 'number' && value < 5000) session.node(to)?.set(value + 1);
        depth -= 1;
      });
    }
    session.node('a')?.set(1);
    expect(session.node('b')?.state().value).toBe(5000);
    expect(deepest).toBe(1);
    expect(count.mock.calls.length).toBeLessThanOrEqual(5000);
  });

  it('of progress hear visibility and validation, too', () => {
    const session = open([
      item('title', 't'),
      item('input', 'a', {}, true),
      item('rate', 'b'),
      item('html', 'c'),
    ]);
    const [section] = session.sections;
    if (section === undefined) throw new Error('no section');
    const heard = vi.fn();
    session.subscribeProgress(heard);
    expect(session.progress(section)).toEqual({ total: 2, done: 0, gaps: 1 });
    session.node('a')?.set('x');
    session.validate();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(session.progress(section)).toEqual({ total: 2, done: 1, gaps: 0 });
  });
});

describe('sections and numbers', () => {
  it('number sections and fields; rules do not renumber', () => {
    const session = open([
      item('input', 'intro'),
      item('title', 't1'),
      item('input', 'a'),
      item('html', 'h'),
      item('input', 'b'),
      item('title', 't2'),
      item('input', 'c', { hide: true }),
      item('input', 'd'),
    ]);
    expect(session.sections.map((section) => [section.title?.prop ?? null, section.number])).toEqual([
      [null, 0],
      ['t1', 1],
      ['t2', 2],
    ]);
    expect(session.nodes.map((node) => session.numberOf(node))).toEqual([
      '1',
      '',
      '1.1',
      '',
      '1.2',
      '',
      '',
      '2.1',
    ]);
  });

  it('name the triggers behind a field', () => {
    const session = open(
      [item('input', 'a'), item('input', 'b')],
      {},
      {
        scheme: [
          {
            triggerList: [{ formItemId: 'id_b', type: 'show' }],
            condition: {
              relation: 'and',
              conditionList: [{ formItemId: 'id_a', expression: 'eq', optionValue: 'x' }],
            },
          },
        ],
      },
    );
    const [a, b] = session.nodes;
    if (a === undefined || b === undefined) throw new Error('no nodes');
    expect(session.shownBy(b)).toEqual([{ item: a.item, expression: 'eq', optionValue: 'x' }]);
    expect(session.shownBy(a)).toEqual([]);
  });
});
