import type { Item } from '@zhantai/engine';
import { exampleTexts } from '../example-texts.ts';
import type { CellCheck, TemplateKind } from '../template-kind.ts';

/** A text that nobody sees; `input` and `textarea` besides count its characters. */
export const secretKind: TemplateKind = {
  say: ({ maxLength }, words) => (maxLength === null ? words.text : words.textUpTo(maxLength)),
  examples: (column, _options, language) => exampleTexts(column, language),
};

/** One line of text. */
export const lineKind: TemplateKind = { ...secretKind, check: checkLength };

/** Several lines of text. */
export const linesKind: TemplateKind = { ...lineKind, width: 28 };

/** A list of texts, one a line. */
export const listKind: TemplateKind = {
  say: (_column, words) => words.entries,
  examples: (column, _options, language) =>
    exampleTexts(column, language).map((text) =>
      Array.from({ length: Math.max(1, column.minSize ?? 1) }, () => text).join('\n'),
    ),
};

/** A colour. */
export const colorKind: TemplateKind = {
  say: (_column, words) => words.color,
  examples: () => ['#0a5a66'],
};

/** Files do not come in a workbook; the guide says so. */
export const fileKind: TemplateKind = { say: (_column, words) => words.file, examples: () => [] };

/** What no cell holds. */
export const noKind: TemplateKind = { ...secretKind, examples: () => [] };

/** Programs count an emoji as two, so they only warn. */
function checkLength({ maxLength }: Item): CellCheck | null {
  return maxLength === null
    ? null
    : {
        type: 'textLength',
        operator: 'lessThanOrEqual',
        formula1: String(maxLength),
        errorStyle: 'warning',
      };
}
