import { array, assert, constantFrom, nat, oneof, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { isRowsNode } from '../is-rows-node.ts';
import { openSession } from '../open-session.ts';
import { rowHistory } from './row-history.ts';
import type { RowsNode, Session, SessionOptions } from '../session.ts';

const column = (type: string, prop: string) => ({
  formItemId: prop,
  formItemType: type,
  formItemLabel: prop,
  formItemOriginalData: '{}',
});

function exhibits(options: Partial<SessionOptions> = {}, original: object = {}) {
  const definition = parseDefinition({
    formItems: [
      {
        formItemId: 'd',
        formItemType: 'dynamic',
        formItemLabel: 'Exhibits',
        formItemOriginalData: JSON.stringify({
          prop: 'zhanpinzibiao',
          children: {
            column: [
              column('input', 'name'),
              column('number', 'weight'),
              column('number', 'number'),
              column('number', 'grossWeight'),
            ],
          },
          ...original,
        }),
      },
    ],
  });
  const session = openSession(definition, { today: '2026-06-01', ...options });
  const node = session.node('zhanpinzibiao');
  if (!isRowsNode(node)) throw new Error('no sub-table');
  return { session, node, history: rowHistory(node) };
}

const contentOf = (session: Session, node: RowsNode) => ({
  draft: session.draft()['zhanpinzibiao'],
  ids: node.rows().map((row) => row.id),
  totals: node.totals(),
});

type Edit = (node: RowsNode) => void;

/** Anything a person does to rows, `at` being any place. */
const edit: Arbitrary<Edit> = oneof(
  record({ at: nat(9), name: string() }).map(({ at, name }): Edit => (node) => {
    node
      .row(at % (node.rows().length || 1))
      ?.cell('name')
      .set(name);
  }),
  record({ at: nat(9), weight: nat(99) }).map(({ at, weight }): Edit => (node) => {
    node
      .row(at % (node.rows().length || 1))
      ?.cell('weight')
      .set(weight);
  }),
  nat(9).map(
    (at): Edit =>
      (node) =>
        void node.add(node.row(at)),
  ),
  nat(9).map((at): Edit => (node) => {
    const row = node.row(at);
    if (row !== undefined) node.remove(row);
  }),
  record({ from: nat(9), to: nat(9) }).map(({ from, to }): Edit => (node) => {
    const row = node.row(from);
    if (row !== undefined) node.move(row, to);
  }),
  array(record({ name: string(), number: oneof(nat(), constantFrom('many', '7', '')) }), {
    maxLength: 4,
  }).map(
    (rows): Edit =>
      (node) =>
        node.change(() => {
          for (const row of rows) {
            const added = node.add();
            if (added !== null) node.put(added, row);
          }
        }),
  ),
  nat(9).map((at): Edit => (node) => {
    const row = node.row(at);
    if (row === undefined) return;
    const editor = node.edit(row);
    editor.cells[0]?.set('edited');
    editor.confirm();
  }),
  nat(3).map((count): Edit => (node) => {
    node.importRows(
      Array.from({ length: count }, () => ({ name: 'imported' })),
      count === 2,
    );
  }),
);

describe('E6.4: the history of a sub-table', () => {
  it('undoes any sequence of edits to the start and redoes it to the end', () => {
    assert(
      property(array(edit, { maxLength: 40 }), (edits) => {
        const stored = [{ $id: 'a', name: 'A', weight: 'heavy', number: 2 }, { name: 'B' }];
        const { session, node, history } = exhibits({ answers: { zhanpinzibiao: stored } });
        const start = contentOf(session, node);
        for (const one of edits) one(node);
        const end = contentOf(session, node);
        while (history.undo() !== null);
        expect(contentOf(session, node)).toEqual(start);
        while (history.redo() !== null);
        expect(contentOf(session, node)).toEqual(end);
      }),
    );
  });

  it('takes what is typed into one cell as one step, until it is sealed', () => {
    const { node, history } = exhibits();
    const row = node.add();
    const cell = row?.cell('name');
    history.seal();
    for (const text of ['f', 'fa', 'fan']) cell?.set(text);
    history.seal();
    cell?.set('fans');
    expect(history.undo()).toEqual({ row, prop: 'name' });
    expect(cell?.state().value).toBe('fan');
    history.undo();
    expect(cell?.state().value).toBe('');
    history.redo();
    expect(cell?.state().value).toBe('fan');
    cell?.set('fan belt');
    expect(history.redo()).toBeNull();
  });

  it('brings a removed row back as it was: the same row, its place, its unreadable texts', () => {
    const { session, node, history } = exhibits({
      answers: { zhanpinzibiao: [{ name: 'A' }, { $id: 'x', name: 'B', weight: 'heavy' }, { name: 'C' }] },
    });
    const before = contentOf(session, node);
    const row = node.row(1);
    if (row === undefined) throw new Error('no row');
    node.remove(row);
    expect(history.undo()).toMatchObject({ row });
    expect(node.row(1)).toBe(row);
    expect(contentOf(session, node)).toEqual(before);
  });

  it('keeps at least fifty steps', () => {
    const { node, history } = exhibits();
    for (let at = 0; at < 60; at += 1) node.add();
    let steps = 0;
    while (history.undo() !== null) steps += 1;
    expect(steps).toBe(60);
  });

  it('changes nothing in a table that is locked', () => {
    const { node, history } = exhibits({ readOnly: true });
    expect(node.add()).toBeNull();
    expect(history.undo()).toBeNull();
  });
});

describe('E6.4: RowsNode.put', () => {
  it('reads wire values, keeps what cannot be read, passes over computed and unknown columns', () => {
    const { session, node } = exhibits();
    const row = node.add();
    if (row === null) throw new Error('refused');
    node.put(row, { name: 'Lathe', weight: '12.5', number: 'three', grossWeight: 999, other: 1 });
    expect(row.value()).toMatchObject({ name: 'Lathe', weight: 12.5, number: null, grossWeight: null });
    expect(row.cell('number').state()).toMatchObject({ unreadable: 'three' });
    expect(row.cell('number').check()?.code).toBe('unreadable');
    expect(session.draft()['zhanpinzibiao']).toMatchObject([{ number: 'three' }]);
    node.put(row, { number: 3 });
    expect(row.value()).toMatchObject({ number: 3, grossWeight: 37.5 });
    expect(row.cell('number').state().unreadable).toBeNull();
  });

  it('tells once of many rows, and clears what the server said of a cell', () => {
    const { session, node } = exhibits({ answers: { zhanpinzibiao: [{ name: 'A' }] } });
    const [row] = node.rows();
    if (row === undefined) throw new Error('no row');
    session.answers();
    session.showProblems([
      {
        prop: 'zhanpinzibiao',
        formItemId: 'd',
        label: 'name',
        code: 'custom',
        params: {},
        path: [0, 'name'],
      },
    ]);
    expect(row.cell('name').state().problem?.code).toBe('custom');
    let notifications = 0;
    session.subscribe(() => {
      notifications += 1;
    });
    node.change(() => {
      for (let at = 0; at < 100; at += 1) {
        const added = node.add();
        if (added !== null) node.put(added, { weight: at, number: 1 });
      }
      node.put(row, { name: 'B' });
    });
    expect(notifications).toBe(1);
    expect(row.cell('name').state().problem).toBeNull();
    expect(node.totals()['grossWeight']).toBe(4950);
  });
});
