import { isRowsNode, openSession, parseDefinition } from '@zhantai/engine';
import type { Item, Row } from '@zhantai/engine';
import { rowHistory } from '@zhantai/engine/tables';
import { array, assert, constantFrom, integer, nat, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockCells } from './block-cells.ts';
import { clearBlock, pasteBlock, pastedRows } from './paste-block.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { Block } from './tsv.ts';

const column = (prop: string, type: string, more: object = {}) => ({
  formItemId: prop,
  formItemType: type,
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify(more),
});

const kinds = [
  column('name', 'input'),
  column('weight', 'number'),
  column('kind', 'select', {
    dicData: [
      { label: '标准展台', value: 'a' },
      { label: '光地特装', value: 'b' },
    ],
  }),
  column('day', 'date'),
  column('photo', 'upload'),
];

const words = () => ({ listSeparator: '、' });

function table(answers: readonly object[] = [], more: object = {}, columns: readonly object[] = kinds) {
  const definition = parseDefinition({
    formItems: [column('rows', 'dynamic', { children: { column: columns }, ...more })],
  });
  const [item] = definition.items;
  const session = openSession(definition, {
    today: '2026-06-01',
    answers: { [item?.prop ?? '']: answers },
  });
  const node = session.node(item?.prop ?? '');
  if (!isRowsNode(node)) throw new Error('no sub-table');
  return {
    node,
    paste: (block: Block, top = 0, left = 0, mayAdd = true) =>
      pasteBlock({
        node,
        columns: node.columns,
        area: { top, left, bottom: top, right: left },
        block,
        words,
        mayAdd,
      }),
    cells: () =>
      blockCells(
        node,
        node.columns,
        { top: 0, left: 0, bottom: node.rows().length - 1, right: node.columns.length - 1 },
        words,
      ),
    draft: () => session.draft()[item?.prop ?? ''],
  };
}

