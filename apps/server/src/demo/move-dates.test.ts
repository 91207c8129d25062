import { describe, expect, it } from 'vitest';
import { moveDates } from './move-dates.ts';

describe('dates in texts of the demo', () => {
  it.each([
    ['2027-03-18', '2027-03-25'],
    ['2026-12-28 09:00:00', '2027-01-04 09:00:00'],
    ['早订价至 2026-10-31 18:00，12-18 18:00 后', '早订价至 2026-11-07 18:00，12-25 18:00 后'],
    ['12-28 前', '01-04 前'],
    ['3 月 18 日至 3 月 28 日', '3 月 25 日至 4 月 4 日'],
    ['2027 年 3 月 16 日 18:00 前', '2027 年 3 月 23 日 18:00 前'],
    ['From 17:00 on 21 March', 'From 17:00 on 28 March'],
    ['by 18:00 on 16 March 2027; the day after', 'by 18:00 on 23 March 2027; the day after'],
    ['{"value":"0318","i18n":{"0329":"x"}}', '{"value":"0325","i18n":{"0405":"x"}}'],
    [JSON.stringify(JSON.stringify({ value: '0318' })), JSON.stringify(JSON.stringify({ value: '0325' }))],
  ])('%s becomes %s a week later', (written, moved) => {
    expect(moveDates(written, 7)).toBe(moved);
    expect(moveDates(moved, -7)).toBe(written);
    expect(moveDates(written, 0)).toBe(written);
  });

  it('leaves alone what is no day', () => {
    const text =
      '热线 0417-6620 1188，9:00–18:00，18–22 时，1-1 号门，/^[0-9A-HJ-NP]{18}$/，"0417a"，"1388"，3.2 m，295×413，100 m²，20 marches';
    expect(moveDates(text, 35)).toBe(text);
  });

  it('comes to another year', () => {
    expect(moveDates('2027-03-18，2027 年 3 月 18 日，18 March 2027', 371)).toBe(
      '2028-03-23，2028 年 3 月 23 日，23 March 2028',
    );
  });
});
