import { decode, encode, parseDefinition } from '@zhantai/engine';
import type { Item, Option } from '@zhantai/engine';
import { fromCell, toCell } from '@zhantai/engine/tables';
import { languages } from '@zhantai/messages';
import { sheetWords } from '@zhantai/messages/workbooks';
import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';
import { demoChoices } from './dictionaries/choices.ts';

type Language = (typeof languages)[number];

/** Options of an item in a language, those of the lists that the product ships included. */
function optionsOf(item: Item, language: Language): readonly Option[] {
  if (item.options !== null) return item.options;
  const code = item.dictionary?.url.replace('/api/dict/', '') ?? '';
  const entries = demoChoices.get(code) ?? [];
  return entries.map(({ value, label }) => ({ value, label: label[language] ?? value }));
}

/** Every value of options, of a cascader every path to an end. */
function valuesOf(item: Item, options: readonly Option[]): readonly string[] {
  return options.flatMap(({ value, children }) => {
    const below = children === undefined ? [] : valuesOf(item, children);
    if (item.type === 'cascader')
      return below.length === 0 ? [String(value)] : below.map((end) => `${value},${end}`);
    return [String(value), ...below];
  });
}

const severalOf = (language: Language) =>
  demoForms.flatMap((form) =>
    parseDefinition(form.definition, { language })
      .items.flatMap((item) => [item, ...item.columns])
      .filter(({ type, multiple }) => type === 'checkbox' || type === 'tree' || multiple)
      .map((item) => ({ item, place: `${form.formCode} ${item.prop}`, options: optionsOf(item, language) })),
  );

it.each(languages)(
  'whatever is chosen in a demo form is read from a workbook as it was written there, in %s',
  (language) => {
    const { listSeparator } = sheetWords[language];
    const fields = severalOf(language);
    expect(fields.length).toBeGreaterThan(20);
    for (const { item, place, options } of fields) {
      const words = { listSeparator, optionsOf: () => options };
      const mark = item.type === 'cascader' ? '|' : ',';
      assert(
        property(uniqueArray(constantFrom('', ...valuesOf(item, options)), { maxLength: 5 }), (chosen) => {
          const value = decode(item, chosen.join(mark));
          const read = fromCell(item, toCell(item, value, words), words);
          expect([place, encode(item, decode(item, read))]).toEqual([place, encode(item, value)]);
        }),
        { numRuns: 8 },
      );
    }
  },
);
