import { join } from 'node:path';
import { parseDefinition } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive, type OpenArchive } from '../archives/index.ts';
import type { ArchiveLine } from '../platform/archive-kind.ts';
import { testSettings } from '../settings/test-settings.ts';
import { calendarDays } from './calendar-days.ts';
import { movedLine } from './moved-line.ts';

const DAYS = 371;
let archive: OpenArchive;

beforeAll(async () => {
  archive = await openArchive(join(testSettings().demoFolder, 'jle2027.zip'));
});
afterAll(() => archive.close());

test.each([
  ['2026-11-21T02:00:00Z', 0],
  ['2026-11-27T12:00:00Z', 0],
  ['2026-11-27T16:00:00Z', 7],
  ['2026-11-20T12:00:00Z', -7],
  ['2027-11-25T12:00:00Z', 364],
])('a first start at %s moves the calendar by %s days', (now, days) => {
  expect(calendarDays(new Date(now), 'Asia/Shanghai')).toBe(days);
});

async function moved(
  table: Parameters<typeof movedLine>[0]['table'],
  days: number,
): Promise<readonly ArchiveLine[]> {
  const lines: ArchiveLine[] = [];
  for await (const { line } of archive.lines(table))
    lines.push(movedLine({ table }, line, days, '2028-03-23'));
  return lines;
}

test('no text of a moved fair names a day of the written one, and its forms have no problems', async () => {
  const texts: unknown[] = [];
  for (const line of await moved('form_version', DAYS)) {
    texts.push(line['definition']);
    for (const language of languages)
      expect(parseDefinition(line['definition'], { language }).problems).toEqual([]);
  }
  for (const { title, purpose } of await moved('form', DAYS)) texts.push(title, purpose);
  for (const { html } of await moved('article_version', DAYS)) texts.push(html);
  for (const { title } of await moved('notice', DAYS)) texts.push(title);
  for (const { name } of await moved('catalogue_item', DAYS)) texts.push(name);
  for (const table of ['revision', 'draft'] as const)
    for (const { answers } of await moved(table, DAYS)) texts.push(answers);
  const days = JSON.stringify(texts).match(
    /202[67]-(?:1[0-2]|0[1-4])-\d\d|3 月 1\d 日|\b1\d March|(?<=")0318(?=\\*")/g,
  );
  expect(days?.filter(isWritten) ?? []).toEqual([]);
});

test('a fair that takes place when it was written for is as written', async () => {
  for (const table of ['form_version', 'order_revision', 'revision', 'notice'] as const) {
    const lines: ArchiveLine[] = [];
    for await (const { line } of archive.lines(table)) lines.push(line);
    expect(await moved(table, 0)).toEqual(lines);
  }
});

test('its four days are alike in value and words', async () => {
  const forms = await moved('form_version', DAYS);
  const personnel = forms.find(({ formId }) => formId === 'exhibitorPersion');
  const { itemByProp } = parseDefinition(personnel?.['definition'], { language: 'en' });
  const days = itemByProp.get('pass_days')?.options?.map(({ value, label }) => [value, label]);
  expect(days).toEqual([
    ['0323', '23 March'],
    ['0324', '24 March'],
    ['0325', '25 March'],
    ['0326', '26 March'],
  ]);
});

test('it bears the year in which it opens', async () => {
  const [exhibition] = await moved('exhibition', DAYS);
  expect(exhibition?.['title']).toMatchObject({ en: 'Jianglan Expo 2028', 'zh-Hans': '江澜博览会 2028' });
});

/** Days from 2026-09-15 to 2027-04-15 less 371 days would be written; a moved one is later. */
function isWritten(text: string): boolean {
  return /^(?:2026|2027-0[1-4]|0318)/.test(text) || /^3 月 1[4-8] 日$|^1[4-8] March$/.test(text);
}
