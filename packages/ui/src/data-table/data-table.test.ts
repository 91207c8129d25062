import { array, assert, double, integer, property, record } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addUp } from './columns/add-up.ts';
import { cellText } from './columns/cell-value.ts';
import type { TableColumn } from './columns/column.ts';
import { drawnWidth, fitWidth } from './columns/column-width.ts';
import { exportCells } from './export-cells.ts';
import { fixedOffsets } from './rows/fixed-place.ts';
import { formatNumber } from './columns/format-number.ts';
import { headRows } from './head-rows.ts';
import { leafColumns } from './columns/leaf-columns.ts';
import { pageList } from './pages/page-list.ts';
import { tick, tickAll } from './rows/selection.ts';
import { nextSort, sortRows } from './rows/sort-rows.ts';
import { spreadWidths } from './columns/spread-widths.ts';
import { throttle } from './throttle.ts';

interface Exhibit {
  readonly name: string;
  readonly weight: number | string;
  readonly long: number;
}

const columns: readonly TableColumn<Exhibit>[] = [
  { key: 'index', title: '', type: 'index', ignoreExport: true },
  { key: 'name', title: 'Name' },
  { key: 'weight', title: 'Weight', unit: 'kg', type: 'number', decimals: 2 },
  {
    key: 'size',
    title: 'Size',
    children: [
      { key: 'long', title: 'Length', type: 'number' },
      { key: 'wide', title: 'Width', type: 'number', hide: true },
    ],
  },
  { key: 'gone', title: 'Gone', children: [{ key: 'x', title: 'X', hide: true }] },
  { key: 'system', title: 'System', computed: true, children: [{ key: 'v', title: 'Volume' }] },
];

const exhibits: readonly Exhibit[] = [
  { name: 'Gear 10', weight: '2600', long: 248 },
  { name: 'Gear 9', weight: 86.5, long: 62 },
  { name: '', weight: '', long: 320 },
];

describe('seed.md §3: columns', () => {
  it('leave out what is hidden, and heads over nothing', () => {
    expect(leafColumns(columns).map(({ column }) => column.key)).toEqual([
      'index',
      'name',
      'weight',
      'long',
      'v',
    ]);
  });

  it('align numbers right, pass the computed ground down, and name the head of the row', () => {
    const leaves = leafColumns(columns);
    expect(leaves.map(({ align }) => align)).toEqual(['left', 'left', 'right', 'right', 'left']);
    expect(leaves.map(({ computed }) => computed)).toEqual([false, false, false, false, true]);
    expect(leaves.findIndex(({ name }) => name)).toBe(1);
  });

  it('keep the name at the left of a wide table unless another column is fixed', () => {
    expect(leafColumns(columns).map(({ fixed }) => fixed)).toEqual(['wide', 'wide', 'no', 'no', 'no']);
    const chosen = leafColumns([...columns, { key: 'z', title: 'Z', fixed: 'left' as const }]);
    expect(chosen.map(({ fixed }) => fixed)).toEqual(['no', 'no', 'no', 'no', 'no', 'left']);
  });

  it('stand beside each other where they are fixed', () => {
    expect(fixedOffsets(['wide', 'wide', 'no', 'right', 'right'], [40, 200, 90, 60, 70], 36, 110)).toEqual([
      ['--left-0', 36],
      ['--left-1', 76],
      ['--left-all', 276],
      ['--right-4', 110],
      ['--right-3', 180],
    ]);
  });

  it('reach down to the last row of the head', () => {
    const [top = [], bottom = []] = headRows(columns);
    expect(top.map(({ column, colSpan, rowSpan, at }) => [column.key, colSpan, rowSpan, at])).toEqual([
      ['index', 1, 2, 0],
      ['name', 1, 2, 1],
      ['weight', 1, 2, 2],
      ['size', 1, 1, 3],
      ['system', 1, 1, 4],
    ]);
    expect(bottom.map(({ column, at }) => [column.key, at])).toEqual([
      ['long', 3],
      ['v', 4],
    ]);
  });

  it('are exported without those marked, the unit in brackets', () => {
    expect(exportCells(columns.slice(0, 3), exhibits.slice(0, 2))).toEqual({
      heads: ['Name', 'Weight (kg)'],
      rows: [
        ['Gear 10', '2600'],
        ['Gear 9', 86.5],
      ],
    });
  });
});

