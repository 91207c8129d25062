import { parseDefinition } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { describe, expect, it } from 'vitest';
import { demoExhibition } from '../exhibition.ts';
import { demoForms } from '../demo-forms.ts';
import { calendarDays } from './calendar-days.ts';
import { demoFair } from './demo-fair.ts';

const { zone } = demoExhibition;

describe('the first start', () => {
  it.each([
    ['2026-11-21T02:00:00Z', 0],
    ['2026-11-27T12:00:00Z', 0],
    ['2026-11-27T16:00:00Z', 7],
    ['2026-11-20T12:00:00Z', -7],
    ['2027-11-25T12:00:00Z', 364],
  ])('at %s moves the calendar by %s days', (now, days) => {
    expect(calendarDays(new Date(now), zone)).toBe(days);
  });

  it.each(['2026-01-01', '2026-12-31', '2027-07-15', '2030-02-28'])(
    'on %s finds the first sheets open and a fortnight left',
    (day) => {
      const now = `${day} 12:00:00`;
      const { forms, exhibition } = demoFair(calendarDays(new Date(`${day}T04:00:00Z`), zone));
      const open = forms.filter(({ opensAt, endAt }) => opensAt < now && now < endAt);
      expect(open.map(({ formCode }) => formCode)).toEqual(
        demoForms
          .filter(({ opensAt, endAt }) => opensAt < '2026-11-21' && endAt > '2026-11-28')
          .map(({ formCode }) => formCode),
      );
      expect(exhibition.profile.dates.start > day).toBe(true);
      expect(exhibition.title['en']).toBe(`Jianglan Expo ${exhibition.profile.dates.start.slice(0, 4)}`);
    },
  );
});

describe('a moved fair', () => {
  const days = 371;
  const moved = demoFair(days);

  it('holds no day of the written one, and its forms have no problems', () => {
    const text = JSON.stringify([moved.forms, moved.exhibition.profile, moved.notices]);
    expect(
      text.match(/202[67]-(?:1[0-2]|0[1-4])-\d\d|3 月 1\d 日|\b1\d March/g)?.filter(isWritten) ?? [],
    ).toEqual([]);
    for (const form of moved.forms) {
      for (const language of languages)
        expect(parseDefinition(form.definition, { language }).problems).toEqual([]);
    }
  });

  it('is the same fair but for its days', () => {
    expect(moved.forms.map(({ formId, pageKey }) => [formId, pageKey])).toEqual(
      demoForms.map(({ formId, pageKey }) => [formId, pageKey]),
    );
    expect(demoFair(0).forms).toEqual(demoForms);
    expect(demoFair(0).exhibition).toEqual(demoExhibition);
  });

  it('names its four days alike in value and words', () => {
    const personnel = moved.forms.find(({ formId }) => formId === 'exhibitorPersion');
    const choice = parseDefinition(personnel?.definition, { language: 'en' }).itemByProp.get('pass_days');
    expect(choice?.options?.map(({ value, label }) => [value, label])).toEqual([
      ['0323', '23 March'],
      ['0324', '24 March'],
      ['0325', '25 March'],
      ['0326', '26 March'],
    ]);
  });
});

/** Days from 2026-09-15 to 2027-04-15 less 371 days would be written; a moved one is later. */
function isWritten(text: string): boolean {
  return /^2026|^2027-0[1-4]/.test(text) || /^3 月 1[4-8] 日$|^1[4-8] March$/.test(text);
}
