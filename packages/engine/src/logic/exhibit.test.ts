import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exhibitFigures, exhibitTotals, normalizeExhibit } from './exhibit.ts';

describe('E6.6: exhibit rows', () => {
  it('are computed exactly and rounded half up', () => {
    expect(exhibitFigures({ long: 100, width: 100, height: 100, weight: 1.005, number: 1 })).toEqual({
      volume: 1,
      grossWeight: 1.01,
      bulkVolume: 1,
    });
    expect(exhibitFigures({ long: 100, width: 100, height: 0.5, weight: 0, number: 0 })).toEqual({
      volume: 0.01,
      grossWeight: 0,
      bulkVolume: 0,
    });
    expect(exhibitFigures({ length: '120', width: '80', height: '60', weight: '35.5', number: '4' })).toEqual(
      { volume: 0.58, grossWeight: 142, bulkVolume: 2.3 },
    );
  });

  it('are empty while an operand is empty', () => {
    expect(exhibitFigures({ long: 100, width: null, height: 1, weight: 2, number: 2 })).toEqual({
      volume: null,
      grossWeight: 4,
      bulkVolume: null,
    });
    expect(exhibitFigures({ long: '', width: 1, height: 1, weight: 'abc', number: Number.NaN })).toEqual({
      volume: null,
      grossWeight: null,
      bulkVolume: null,
    });
  });

  it('total what they show', () => {
    expect(exhibitTotals([])).toEqual({ number: 0, grossWeight: 0, bulkVolume: 0 });
    // Each shows 0.01 m³; the unrounded sum would be 0.02.
    const row = { long: 10, width: 10, height: 50, weight: 0.1, number: 1 };
    expect(exhibitTotals([row, row, row])).toEqual({ number: 3, grossWeight: 0.3, bulkVolume: 0.03 });
    const size = integer({ min: 1, max: 999 });
    assert(
      property(
        array(record({ long: size, width: size, height: size, weight: size, number: size })),
        (rows) => {
          const shown = rows.map((each) => Math.round((exhibitFigures(each).bulkVolume ?? 0) * 100));
          return (
            Math.round(exhibitTotals(rows).bulkVolume * 100) ===
            shown.reduce((total, each) => total + each, 0)
          );
        },
      ),
    );
  });

  it('E6.7: are cut down on import, text kept, and what was cut is reported', () => {
    expect(
      normalizeExhibit({
        number: '3.7',
        long: 100.9,
        width: '-1.5',
        height: 'x',
        weight: 1.999,
        volume: '12.349',
        memo: '1.5',
      }),
    ).toEqual({
      number: 3,
      long: 100,
      width: -1,
      height: 'x',
      weight: 1.99,
      volume: 12.34,
      memo: '1.5',
      $cut: [
        { prop: 'number', from: '3.7', to: 3 },
        { prop: 'long', from: 100.9, to: 100 },
        { prop: 'width', from: '-1.5', to: -1 },
        { prop: 'weight', from: 1.999, to: 1.99 },
        { prop: 'volume', from: '12.349', to: 12.34 },
      ],
    });
    expect(normalizeExhibit({ weight: '', number: null })).toEqual({ weight: '', number: null });
  });
});