describe('cells', () => {
  it('count rows from 01 and show numbers with their digits', () => {
    expect(cellText({ key: 'i', title: '', type: 'index' }, { i: 'x' }, 8)).toBe('09');
    expect(formatNumber('2600', 2)).toBe('2,600.00');
    expect(formatNumber(0.1)).toBe('0.1');
    expect(formatNumber('n/a', 2)).toBe('n/a');
    expect(formatNumber(null)).toBe('');
  });

  it('hold only what a reader can read', () => {
    const column = { key: 'a', title: 'A' };
    expect(cellText(column, { a: 'b' }, 0)).toBe('b');
    expect(cellText(column, { a: { b: 1 } }, 0)).toBe('');
    expect(cellText(column, {}, 0)).toBe('');
  });
});

describe('totals', () => {
  it('add decimals without dust and skip what is no number', () => {
    expect(addUp([0.1, '0.2', '', null, 'x'])).toBe(0.3);
    expect(addUp([86.5, 2600, 24.2])).toBe(2710.7);
    expect(addUp([1e-7, 2e-7])).toBe(3e-7);
    expect(addUp([])).toBe(0);
  });

  it('agree with whole cents', () => {
    assert(
      property(
        array(integer({ min: -1e6, max: 1e6 }), { maxLength: 50 }),
        (cents) => addUp(cents.map((cent) => cent / 100)) === cents.reduce((a, b) => a + b, 0) / 100,
      ),
    );
  });
});

describe('seed.md §5: column widths', () => {
  it('fit between 50 and 300', () => {
    expect(fitWidth([])).toBe(50);
    expect(fitWidth([12, 120.2])).toBe(121);
    expect(fitWidth([900])).toBe(300);
  });

  it('are drawn by hand from 50 on', () => {
    expect(drawnWidth(-3)).toBe(50);
    expect(drawnWidth(420.4)).toBe(420);
    expect(drawnWidth(5000)).toBe(1000);
  });

  it('fill the room exactly when a column may grow, and never shrink', () => {
    assert(
      property(
        array(double({ min: 50, max: 300, noNaN: true }), { minLength: 1, maxLength: 12 }),
        integer({ min: 0, max: 4000 }),
        (widths, room) => {
          const given = widths.map((width) => ({ width: Math.round(width), growth: 1 }));
          const spread = spreadWidths(given, room);
          const natural = given.reduce((sum, { width }) => sum + width, 0);
          return (
            spread.reduce((sum, width) => sum + width, 0) === Math.max(room, natural) &&
            spread.every((width, index) => width >= (given[index]?.width ?? 0))
          );
        },
      ),
    );
    expect(spreadWidths([{ width: 60, growth: 0 }], 400)).toEqual([60]);
    expect(
      spreadWidths(
        [
          { width: 100, growth: 1 },
          { width: 100, growth: 0.25 },
        ],
        700,
      ),
    ).toEqual([500, 200]);
  });
});

