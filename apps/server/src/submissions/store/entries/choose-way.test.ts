import { describe, expect, it } from 'vitest';
import { chooseWay } from './choose-way.ts';
import { entryOrder } from './entry-order.ts';

const order = (key: 'submittedAt' | 'name' | 'round') => entryOrder([{ key, descending: false }]);
const none = { formIds: null, halls: null };
const all = 1_200_000;
const one = { formIds: ['a'], halls: null };
const hall = { formIds: null, halls: ['1'] };

describe('a page of a long list is read', () => {
  it('along its order where nothing is left out', () => {
    const counts = { wanted: all, ofForms: all, ofHalls: all, all };
    expect(chooseWay(none, order('name'), counts, 50)).toBe('along all');
    expect(chooseWay(none, order('name'), counts, 10_000)).toBe('along all');
  });

  it('along the order of a form or of a hall where an index has it', () => {
    expect(
      chooseWay(one, order('submittedAt'), { wanted: 30_000, ofForms: 30_000, ofHalls: all, all }, 50),
    ).toBe('along forms');
    expect(chooseWay(hall, order('name'), { wanted: 400, ofForms: all, ofHalls: 400, all }, 50)).toBe(
      'along halls',
    );
  });

  it('by those of few, sorted, where no index has their order', () => {
    expect(chooseWay(one, order('name'), { wanted: 300, ofForms: 300, ofHalls: all, all }, 50)).toBe('whole');
    expect(chooseWay(hall, order('round'), { wanted: 400, ofForms: all, ofHalls: 400, all }, 50)).toBe(
      'whole halls',
    );
  });

  it('along the order of all where many are wanted', () => {
    expect(chooseWay(one, order('name'), { wanted: 30_000, ofForms: 30_000, ofHalls: all, all }, 50)).toBe(
      'along all',
    );
    expect(
      chooseWay(hall, order('round'), { wanted: 150_000, ofForms: all, ofHalls: 150_000, all }, 50),
    ).toBe('along all');
  });
});
