import type { Item } from '@zhantai/engine';

/** What stands in the sample row of a table under a column: how it is computed, its first option, its placeholder, its unit. */
export function sampleText(column: Item, siblings: readonly Item[]): string {
  const { compute, options, placeholder, ownUnit, unit } = column;
  const labels = (props: readonly string[], sign: string) =>
    props.map((prop) => siblings.find((one) => one.prop === prop)?.label ?? prop).join(sign);
  if (compute !== null)
    return 'product' in compute ? labels(compute.product, ' × ') : labels(compute.sum, ' + ');
  return options?.[0]?.label ?? (placeholder || ownUnit || unit || '—');
}
