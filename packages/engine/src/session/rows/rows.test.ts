import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { validate } from '../../validation/validate.ts';
import { isRowsNode } from '../is-rows-node.ts';
import { openSession } from '../open-session.ts';
import type { RowsNode, Session, SessionOptions } from '../session.ts';

const column = (type: string, prop: string, original: object = {}, required = false) => ({
  formItemId: `c_${prop}`,
  formItemType: type,
  formItemLabel: prop.toUpperCase(),
  formItemRequired: required,
  formItemOriginalData: JSON.stringify({ prop, ...original }),
});

const COLUMNS = [
  column('input', 'name', {}, true),
  column('number', 'qty', { min: 1 }, true),
  column('switch', 'fragile'),
];

function table(original: object = {}, options: Partial<SessionOptions> = {}, prop = 'rows') {
  const definition = parseDefinition({
    formItems: [
      {
        formItemId: 'd',
        formItemType: 'dynamic',
        formItemLabel: 'Table',
        formItemOriginalData: { prop, children: { column: COLUMNS }, ...original },
      },
    ],
  });
  const session = openSession(definition, { today: '2026-06-01', ...options });
  return { session, node: rowsOf(session, prop) };
}

function rowsOf(session: Session, prop: string): RowsNode {
  const node = session.node(prop);
  if (!isRowsNode(node)) throw new Error('no sub-table');
  return node;
}

const ids = (node: RowsNode) => node.rows().map((row) => row.id);

