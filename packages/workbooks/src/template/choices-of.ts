import { switchPositions, traitsOf, type Item, type Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import type { TemplateOptions } from './plan-columns.ts';

/** What a column can be filled with; null where its dictionary is not known. A switch has its two positions and no more. */
export function choicesOf(
  column: Item,
  { language, optionsOf }: Pick<TemplateOptions, 'language' | 'optionsOf'>,
): readonly Option[] | null {
  if (traitsOf(column).family !== 'switch') return column.options ?? optionsOf?.(column) ?? null;
  const { on, off } = switchPositions(column);
  const { yes, no } = sheetWords[language];
  return [
    { value: String(on.value), label: on.label ?? yes },
    { value: String(off.value), label: off.label ?? no },
  ];
}
