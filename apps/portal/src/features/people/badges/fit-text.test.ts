import { describe, expect, it } from 'vitest';
import { fitText, LINE, textParts } from './fit-text.ts';

const room = { width: 153, height: 112, sizes: [32, 26, 22, 18, 16, 14, 12] };

describe('a name on a badge', () => {
  it.each([
    ['林知远', 32],
    ['林', 32],
    ['买买提·阿合奉', 32],
    ['欧阳司马慕容', 32],
    ['古丽巴哈尔·买买提明·阿不都热合曼', 22],
    ['中'.repeat(40), 16],
    ['Alexandra-Konstantina Papadopoulou', 18],
  ])('%s is as large as fits', (name, size) => expect(fitText(name, room)).toBe(size));

  it('breaks behind a dot, a blank or a hyphen first', () => {
    expect(textParts('古丽·买买提·阿不都')).toEqual(['古丽·', '买买提·', '阿不都']);
    expect(textParts('Anna-Lena O’Brien')).toEqual(['Anna-', 'Lena ', 'O’Brien']);
    expect(textParts('')).toEqual([]);
  });

  it('of 40 characters fits, however its parts fall on the lines', () => {
    const smallest = 12;
    const most = Math.floor(room.width / smallest);
    const lengths = Array.from({ length: 40 }, (_, at) => at + 1);
    for (const length of lengths) {
      const name = Array.from({ length: 40 }, (_, at) => ((at + 1) % length === 0 ? '·' : '中')).join('');
      const lines =
        length > most
          ? Math.ceil(40 / most) + Math.ceil(40 / length)
          : Math.ceil(40 / (Math.floor(most / length) * length));
      const fits = lines * smallest * LINE <= room.height;
      expect([length, fits || fitText(name, room) > smallest]).toEqual([length, true]);
    }
  });
});