describe('a table with too little room', () => {
  const words = { growth: 1, least: 150 };

  it('takes it from the words, so that the last column is not cut, and from each by what it can give', () => {
    const status = { width: 90, growth: 0 };
    expect(spreadWidths([{ ...words, width: 250 }, { ...words, width: 300 }, status], 590)).toEqual([
      230, 270, 90,
    ]);
    expect(spreadWidths([{ ...words, width: 250 }, { ...words, width: 300 }, status], 390)).toEqual([
      150, 150, 90,
    ]);
  });

  it('keeps every width where it scrolls sideways anyway', () => {
    expect(
      spreadWidths(
        [
          { ...words, width: 250 },
          { width: 400, growth: 0 },
        ],
        500,
      ),
    ).toEqual([250, 400]);
    expect(
      spreadWidths(
        [
          { ...words, width: 120 },
          { width: 400, growth: 0 },
        ],
        500,
      ),
    ).toEqual([120, 400]);
  });

  it('fits exactly whenever it can, and no column falls below its least', () => {
    const anyColumns = array(
      record({ width: integer({ min: 50, max: 300 }), least: integer({ min: 50, max: 300 }) }),
      { minLength: 1, maxLength: 12 },
    );
    assert(
      property(anyColumns, integer({ min: 0, max: 3600 }), (given, room) => {
        const columnsOf = given.map(({ width, least }) => ({ width, growth: 0, least }));
        const spread = spreadWidths(columnsOf, room);
        const sum = spread.reduce((total, width) => total + width, 0);
        const natural = given.reduce((total, { width }) => total + width, 0);
        const least = given.reduce((total, column) => total + Math.min(column.width, column.least), 0);
        return (
          sum === (room >= natural || room < least ? natural : room) &&
          spread.every((width, at) => {
            const column = given[at] ?? { width: 0, least: 0 };
            return width <= column.width && width >= Math.min(column.width, column.least);
          })
        );
      }),
    );
  });
});

describe('order', () => {
  it('goes up, down and away', () => {
    const up = nextSort(null, 'a');
    expect(up).toEqual({ key: 'a', direction: 'ascending' });
    const down = nextSort(up, 'a');
    expect(down).toEqual({ key: 'a', direction: 'descending' });
    expect(nextSort(down, 'a')).toBeNull();
    expect(nextSort(down, 'b')).toEqual({ key: 'b', direction: 'ascending' });
  });

  it('compares numbers by size, words by the language, and puts empty cells last', () => {
    const weight: TableColumn<Exhibit> = { key: 'weight', title: '', type: 'number' };
    const name: TableColumn<Exhibit> = { key: 'name', title: '' };
    const names = (rows: readonly Exhibit[]) => rows.map((row) => row.name);
    expect(names(sortRows(exhibits, weight, 'ascending', 'en'))).toEqual(['Gear 9', 'Gear 10', '']);
    expect(names(sortRows(exhibits, weight, 'descending', 'en'))).toEqual(['Gear 10', 'Gear 9', '']);
    expect(names(sortRows(exhibits, name, 'ascending', 'zh-Hans'))).toEqual(['Gear 9', 'Gear 10', '']);
  });
});

describe('ticks', () => {
  it('keep those of other pages', () => {
    expect(tick(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
    expect(tick(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
    expect(tick(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(tickAll(['a', 'x'], ['a', 'b'], true)).toEqual(['x', 'a', 'b']);
    expect(tickAll(['a', 'x'], ['a', 'b'], false)).toEqual(['x']);
  });
});

describe('pages', () => {
  it('show the ends and the neighbours', () => {
    expect(pageList(1, 1)).toEqual([1]);
    expect(pageList(2, 3)).toEqual([1, 2, 3]);
    expect(pageList(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageList(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pageList(9, 9)).toEqual([1, null, 8, 9]);
  });

  it('never repeat, and rise', () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
        const numbers = pageList(Math.min(a, b), Math.max(a, b)).filter((page) => page !== null);
        return numbers.every((page, index) => index === 0 || page > (numbers[index - 1] ?? 0));
      }),
    );
  });
});

describe('seed.md §9: resize throttle', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('works at once, then at most every 20 ms with the latest', () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const { call, flush } = throttle((n: number) => seen.push(n), 20);
    call(1);
    call(2);
    call(3);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(20);
    expect(seen).toEqual([1, 3]);
    call(4);
    flush();
    expect(seen).toEqual([1, 3, 4]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 3, 4]);
  });

  it('forgets what waited when stopped', () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const { call, stop } = throttle((n: number) => seen.push(n), 20);
    call(1);
    call(2);
    stop();
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1]);
  });
});
