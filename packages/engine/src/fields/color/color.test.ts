import { describe, expect, it } from 'vitest';
import { parseItem } from '../../definition/parse-item.ts';
import { normalise } from '../normalise.ts';
import { fromCell, toCell } from '../sheets/sheet-codec.ts';

const item = parseItem({ formItemId: 'c', formItemType: 'color', formItemLabel: 'Colour' });

describe('a colour', () => {
  it.each([
    ['#0AF', '#00aaff'],
    [' #0A5A66 ', '#0a5a66'],
    ['＃０ａ５Ａ６６', '#0a5a66'],
    ['#0a5a66', '#0a5a66'],
    ['', ''],
  ])('written as %j is kept as %j', (written, kept) => {
    expect(normalise(item, written)).toBe(kept);
    expect(normalise(item, kept)).toBe(kept);
    expect(fromCell(item, written)).toBe(kept);
  });

  it.each(['teal', 'Ｔeal', '0a5a66', '#0a5a6', '#0a5a66ff', 'rgb(1,2,3)'])(
    'is not %j, which stays as it was written',
    (written) => expect(normalise(item, written)).toBe(written),
  );

  it('stands in a cell as its text', () => {
    expect(toCell(item, '#0a5a66')).toBe('#0a5a66');
    expect(toCell(item, '')).toBeNull();
  });
});
