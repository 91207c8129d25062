import type { Definition, Item } from '@zhantai/engine';
import type { OptionQuota } from '../../../apps/server/src/forms/index.ts';

/** A form without the options that may be taken only so often: samples leave them to who tries the demo. */
export function withoutLimited(definition: Definition, quotas: readonly OptionQuota[]): Definition {
  if (quotas.length === 0) return definition;
  const rest = (item: Item, prop: string, column: string | null): Item => ({
    ...item,
    options:
      item.options?.filter(
        ({ value }) =>
          !quotas.some(
            (quota) => quota.prop === prop && quota.column === column && quota.option === String(value),
          ),
      ) ?? null,
    columns: item.columns.map((one) => rest(one, prop, one.prop)),
  });
  return { ...definition, items: definition.items.map((item) => rest(item, item.prop, null)) };
}
