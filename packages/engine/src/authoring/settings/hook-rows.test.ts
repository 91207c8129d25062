import { describe, expect, it } from 'vitest';
import { hookRows } from './hook-rows.ts';

const entry = { event: 'add', handler: 'limitByBooth', settings: { rows: 2 }, note: 'kept' };

describe('console.md §2: hooks of rows in the panel', () => {
  it('show their settings in cells of their own', () => {
    const columns = { event: 'add', handler: 'uniqueColumn', settings: { columns: ['a', 'b'] } };
    expect(hookRows.read([entry, columns, 'odd'], {})).toEqual([
      { handler: 'limitByBooth', rows: 2 },
      { handler: 'uniqueColumn', columns: 'a, b' },
      {},
    ]);
  });

  it('write what was changed only, and keep what is not shown', () => {
    expect(hookRows.write(entry, { rows: 3 }, {})).toEqual({ ...entry, settings: { rows: 3 } });
    expect(hookRows.write(entry, { rows: null }, {})).toEqual({
      event: 'add',
      handler: 'limitByBooth',
      note: 'kept',
    });
    expect(hookRows.write({ event: 'del', handler: 'own', settings: { depth: 1 } }, { rows: 3 }, {})).toEqual(
      { event: 'del', handler: 'own', settings: { depth: 1, rows: 3 } },
    );
  });

  it('a new entry stands at the event of its hook, with lists of columns as lists', () => {
    expect(hookRows.write(undefined, { handler: 'keepFirst', rows: 1 }, {})).toEqual({
      event: 'del',
      handler: 'keepFirst',
      settings: { rows: 1 },
    });
    expect(hookRows.write(undefined, { handler: 'uniqueColumn', columns: 'a，b,' }, {})).toEqual({
      event: 'add',
      handler: 'uniqueColumn',
      settings: { columns: ['a', 'b'] },
    });
  });

  it('another hook leaves behind what it has no setting for', () => {
    const area = {
      event: 'add',
      handler: 'limitByArea',
      settings: { squareMetres: 9, rows: 2, least: 1 },
    };
    expect(hookRows.write(area, { handler: 'keepFirst' }, {})).toEqual({
      event: 'del',
      handler: 'keepFirst',
      settings: { rows: 2 },
    });
  });
});
