import { switchPositions, traitsOf, type Item, type Option } from '@zhantai/engine';

/** A value that a condition can compare with, as it is written, and what it is called. */
export interface ValueOption {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** The values of a choice or a switch, those of all levels; null where any text may be written. */
export function valueOptions(
  item: Item,
  words: { readonly on: string; readonly off: string },
): readonly ValueOption[] | null {
  const { family } = traitsOf(item);
  if (family === 'switch') {
    const { on, off } = switchPositions(item);
    return [
      { value: asWritten(on.value), label: on.label ?? words.on },
      { value: asWritten(off.value), label: off.label ?? words.off },
    ];
  }
  if ((family !== 'choice' && family !== 'levels') || item.options === null || item.options.length === 0)
    return null;
  return flat(item.options, '');
}

function flat(options: readonly Option[], above: string): readonly ValueOption[] {
  return options.flatMap(({ value, label, children }) => [
    { value, label: `${above}${label}` },
    ...(children === undefined ? [] : flat(children, `${above}${label} / `)),
  ]);
}

function asWritten(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
