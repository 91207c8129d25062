import type { Option } from '@zhantai/engine';

/** Labels by value, at every level; the first one found counts. */
export function optionLabels(...lists: readonly (readonly Option[])[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const waiting: (readonly Option[])[] = lists.toReversed();
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    for (const option of list) {
      if (!labels.has(String(option.value))) labels.set(String(option.value), option.label);
      if (option.children !== undefined) waiting.push(option.children);
    }
  }
  return labels;
}
