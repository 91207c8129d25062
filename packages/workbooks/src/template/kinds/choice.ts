import { switchPositions } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import type { TemplateKind } from '../template-kind.ts';

/** One option. */
export const oneKind: TemplateKind = {
  say: (_column, words) => words.one,
  examples: exampleChoices,
  picked: true,
};

/** One option, which may depend on another column, or several. */
export const selectKind: TemplateKind = {
  ...oneKind,
  say({ multiple }, words, parent) {
    if (multiple) return words.several;
    return parent === null ? words.one : words.oneDependent(parent.label);
  },
};

/** Several options. */
export const severalKind: TemplateKind = {
  say: (_column, words) => words.several,
  examples: exampleChoices,
};

/** A path through the levels of options. */
export const pathKind: TemplateKind = {
  say: (_column, words) => words.path,
  examples: ({ separator }, options) => [firstPath(options).join(` ${separator.trim() || '/'} `)],
  picked: true,
};

/** Yes or no, whatever its positions are called. */
export const switchKind: TemplateKind = {
  ...oneKind,
  examples: (column, _options, language) => [switchPositions(column).on.label ?? sheetWords[language].yes],
};

/** As many options as the column asks for, first of those that ask for no text. */
function exampleChoices(column: Item, options: readonly Option[], language: Language): readonly string[] {
  const { template, listSeparator } = sheetWords[language];
  const open = options.filter(({ disabled }) => disabled !== true);
  const plain = open.filter(({ hasInput }) => hasInput !== true).map(({ label }) => label);
  const asking = open
    .filter(({ hasInput }) => hasInput === true)
    .map(({ label }) => `${label} (${template.example})`);
  const count = Math.max(1, column.minSize ?? 1);
  const labels = [...plain, ...asking].slice(0, count);
  return [', ', '\n'].includes(listSeparator)
    ? [labels.join(listSeparator)]
    : [labels.join(listSeparator), labels.join('\n')];
}

function firstPath(options: readonly Option[]): readonly string[] {
  const first = options.find(({ disabled }) => disabled !== true);
  return first === undefined ? [] : [first.label, ...firstPath(first.children ?? [])];
}
