import { array, assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { exactSum } from '../../decimal/arithmetic.ts';
import { parseItem } from '../../definition/parse-item.ts';
import { RunningTotals } from './running-totals.ts';

const table = parseItem({
  formItemId: 'zhanpinzibiao',
  formItemType: 'dynamic',
  formItemOriginalData: { children: { column: [{ prop: 'number', type: 'number' }] } },
});

const rows = (numbers: readonly number[]) => numbers.map((number) => ({ number }));

it('engine.md §6: totals are exact for numbers of any size, also after rows came, changed and went', () => {
  const amounts = oneof(
    integer({ min: -999, max: 999 }).map((count) => count / 100),
    double({ noNaN: true, noDefaultInfinity: true, min: -1e18, max: 1e18 }),
    constantFrom(1.005, 0.1, 0.2, 2 ** 43, -(2 ** 47), 5_000_000_000_000, 9_007_199_254_740_991, 1e-7, 0),
  );
  assert(
    property(array(amounts), array(amounts), amounts, (kept, gone, changed) => {
      const totals = new RunningTotals(table);
      totals.read(() => rows(gone));
      for (const row of rows(kept)) totals.add(row);
      totals.add({ number: null });
      totals.change({ number: null }, { number: changed });
      for (const row of rows(gone)) totals.drop(row);
      const sum = exactSum([...kept, changed]) ?? 0;
      expect(totals.read(() => [])['number']).toBe(sum + 0);
    }),
  );
});
