import type { Item, Language, Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/sheets';

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
  return [kind(), ...bounds(), ...named(), column.help]
    .filter((part) => part !== '')
    .join(template.separator);

  function kind(): string {
    switch (column.type) {
      case 'number':
        if (column.precision === null) return template.number;
        return column.precision > 0 ? template.decimals(column.precision) : template.integer;
      case 'rate':
        return template.integer;
      case 'date':
      case 'time':
      case 'datetime':
      case 'year':
        return template[column.type];
      case 'daterange':
      case 'timerange':
      case 'datetimerange':
        return template.range;
      case 'radio':
      case 'switch':
        return template.one;
      case 'select':
        if (column.multiple) return template.several;
        return parent === null ? template.one : template.oneDependent(parent.label);
      case 'checkbox':
      case 'tree':
        return template.several;
      case 'cascader':
        return template.path;
      case 'array':
        return template.entries;
      case 'upload':
      case 'signature':
        return template.file;
      default:
        return column.maxLength === null ? template.text : template.textUpTo(column.maxLength);
    }
  }

  function bounds(): readonly string[] {
    if (column.type === 'rate') return [template.from('1'), template.to(String(column.count))];
    if (column.type !== 'number') return [];
    return [
      typeof column.min === 'number' ? template.from(String(column.min)) : '',
      typeof column.max === 'number' ? template.to(String(column.max)) : '',
    ];
  }

  function named(): readonly string[] {
    if (options === null || parent !== null || column.type === 'cascader') return [];
    const labels = options.filter(({ disabled }) => disabled !== true).map(({ label }) => label);
    const asking = options.find(({ hasInput }) => hasInput === true);
    return [
      labels.length > 0 && labels.length <= NAMED ? template.options(labels.join(listSeparator)) : '',
      asking === undefined ? '' : template.other(asking.label),
    ];
  }
}
