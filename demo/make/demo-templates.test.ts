import { parseDefinition, validate } from '@zhantai/engine';
import type { Definition, Item, Option } from '@zhantai/engine';
import { checkImport, formTable, rowAnswers } from '@zhantai/engine/tables';
import { languages } from '@zhantai/messages';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import { writeTemplate } from '@zhantai/workbooks/template';
import { expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';
import { demoChoices } from './dictionaries/choices.ts';

type Language = (typeof languages)[number];
const TODAY = '2026-11-18';

const optionsIn =
  (language: Language) =>
  (item: Item): readonly Option[] | null => {
    if (item.options !== null) return item.options;
    const entries = demoChoices.get(item.dictionary?.url.replace('/api/dict/', '') ?? '');
    return entries?.map(({ value, label }) => ({ value, label: label[language] ?? value })) ?? null;
  };

/** The cells of a template's example, read as if somebody had made a row of their own of it. */
async function exampleOf(item: Item, language: Language) {
  const optionsOf = optionsIn(language);
  const reading = readWorkbook(await writeTemplate(item, { language, optionsOf }));
  if (!reading.ok) throw new Error(reading.fault);
  const [header, example] = reading.sheet.rows;
  if (header === undefined || example === undefined) throw new Error('no example');
  const rows = [header, example, { ...example, number: example.number + 1 }];
  const read = readRows(item, { ...reading.sheet, rows }, { optionsOf });
  if (!read.ok) throw new Error(read.fault);
  // The first of both is left out: nothing of it is changed.
  expect(read.table.rows.map(({ faults }) => faults.size)).toEqual([0]);
  return read.table.rows[0]?.cells ?? {};
}

const isMissingFile = ({ code }: { readonly code: string }): boolean =>
  code === 'requiredUpload' || code === 'requiredSignature';

/** What a template cannot know: options that are the exhibitor's own, and what only a dictionary of the server has. */
function isElsewhere(item: Item | undefined, language: Language): boolean {
  return item?.dictionary !== null && item?.dictionary !== undefined && optionsIn(language)(item) === null;
}

const formsIn = (language: Language): readonly (readonly [string, Definition])[] =>
  demoForms.map((form) => [form.formCode, parseDefinition(form.definition, { language })]);

/** Forms as lists: those of people in every language, of the others some in each. */
const listedIn = (language: Language): readonly (readonly [string, Definition])[] =>
  formsIn(language).filter(
    ([code], at) => code.startsWith('B') || at % languages.length === languages.indexOf(language),
  );

it.each(languages)(
  'the example of every table’s template is a row that the table takes, in %s',
  async (language) => {
    const found: string[] = [];
    for (const [code, { items }] of formsIn(language)) {
      for (const item of items.filter(({ type }) => type === 'dynamic')) {
        const cells = await exampleOf(item, language);
        const optionsOf = optionsIn(language);
        const result = checkImport({ ...item, maxSize: null }, [cells], {
          existing: [],
          replace: true,
          today: TODAY,
          optionsOf,
        });
        if (result.ok) continue;
        const problems = result.problems.filter(
          (problem) =>
            !isMissingFile(problem) &&
            !isElsewhere(
              item.columns.find(({ prop }) => prop === problem.prop),
              language,
            ),
        );
        found.push(...problems.map((problem) => `${code} ${item.prop} ${problem.prop} ${problem.code}`));
      }
    }
    expect(found).toEqual([]);
  },
);

it.each(languages)(
  'the example of a list of people is somebody whom the form takes, in %s',
  async (language) => {
    const found: string[] = [];
    for (const [code, definition] of listedIn(language)) {
      const cells = await exampleOf(formTable(definition, code), language);
      const answers = rowAnswers(cells, definition, null, {});
      const optionsOf = optionsIn(language);
      const problems = validate(definition, answers, { today: TODAY, optionsOf }).filter((problem) => {
        const item = definition.itemByProp.get(problem.prop);
        return !isMissingFile(problem) && item?.type !== 'dynamic' && !isElsewhere(item, language);
      });
      found.push(...problems.map(({ prop, code: why }) => `${code} ${prop} ${why}`));
    }
    expect(found).toEqual([]);
  },
);
