import type { Item, Option } from '@zhantai/engine';

/** Options that sample answers keep to, so that they stay ordinary, by form id and prop or by prop. */
const usual: Readonly<Record<string, string>> = {
  'exhibitorPersion.id_type': 'id',
  'exhibitorPersion.nationality': 'CN',
  storeys: '1',
  need_permit: 'no',
  tz_struct: 'single',
  px_way: 'rent',
  transport_by: 'official',
  v_country: 'CN',
  drone: 'no',
  inv_vip: '0',
  abroad: '0',
  oversize: '0',
};

/** The wire value of a choice among `values`; several where the item takes several. */
export function sampleChoice(
  formId: string,
  item: Item,
  values: readonly string[],
  seed: number,
): string | readonly string[] {
  const fixed = usual[`${formId}.${item.prop}`] ?? usual[item.prop];
  const several = item.multiple || item.type === 'checkbox' || (item.type === 'tree' && !item.radio);
  if (!several) return fixed ?? values[seed % Math.max(values.length, 1)] ?? '';
  const most = item.maxSize !== null && item.maxSize >= 0 ? item.maxSize : values.length;
  const wanted = Math.min(Math.max(item.minSize ?? 1, 1 + (seed % 2)), most, values.length);
  const start = wanted === values.length ? 0 : seed % Math.max(values.length - wanted + 1, 1);
  const chosen = values.slice(start, start + wanted);
  return item.dataType === 'array' ? chosen : chosen.join(item.type === 'cascader' ? '|' : ',');
}

/** Wire values of options in a definition: of a cascader whole paths, of a tree its leaves, with other-text. */
export function optionWires(item: Item, options: readonly Option[]): readonly string[] {
  if (item.type === 'cascader') return pathsOf(options);
  if (item.type === 'tree') return options.flatMap(leavesOf);
  return options.map(({ value, hasInput }) => (hasInput === true ? `${value}_>另行说明` : String(value)));
}

function pathsOf(options: readonly Option[]): readonly string[] {
  return options.flatMap(({ value, children = [] }) =>
    children.length === 0 ? [String(value)] : pathsOf(children).map((path) => `${value},${path}`),
  );
}

function leavesOf({ value, children = [] }: Option): readonly string[] {
  return children.length === 0 ? [String(value)] : children.flatMap(leavesOf);
}
