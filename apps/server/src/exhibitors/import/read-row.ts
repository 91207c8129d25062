import { cleanLine, type Language } from '@zhantai/engine';
import { renderImportWord, type ImportWord } from '@zhantai/messages/imports';
import { renderProblem } from '@zhantai/messages/problems';
import { readPhone } from '../../auth/index.ts';
import type { ReadRow } from '../../tables/index.ts';
import { importProps, shownValue, valuesOf, type ImportProp } from './columns.ts';
import type { ImportedRow, ImportedValues, ImportProblem } from './imported-row.ts';

const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;
/** What empties a cell, in whatever language the workbook was made. */
const clears = new Set(languages.map((language) => renderImportWord('clear', language).toUpperCase()));
const clearable: ReadonlySet<ImportProp> = new Set(['nameEn', 'tags', 'heightLimit']);
const longest: Partial<Readonly<Record<ImportProp, number>>> = {
  code: 32,
  name: 200,
  nameEn: 200,
  hall: 16,
  number: 32,
  contact: 64,
  email: 200,
};
const numbers = { area: [0.01, 100_000], heightLimit: [0.01, 100] } as const;
const MOST_TAGS = 50;
const MOST_TAG_CHARS = 40;

/** What the cells of a row say, and what is wrong with each by itself; null for a row without content. */
export function readRow({ number, cells, faults }: ReadRow, language: Language): ImportedRow | null {
  const problems: ImportProblem[] = [];
  const values: { -readonly [P in keyof ImportedValues]: ImportedValues[P] } = {};
  let filled = false;
  const wrong = (prop: ImportProp, word: ImportWord, params = {}) => {
    problems.push({ prop, message: renderImportWord(word, language, params) });
  };
  for (const prop of importProps) {
    const text = textOf(cells[prop]);
    if (text === '') continue;
    filled = true;
    if (clears.has(text.toUpperCase())) {
      if (!clearable.has(prop)) wrong(prop, 'notCleared');
      else if (prop === 'tags') values.tags = [];
      else if (prop === 'heightLimit') values.heightLimit = null;
      else values.nameEn = '';
      continue;
    }
    const fault = faults.get(prop);
    if (prop === 'area' || prop === 'heightLimit') {
      const [least, most] = numbers[prop];
      const figure = fault === undefined ? Number(text) : Number.NaN;
      if (figure >= least && figure <= most && Number(figure.toFixed(2)) === figure) values[prop] = figure;
      else wrong(prop, 'notNumber', { least, most });
      continue;
    }
    if (fault !== undefined) {
      const label = renderImportWord(prop, language);
      const problem = { prop, formItemId: prop, label, code: fault, params: {} };
      problems.push({ prop, message: renderProblem(problem, language) });
      continue;
    }
    const limit = longest[prop];
    if (limit !== undefined && text.length > limit) {
      wrong(prop, 'tooLong', { limit });
      continue;
    }
    const listed = valuesOf(prop);
    if (listed !== null && !listed.includes(text)) {
      const shown = listed.map((value) => shownValue(prop, value, language));
      wrong(prop, 'notListed', { options: shown.join(renderImportWord('separator', language)) });
      continue;
    }
    if (prop === 'tags') {
      const tags = [...new Set(text.split(/[,，、;；\n]/).map((tag) => tag.trim()))].filter(
        (tag) => tag !== '',
      );
      const fits = tags.length <= MOST_TAGS && tags.every((tag) => tag.length <= MOST_TAG_CHARS);
      if (fits) values.tags = tags.toSorted();
      else wrong(prop, 'tooManyTags', { limit: MOST_TAGS });
    } else if (prop === 'phone') {
      const phone = readPhone(text);
      if (phone === null) wrong(prop, 'notPhone');
      else values.phone = phone;
    } else if (prop === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
      wrong(prop, 'notEmail');
    } else if (prop === 'type') {
      values.type = text === 'std' || text === 'semi' ? text : 'raw';
    } else {
      values[prop] = text;
    }
  }
  return filled ? { number, values, problems } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : '';
}
