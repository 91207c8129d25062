import type { Item, Option } from '../../definition/item.ts';

const indexes = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

/** Every option of a list and below it by the text of its value; built once for a list. */
export function optionIndex(options: readonly Option[]): ReadonlyMap<string, Option> {
  const known = indexes.get(options);
  if (known !== undefined) return known;
  const index = new Map<string, Option>();
  collect(options, index);
  indexes.set(options, index);
  return index;
}

/** The static option of an item with that value. */
export function staticOption(item: Item, value: string | number): Option | undefined {
  return item.options === null ? undefined : optionIndex(item.options).get(String(value));
}

function collect(options: readonly Option[], index: Map<string, Option>): void {
  for (const option of options) {
    const key = String(option.value);
    if (!index.has(key)) index.set(key, option);
    if (option.children !== undefined) collect(option.children, index);
  }
}