describe('a block pasted into a table', () => {
  it('reads labels, dates, thousands; adds rows; keeps what it cannot read', () => {
    const { node, paste, cells } = table([{ name: 'A' }]);
    const pasted = paste([
      ['车床', '1,234.5', '光地特装', '2026/3/1'],
      ['', '三', '没有的', '昨天'],
    ]);
    expect(pasted).toEqual({
      area: { top: 0, left: 0, bottom: 1, right: 3 },
      rowsLeft: 0,
      columnsLeft: 0,
      unreadable: 1,
    });
    expect(node.row(0)?.value()).toMatchObject({
      name: '车床',
      weight: 1234.5,
      kind: { value: 'b' },
      day: '2026-03-01',
    });
    expect(node.row(1)?.cell('weight').state()).toMatchObject({ value: null, unreadable: '三' });
    expect(node.row(1)?.cell('kind').check()?.code).toBe('invalidOption');
    expect(node.row(1)?.cell('day').check()?.code).toBe('format');
    expect(cells()[0]).toEqual(['车床', '1234.5', '光地特装', '2026-03-01', '']);
  });

  it('tells what did not fit: rows beyond the most, columns beyond the right edge', () => {
    const { node, paste } = table([{ name: 'A' }], { maxSize: 2 });
    expect(paste([['a'], ['b'], ['c'], [''], ['e'], ['']])).toMatchObject({ rowsLeft: 3 });
    expect(node.rows()).toHaveLength(2);
    expect(paste([['x', 'y', 'z']], 0, 3)).toMatchObject({ columnsLeft: 1, area: { right: 4 } });
    expect(table([{ name: 'A' }]).paste([['a'], ['b']], 0, 0, false)).toMatchObject({ rowsLeft: 1 });
  });

  it('fills a selection with a single cell, and never touches files', () => {
    const { node, draft } = table([{ photo: 'f1' }, { photo: 'f2' }]);
    pasteBlock({
      node,
      columns: node.columns,
      area: { top: 0, left: 0, bottom: 1, right: 4 },
      block: [['7']],
      words: () => ({}),
      mayAdd: true,
    });
    expect(draft()).toMatchObject([
      { name: '7', weight: 7, photo: 'f1' },
      { name: '7', weight: 7, photo: 'f2' },
    ]);
    clearBlock(node, node.columns, { top: 0, left: 0, bottom: 1, right: 4 });
    expect(draft()).toMatchObject([
      { name: '', weight: null, kind: '', photo: 'f1' },
      { name: '', weight: null, kind: '', photo: 'f2' },
    ]);
  });

  it('cuts nothing of exhibits, says what does not fit, and passes over what the system computes', () => {
    const { node, paste, draft } = table([{}], { prop: 'zhanpinzibiao' }, [
      column('long', 'number'),
      column('weight', 'number'),
      column('number', 'number'),
      column('grossWeight', 'number'),
    ]);
    paste([
      ['120.5', '86.509', '2', '1'],
      ['１２０cm', '1,350.5 公斤', '12,5', ''],
    ]);
    expect(node.row(0)?.value()).toMatchObject({
      long: 120.5,
      weight: 86.509,
      number: 2,
      grossWeight: 173.02,
    });
    expect(['long', 'weight'].map((prop) => node.row(0)?.cell(prop).check()?.code)).toEqual([
      'integer',
      'precision',
    ]);
    expect(node.row(1)?.value()).toMatchObject({ long: 120, weight: 1350.5, number: null });
    expect(node.row(1)?.cell('number').state()).toMatchObject({
      unreadable: '12,5',
      problem: { code: 'unreadable' },
    });
    expect(draft()).toMatchObject([{ long: 120.5 }, { number: '12,5' }]);
  });

  it('gives away as it stands what could not be read', () => {
    const { paste, cells } = table([{}]);
    paste([['车床', '1e5']]);
    expect(cells()[0]?.slice(0, 2)).toEqual(['车床', '1e5']);
  });

  it('tells what a spreadsheet made of a long number, in columns of documents and of anything else', () => {
    const { node, paste } = table([], {}, [
      column('document', 'input', { sensitive: 'id' }),
      column('card', 'input', { sensitive: 'id', rules: [{ type: 'idCard' }] }),
      column('account', 'input'),
      column('note', 'textarea'),
    ]);
    paste([
      ['4.40106E+17', '4.40106E+17', '6.22202E+18', '4.4E+17'],
      ['E12345678', '440106199901011000', '6222021234567890', 'x'],
    ]);
    const codes = (at: number) => node.columns.map(({ prop }) => node.row(at)?.cell(prop).check()?.code);
    expect(codes(0)).toEqual(['lostDigits', 'lostDigits', 'lostDigits', undefined]);
    expect(codes(1)).toEqual([undefined, 'lostDigits', undefined, undefined]);
    expect(node.row(0)?.value()).toMatchObject({ document: '4.40106E+17' });
  });

  it('writes plates as they are written', () => {
    const { node, paste } = table([{}], { prop: 'cheliangtongxingzheng' }, [column('plate', 'input')]);
    paste([['澜a 12345']]);
    expect(node.row(0)?.value()).toMatchObject({ plate: '澜A12345' });
  });

  it('is one step of the history, and copied again it is the same', () => {
    const cell = oneof(string(), constantFrom('12', '1,000', '标准展台', '2026-02-28', '"', '\n'));
    const block = array(array(cell, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 });
    assert(
      property(
        record({ block, top: nat(3), left: integer({ min: 0, max: 4 }) }),
        ({ block: any, top, left }) => {
          const { node, paste, draft, cells } = table([
            { name: 'A', weight: 'x' },
            { day: '2026-01-01' },
            {},
            {},
          ]);
          const history = rowHistory(node);
          const before = draft();
          paste(readTsv(writeTsv(any)), top, left);
          const after = draft();
          history.undo();
          expect(draft()).toEqual(before);
          expect(history.undo()).toBeNull();
          history.redo();
          expect(draft()).toEqual(after);
          // What a table gives away it takes back.
          const copied = cells();
          const other = table(Array.from({ length: copied.length }, () => ({})));
          other.paste(readTsv(writeTsv(copied)));
          expect(other.cells()).toEqual(copied);
        },
      ),
    );
  });
});

describe('a list that another cell of the row filters', () => {
  const cities: Readonly<Record<string, readonly { label: string; value: string }[]>> = {
    js: [{ label: '南京', value: 'nj' }],
    zj: [
      { label: '杭州', value: 'hz' },
      { label: '南京', value: 'zj-nj' },
    ],
  };
  const dictionary = { dicUrl: '/api/dict/city', dicQuery: { parentKey: '{{province}}' } };
  const places = [
    column('city', 'select', dictionary),
    column('province', 'select', {
      dicData: [
        { label: '江苏', value: 'js' },
        { label: '浙江', value: 'zj' },
      ],
    }),
  ];

  const seen = (item: Item, { province }: Row) => ({
    optionsOf: (wanted: Item) =>
      wanted === item && item.prop === 'city' && typeof province === 'object' && province !== null
        ? (cities['value' in province ? String(province.value) : ''] ?? [])
        : wanted.options,
  });

  it('is read by what the same line brings, wherever its column stands', () => {
    const { node } = table([{ city: 'nj', province: 'js' }], {}, places);
    const given = {
      node,
      columns: node.columns,
      area: { top: 0, left: 0, bottom: 0, right: 0 },
      block: [
        ['南京', '浙江'],
        ['南京', '江苏'],
      ],
      words: seen,
      mayAdd: true,
    };
    const wires = [
      { city: { value: 'zj-nj' }, province: { value: 'zj' } },
      { city: { value: 'nj' }, province: { value: 'js' } },
    ];
    expect(pastedRows(given)).toMatchObject(wires);
    expect(node.rows()).toHaveLength(1);
    pasteBlock(given);
    expect(node.rows().map((row) => row.value())).toMatchObject(wires);
  });
});
