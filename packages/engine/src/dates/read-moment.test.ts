import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { fromCell } from '../fields/sheets/sheet-codec.ts';
import { openSession } from '../session/open-session.ts';
import { normaliseAnswers } from '../fields/normalise-answers.ts';
import { readMoment } from './read-moment.ts';
import { readRange } from './read-range.ts';

describe('a date or time as somebody wrote it', () => {
  it.each([
    ['2027/3/4', 'date', '2027-03-04'],
    ['20270304', 'date', '2027-03-04'],
    ['2027年3月4日', 'date', '2027-03-04'],
    ['2027年3月4号', 'date', '2027-03-04'],
    ['2027 年 3 月 4 日', 'date', '2027-03-04'],
    ['２０２７.３.４', 'date', '2027-03-04'],
    ['２０２７－０３－０４', 'date', '2027-03-04'],
    ['2027. 3. 4.', 'date', '2027-03-04'],
    ['2027–03–04', 'date', '2027-03-04'],
    ['\u200b2027-03-04\u00a0', 'date', '2027-03-04'],
    ['2027年3月4日星期四', 'date', '2027-03-04'],
    ['2027-03-04 (Thu)', 'date', '2027-03-04'],
    ['2027-03-04 09:30', 'date', '2027-03-04'],
    ['8:00', 'time', '08:00:00'],
    ['８：３０', 'time', '08:30:00'],
    ['083015', 'time', '08:30:15'],
    ['8时30分', 'time', '08:30:00'],
    ['8点', 'time', '08:00:00'],
    ['下午3:05', 'time', '15:05:00'],
    ['3:05 PM', 'time', '15:05:00'],
    ['12:05 a.m.', 'time', '00:05:00'],
    ['2027-03-04 09:30', 'time', '09:30:00'],
    ['2027-3-4 8:00', 'datetime', '2027-03-04 08:00:00'],
    ['2027年3月4日 08:30', 'datetime', '2027-03-04 08:30:00'],
    ['2027年3月4日下午3点05分', 'datetime', '2027-03-04 15:05:00'],
    ['2027-03-04T08:30:00.000', 'datetime', '2027-03-04 08:30:00'],
    ['20270304 0830', 'datetime', '2027-03-04 08:30:00'],
    ['2027-03-04', 'datetime', '2027-03-04 00:00:00'],
    ['2027年', 'year', '2027'],
    ['２０２７', 'year', '2027'],
  ] as const)('%j as %s is %j', (typed, kind, kept) => expect(readMoment(typed, kind)).toBe(kept));

  it.each([
    ['morgen', 'date'],
    ['12345678', 'date'],
    ['202703041', 'date'],
    ['2027-03-041', 'date'],
    ['2027-03-04 soon', 'date'],
    ['3/4/2027', 'date'],
    ['2027-03-04T08:30:00Z', 'datetime'],
    ['2027-03-04 08', 'datetime'],
    ['8', 'time'],
    ['noon', 'time'],
    ['26年', 'year'],
  ] as const)('%j as %s stays as it was written', (typed, kind) =>
    expect(readMoment(typed, kind)).toBe(typed),
  );

  it.each([
    ['2027-03-04 ~ 2027-03-08', 'date', '2027-03-04,2027-03-08'],
    ['2027年3月4日至2027年3月8日', 'date', '2027-03-04,2027-03-08'],
    ['20270304-20270308', 'date', '2027-03-04,2027-03-08'],
    ['2027-03-04-2027-03-08', 'date', '2027-03-04,2027-03-08'],
    ['2027/3/4，2027/3/8', 'date', '2027-03-04,2027-03-08'],
    ['2027/3/4 to 2027/3/8', 'date', '2027-03-04,2027-03-08'],
    ['08:00-12:00', 'time', '08:00:00,12:00:00'],
    ['8：00～12：00', 'time', '08:00:00,12:00:00'],
    ['2027/3/4 – 2027/3/8', 'datetime', '2027-03-04 00:00:00,2027-03-08 23:59:59'],
    ['2027/3/4 8:00 - 2027/3/8', 'datetime', '2027-03-04 08:00:00,2027-03-08 23:59:59'],
  ] as const)('%j as a range of %s is %j', (typed, kind, kept) =>
    expect(readRange(typed, kind).join(',')).toBe(kept),
  );
});

describe('a date is read alike by hand, pasted, imported and handed in', () => {
  const kinds = ['date', 'time', 'datetime', 'year'] as const;
  const columns = kinds.map((type) => ({ formItemId: type, formItemType: type, formItemLabel: type }));
  const ranges = (['date', 'time', 'datetime'] as const).map((kind) => ({
    formItemId: `${kind}range`,
    formItemType: `${kind}range`,
    formItemLabel: kind,
  }));
  const definition = parseDefinition({ formItems: [...columns, ...ranges] });
  const units = constantFrom(...'0123456789２０-/.:： 年月日时分Tpm\u200b'.split(''));
  const text = string({ unit: units, maxLength: 16 });

  it('whatever is written', () => {
    assert(
      property(text, (written) => {
        const session = openSession(definition, { today: '2026-06-01' });
        for (const type of kinds) {
          const item = definition.itemByProp.get(type);
          const node = session.node(type);
          node?.enter(written);
          node?.leave();
          if (item === undefined) continue;
          const typed = node?.state().value;
          expect(fromCell(item, written)).toBe(typed);
          expect(normaliseAnswers(definition, { [type]: written })[type]).toBe(typed);
          expect(normaliseAnswers(definition, { [type]: typed })[type]).toBe(typed);
        }
      }),
    );
  });

  it('the ends of ranges, too', () => {
    const answers = {
      daterange: '２０２７/3/4,2027年3月8日',
      timerange: ['8:00', '18:30'],
      datetimerange: '2027-03-04,2027-03-08',
    };
    const kept = {
      daterange: '2027-03-04,2027-03-08',
      timerange: '08:00:00,18:30:00',
      datetimerange: '2027-03-04 00:00:00,2027-03-08 23:59:59',
    };
    expect(normaliseAnswers(definition, answers)).toEqual(kept);
    expect(normaliseAnswers(definition, kept)).toBe(kept);
  });
});
