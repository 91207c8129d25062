import type { ConsoleFormSettings } from '@zhantai/contract';
import { isTable, type Definition, type Item } from '@zhantai/engine';
import type { TakenTimes } from '../submissions/index.ts';

type Choices = ConsoleFormSettings['choices'];

/** The questions of a form with options of their own, columns of tables included, and how often each is taken. */
export function limitableChoices({ items }: Definition, taken: readonly TakenTimes[]): Choices {
  const times = new Map(
    taken.map(({ place, option, times: count }) => [JSON.stringify([place, option]), count]),
  );
  const choicesOf = (item: Item, prop: string, column: string | null, label: string): Choices => {
    const options = item.options ?? [];
    if (options.length === 0) return [];
    const place = column === null ? prop : `${prop}/${column}`;
    return [
      {
        prop,
        column,
        label,
        options: options.map((option) => {
          const value = String(option.value);
          return { value, label: option.label, taken: times.get(JSON.stringify([place, value])) ?? 0 };
        }),
      },
    ];
  };
  return items.flatMap((item) =>
    isTable(item)
      ? item.columns.flatMap((column) =>
          choicesOf(column, item.prop, column.prop, `${item.label} · ${column.label}`),
        )
      : choicesOf(item, item.prop, null, item.label),
  );
}
