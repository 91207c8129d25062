import { traitsOf } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import { templateKind } from './template-registry.ts';

/** More options than these are read in the list, not in a sentence. */
const NAMED = 12;

/** What to enter in a column, as a sentence for the person who fills the template. */
export function describeColumn(
  column: Item,
  options: readonly Option[] | null,
  parent: Item | null,
  language: Language,
): string {
  const { template, listSeparator } = sheetWords[language];
  const kind = templateKind(column);
  const bounds = kind.bounds?.(column, template) ?? [];
  return [kind.say(column, template, parent), ...bounds, ...named(), column.help]
    .filter((part) => part !== '')
    .join(template.separator);

  function named(): readonly string[] {
    if (options === null || parent !== null || traitsOf(column).paths === true) return [];
    const labels = options.filter(({ disabled }) => disabled !== true).map(({ label }) => label);
    const asking = options.find(({ hasInput }) => hasInput === true);
    return [
      labels.length > 0 && labels.length <= NAMED ? template.options(labels.join(listSeparator)) : '',
      asking === undefined ? '' : template.other(asking.label),
    ];
  }
}
