import type { Item } from '@zhantai/engine';
import { serialNumber } from '../../write/serial-number.ts';
import type { CellCheck, TemplateKind } from '../template-kind.ts';

/** Examples are the same on every day. */
export const TODAY = '2026-05-01';
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/** Days. */
export const dateKind: TemplateKind = {
  say: (_column, words) => words.date,
  examples: (column) => exampleDates(column).map((text) => ({ kind: 'date', text })),
  check: checkDay,
  format: () => 'yyyy\\-mm\\-dd',
};

/** Days with a time. */
export const datetimeKind: TemplateKind = {
  say: (_column, words) => words.datetime,
  examples: (column) => exampleDates(column).map((day) => ({ kind: 'datetime', text: `${day} 09:30:00` })),
  check: checkDay,
  format: () => 'yyyy\\-mm\\-dd\\ hh:mm:ss',
  width: 20,
};

/** Times of day. */
export const timeKind: TemplateKind = {
  say: (_column, words) => words.time,
  examples: ({ startDate }) => ['09:30:00', startDate ?? ''].map((text) => ({ kind: 'time', text })),
  check: () => ({ type: 'time', operator: 'between', formula1: '0', formula2: '0.999999' }),
  format: () => 'hh:mm:ss',
};

/** Years. */
export const yearKind: TemplateKind = {
  say: (_column, words) => words.year,
  examples: (column) => exampleDates(column).map((day) => day.slice(0, 4)),
};

/** From one day to another. */
export const daterangeKind: TemplateKind = {
  say: (_column, words) => words.range,
  examples: (column) => exampleDates(column).map((day) => `${day} ~ ${day}`),
};

/** From one day and time to another. */
export const datetimerangeKind: TemplateKind = {
  ...daterangeKind,
  examples: (column) => exampleDates(column).map((day) => `${day} 09:30:00 ~ ${day} 17:30:00`),
};

/** From one time of day to another. */
export const timerangeKind: TemplateKind = { ...daterangeKind, examples: () => ['09:30:00 ~ 17:30:00'] };

/** The first allowed day where the form names one; none where it depends on the day of the import. */
function exampleDates({ startDate, endDate }: Item): readonly string[] {
  const bounds = [startDate, endDate].filter((bound) => bound !== null);
  if (bounds.some((bound) => bound.includes('${'))) return [];
  return [...bounds.flatMap((bound) => /^\d{4}-\d{2}-\d{2}/.exec(bound)?.[0] ?? []), TODAY];
}

function checkDay({ startDate, endDate }: Item): CellCheck {
  return {
    type: 'date',
    operator: 'between',
    formula1: boundNumber(startDate, 1),
    formula2: boundNumber(endDate, LAST_DAY),
  };
}

/** A bound as a serial number; bounds that depend on the day of the import are left to the import. */
function boundNumber(bound: string | null, otherwise: number): string {
  const [text] = /^\d{4}-\d{2}-\d{2}/.exec(bound ?? '') ?? [];
  const serial = text === undefined ? null : serialNumber({ kind: 'date', text });
  const nextDay = otherwise === LAST_DAY ? 0.999999 : 0;
  return String(serial === null ? otherwise : serial + nextDay);
}
