import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { parseItem } from '../definition/parse-item.ts';
import { traitsOf } from '../types/traits.ts';

/**
 * A form as a table, a row for each who fills it in: its items as if they were columns of a sub-table, so that what a
 * cell takes and how it is called is the same.
 */
export function formTable({ items, schemes, language }: Definition, title: string): Item {
  const conditional = new Set(schemes.flatMap(({ targets }) => targets));
  const column = items
    .filter((item) => !item.hidden && traitsOf(item).asText === true)
    .map((item) => (conditional.has(item.id) ? optionalColumn(item) : item.source));
  return parseItem(
    {
      formItemId: 'form',
      formItemType: 'dynamic',
      formItemLabel: title,
      formItemOriginalData: { prop: 'form', children: { column } },
    },
    { language },
  );
}

/** What only some have to fill in is required of nobody beforehand. */
function optionalColumn({ source }: Item): Item['source'] {
  const rules: unknown = source['rules'];
  return {
    ...source,
    formItemRequired: false,
    required: false,
    rules: Array.isArray(rules) ? rules.map(withoutRequired) : [],
  };
}

function withoutRequired(rule: unknown): unknown {
  return typeof rule === 'object' && rule !== null ? { ...rule, required: false } : rule;
}