describe('E6.2: rows', () => {
  it('are made up to minSize and inserted after the given one, up to maxSize', () => {
    const { node } = table({ minSize: 2, maxSize: 3 });
    const [first, second] = node.rows();
    const added = node.add(first);
    expect(node.rows()).toEqual([first, added, second]);
    expect(node.canAdd()).toBe(false);
    expect(node.add()).toBeNull();
  });

  it('keep what is typed into a cell and no number, beside an empty value', () => {
    const { node, session } = table({}, { answers: { rows: [{ $id: 'a', name: 'A', qty: 2 }] } });
    const cell = node.row(0)?.cell('qty');
    cell?.enter('12,5');
    expect(cell?.state()).toMatchObject({ value: null, unreadable: '12,5', problem: null });
    expect(session.draft()).toMatchObject({ rows: [{ qty: '12,5' }] });
    cell?.leave();
    expect(cell?.state().problem?.code).toBe('unreadable');
    cell?.enter('１２');
    expect(cell?.state()).toMatchObject({ value: 12, unreadable: null, problem: null });
    node.row(0)?.cell('qty').set(null);
    expect(session.draft()).toMatchObject({ rows: [{ qty: null }] });
  });

  it('can be removed only above minSize', () => {
    const { node } = table({ minSize: 1 });
    const row = node.add();
    if (row === null) throw new Error('refused');
    expect(node.remove(row)).toBe(true);
    const [last] = node.rows();
    expect(last !== undefined && node.remove(last)).toBe(false);
  });

  it('ask the named hooks; an unknown name refuses nothing', () => {
    const eventList = [
      { event: 'add', handler: 'limitByBooth', settings: { rows: 1 } },
      { event: 'del', handler: 'nobody' },
    ];
    const { node } = table({ eventList }, { context: { booth: { count: 1 } } });
    const row = node.add();
    expect(node.add()).toBeNull();
    expect(node.refusal()).toMatchObject({ prop: 'rows', code: 'tooManyForBooth', params: { n: 1 } });
    expect(row !== null && node.remove(row)).toBe(true);
    expect(node.refusal()).toBeNull();
  });

  it('keep their identity while they move', () => {
    const { node } = table({}, { answers: { rows: [{ $id: 'a', name: 'A' }, { name: 'B' }, { $id: 'a' }] } });
    const [first] = node.rows();
    if (first === undefined) throw new Error('no row');
    expect(new Set(ids(node)).size).toBe(3);
    const cell = first.cell('name');
    const before = node.rows();
    node.move(first, 2);
    expect(node.rows()).not.toBe(before);
    expect([first.index(), node.rows()[2], first.cell('name')]).toEqual([2, first, cell]);
  });

  it('tell the cell and the table, and keep the list of rows, when a cell is set', () => {
    const { session, node } = table({ minSize: 2 });
    const [first, second] = node.rows();
    const notified: string[] = [];
    for (const one of [node, first?.cell('name'), first?.cell('qty'), second?.cell('name')]) {
      one?.subscribe(() => notified.push(one.key));
    }
    const list = node.rows();
    first?.cell('name').set('A');
    expect(notified.toSorted()).toEqual(['rows', `rows/${first?.id}/name`]);
    expect(node.rows()).toBe(list);
    expect(node.state().value[0]).toMatchObject({ name: 'A', qty: null, fragile: false });
    expect(session.answers()['rows']).toEqual([{ $id: first?.id, name: 'A', qty: null, fragile: false }]);
  });

  it('that are blank are neither judged nor submitted, but counted by indexes', () => {
    const { session, node } = table({}, { answers: { rows: [{}, {}] } });
    const [blank, row] = node.rows();
    blank?.cell('fragile').set(false);
    row?.cell('name').set('A');
    expect(session.problems().map((problem) => problem.path)).toEqual([[1, 'qty']]);
    row?.cell('name').set(' ');
    expect(session.problems()).toEqual([]);
  });

  it('show the problem of a cell that was left as soon as its row is no longer blank', () => {
    const { node } = table({ minSize: 1 });
    const [row] = node.rows();
    const qty = row?.cell('qty');
    qty?.leave();
    expect(qty?.state().problem).toBeNull();
    const listener = vi.fn();
    qty?.subscribe(listener);
    row?.cell('name').set('A');
    expect(qty?.state().problem?.code).toBe('required');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('take the server’s problems by their place in what was submitted', () => {
    const { session, node } = table({ minSize: 2 });
    const [, row] = node.rows();
    row?.cell('name').set('A');
    session.answers();
    session.showProblems([
      {
        prop: 'rows',
        formItemId: 'd',
        label: 'NAME',
        code: 'custom',
        params: { message: 'No' },
        path: [0, 'name'],
      },
    ]);
    expect(row?.cell('name').state().problem?.code).toBe('custom');
  });

  it('keep cells that cannot be read, and columns the engine does not know, in the draft', () => {
    const children = { column: [...COLUMNS, column('hologram', 'holo')] };
    const stored = [{ $id: 'a', name: 'A', qty: 'many', fragile: false, holo: { x: 1 } }];
    const { session, node } = table({ children }, { answers: { rows: stored } });
    expect(node.rows()[0]?.cell('qty').state()).toMatchObject({ value: null, unreadable: 'many' });
    expect(session.draft()['rows']).toEqual(stored);
    expect(session.problems().map((problem) => problem.code)).toEqual(['unreadable']);
    node.rows()[0]?.cell('qty').set(2);
    expect(session.draft()['rows']).toEqual([{ ...stored[0], qty: 2 }]);
  });

  it('that were removed can no longer change the table', () => {
    const { node } = table({}, { answers: { rows: [{ name: 'A', qty: 1 }] } });
    const [row] = node.rows();
    if (row === undefined) throw new Error('no row');
    const cell = row.cell('name');
    node.remove(row);
    cell.set('ghost');
    expect(node.state().value).toEqual([]);
  });
});

describe('E6.3: editing a row', () => {
  it('works on a copy that reaches the table only when it is confirmed without problems', () => {
    const { node } = table({}, { answers: { rows: [{ $id: 'a', name: 'A', qty: 1 }] } });
    const [row] = node.rows();
    if (row === undefined) throw new Error('no row');
    const editor = node.edit(row);
    const [name, qty] = editor.cells;
    name?.set('B');
    qty?.set(0);
    expect(row.value()).toMatchObject({ name: 'A', qty: 1 });
    expect(editor.confirm().map((problem) => [problem.code, problem.path])).toEqual([['min', [0, 'qty']]]);
    expect(qty?.state().problem?.code).toBe('min');
    qty?.set(2);
    expect(editor.confirm()).toEqual([]);
    expect([node.rows()[0], row.value()]).toMatchObject([row, { name: 'B', qty: 2 }]);
  });

  it('leaves the row as it was when it is cancelled', () => {
    const { node } = table({}, { answers: { rows: [{ name: 'A', qty: 1 }] } });
    const [row] = node.rows();
    if (row === undefined) throw new Error('no row');
    const before = row.value();
    const editor = node.edit(row);
    editor.cells[0]?.set('B');
    editor.cancel();
    editor.confirm();
    expect(row.value()).toBe(before);
  });

  it('judges a new row even while it is blank, and adds it where it belongs', () => {
    const { node } = table(
      { minSize: 1, maxSize: 2 },
      { answers: { rows: [{ $id: 'a', name: 'A', qty: 1 }] } },
    );
    const editor = node.editNew(node.rows()[0]);
    expect(editor?.confirm().map((problem) => problem.code)).toEqual(['required', 'required']);
    expect(node.rows().length).toBe(1);
    editor?.cells[0]?.set('B');
    editor?.cells[1]?.set(3);
    expect(editor?.confirm()).toEqual([]);
    expect(node.state().value).toMatchObject([{ name: 'A' }, { name: 'B', qty: 3 }]);
    expect(node.editNew()).toBeNull();
  });
});

describe('engine.md §6: the exhibit table', () => {
  const children = {
    column: ['long', 'width', 'height', 'weight', 'number', 'volume', 'grossWeight', 'bulkVolume'].map(
      (prop) => column('number', prop),
    ),
  };

  it('computes volumes and weights, locks them and sums them exactly', () => {
    const { node } = table({ children, minSize: 1 }, {}, 'zhanpinzibiao');
    const [row] = node.rows();
    for (const [prop, value] of Object.entries({
      long: 100,
      width: 100,
      height: 100.5,
      weight: 0.335,
      number: 3,
    })) {
      row?.cell(prop).set(value);
    }
    row?.cell('volume').set(99);
    expect(row?.value()).toMatchObject({ volume: 1.01, grossWeight: 1.01, bulkVolume: 3.02 });
    expect(row?.cell('volume').state().locked).toBe(true);
    expect(node.totals()).toEqual({ number: 3, grossWeight: 1.01, bulkVolume: 3.02 });
  });

  it('keeps its totals right through any edits', () => {
    const edit = oneof(
      record({
        kind: constantFrom('set'),
        at: integer({ min: 0, max: 4 }),
        value: integer({ min: 0, max: 300 }),
      }),
      record({
        kind: constantFrom('add', 'remove', 'move'),
        at: integer({ min: 0, max: 4 }),
        value: integer({ min: 0, max: 4 }),
      }),
    );
    assert(
      property(array(edit, { maxLength: 30 }), (edits) => {
        const { node } = table({ children }, {}, 'zhanpinzibiao');
        node.totals();
        for (const { kind, at, value } of edits) {
          const row = node.rows()[at];
          if (kind === 'add') node.add(row);
          else if (row !== undefined && kind === 'remove') node.remove(row);
          else if (row !== undefined && kind === 'move') node.move(row, value);
          else if (row !== undefined)
            for (const prop of ['weight', 'number']) row.cell(prop).set(value / 100);
          const cells = node.state().value.map((one) => Number(one['grossWeight'] ?? 0));
          const cents = cells.reduce((sum, cell) => sum + Math.round(cell * 100), 0);
          expect(node.totals()['grossWeight']).toBe(cents / 100);
        }
      }),
    );
  });

  it('takes imported rows in place of blank ones, or of all', () => {
    const { node } = table({ minSize: 2 });
    node.rows()[1]?.cell('name').set('kept');
    node.importRows([{ name: 'A' }, { name: 'B' }], false);
    expect(node.state().value.map((row) => row['name'])).toEqual(['kept', 'A', 'B']);
    node.importRows([{ name: 'C' }], true);
    expect(node.state().value.map((row) => row['name'])).toEqual(['C', '']);
  });
});

describe('engine.md §4: a session finds what validate finds', () => {
  it('in rows of any content', () => {
    const rows = array(
      record({
        name: constantFrom('', ' ', 'A'),
        qty: constantFrom(null, 0, 1, 2.5),
        fragile: constantFrom(true, false),
      }),
      { maxLength: 5 },
    );
    assert(
      property(rows, (given) => {
        const { session } = table({ maxSize: 3 }, { answers: { rows: given } });
        expect(session.problems()).toEqual(
          validate(session.definition, { rows: given }, { today: '2026-06-01' }),
        );
      }),
    );
  });
});
