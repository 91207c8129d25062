import { array, assert, constantFrom, dictionary, option, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItem } from '../../definition/parse-item.ts';
import { decode } from '../codec.ts';
import { answeringColumns, readCells, readRow } from './rows-codec.ts';

const OPTIONS = [{ value: 'a' }, { value: 'b' }];
const table = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemOriginalData: {
    children: {
      column: [
        { prop: 'name', type: 'input' },
        { prop: 'unit', type: 'select', dicData: OPTIONS },
        { prop: 'qty', type: 'number' },
        { prop: 'fragile', type: 'switch' },
        { prop: 'parts', type: 'checkbox', dicData: OPTIONS },
        { prop: 'valueOf', type: 'input' },
        { prop: 'notes', type: 'html' },
      ],
    },
  },
});

const PROPS = ['name', 'unit', 'qty', 'fragile', 'parts', 'valueOf'];
const wires = constantFrom<unknown>('', 'a', 'a,b', 7, '7', true, null, undefined, {}, ['a'], [[]], 'x_>y,z');
const whole = tuple(...PROPS.map(() => wires)).map((cells) =>
  Object.fromEntries(cells.map((wire, index) => [PROPS[index], wire])),
);
const loose = dictionary(constantFrom(...PROPS, 'notes', 'unknown', '$id', '$index', 'length', ''), wires);
const hostile = array(tuple(constantFrom('__proto__', 'name', '$id', 'toString'), wires)).map((entries) => {
  const row: unknown = JSON.parse(
    `{${entries.map(([key, wire]) => `${JSON.stringify(key)}:${JSON.stringify(wire ?? null)}`).join(',')}}`,
  );
  return Object(row);
});

describe('engine.md §2: rows on the wire', () => {
  it('are read cell by cell, whatever else they hold, and stay as they came', () => {
    const columns = answeringColumns(table);
    const rows = tuple(option(constantFrom('r1', '', 7)), whole).map(([$id, cells]) =>
      $id === null ? cells : { ...cells, $id },
    );
    assert(
      property(
        constantFrom(rows, loose, hostile).chain((kind) => kind),
        (raw) => {
          const before = structuredClone(raw);
          const unread: Record<string, unknown> = {};
          const row = readCells(raw, columns, (prop, wire) => {
            unread[prop] = wire;
          });
          expect(readRow(raw, columns)).toEqual(row);
          const own = (prop: string): unknown => (Object.hasOwn(raw, prop) ? raw[prop] : undefined);
          const id = own('$id');
          expect(row).toEqual({
            ...Object.fromEntries(columns.map((column) => [column.prop, decode(column, own(column.prop))])),
            ...(typeof id === 'string' && id !== '' ? { $id: id } : {}),
          });
          expect(Object.keys(row).toSorted()).toEqual(
            [...PROPS, ...(typeof id === 'string' && id !== '' ? ['$id'] : [])].toSorted(),
          );
          expect(Object.keys(readRow(raw, columns)).toSorted()).toEqual(Object.keys(row).toSorted());
          expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
          for (const [prop, wire] of Object.entries(unread)) expect(wire).toBe(own(prop));
          expect(raw).toEqual(before);
        },
      ),
      { numRuns: 500 },
    );
  });
});
