import type { FieldType, JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { itemsOf, withItemSetting, type Detail } from '../draft/items.ts';
import { itemOf } from '../canvas-entries.ts';
import { newItem, type Chance } from '../draft/new-item.ts';
import { withSettingAt } from '@zhantai/engine/authoring';

type PresetWords = DesignerWords['presets'];

/** Tables that the product knows by the name of their field, in the order of the palette. */
export const presetNames = ['zhanpinzibiao', 'jilizibiao', 'cheliangtongxingzheng'] as const;
export type PresetName = (typeof presetNames)[number];

interface PresetColumn {
  readonly prop: keyof PresetWords['columns'];
  readonly type: FieldType;
  readonly unit?: string;
  readonly precision?: number;
  readonly required?: boolean;
}

const size = (prop: 'long' | 'width' | 'height'): PresetColumn => ({
  prop,
  type: 'number',
  unit: 'cm',
  precision: 0,
  required: true,
});
const figure = (prop: 'volume' | 'grossWeight' | 'bulkVolume', unit: string): PresetColumn => ({
  prop,
  type: 'number',
  unit,
  precision: 2,
});

const presets: Readonly<Record<PresetName, readonly PresetColumn[]>> = {
  zhanpinzibiao: [
    { prop: 'name', type: 'input', required: true },
    { prop: 'weight', type: 'number', unit: 'kg', precision: 2, required: true },
    size('long'),
    size('width'),
    size('height'),
    { prop: 'number', type: 'number', precision: 0, required: true },
    figure('volume', 'm³'),
    figure('grossWeight', 'kg'),
    figure('bulkVolume', 'm³'),
  ],
  jilizibiao: [
    { prop: 'machine', type: 'select', required: true },
    { prop: 'date', type: 'date', required: true },
    { prop: 'hours', type: 'number', precision: 1, required: true },
    { prop: 'number', type: 'number', precision: 0, required: true },
  ],
  cheliangtongxingzheng: [
    { prop: 'plate', type: 'input', required: true },
    { prop: 'vehicle_type', type: 'select', required: true },
    { prop: 'slot', type: 'select', required: true },
  ],
};

/** The tables that a form has not yet: it has each of them once. */
export function missingPresets(detail: Detail): readonly PresetName[] {
  const props = new Set(itemsOf(detail).map((raw) => itemOf(raw).prop));
  return presetNames.filter((name) => !props.has(name));
}

/** A table with the names by which the product computes, imports and issues passes. */
export function presetTable(
  name: PresetName,
  words: { readonly presets: PresetWords; readonly option: (number: number) => string },
  chance: Chance,
): JsonObject {
  const item = (type: FieldType, label: string, prop: string) => {
    const raw = newItem(type, { label, option: words.option }, chance);
    return withItemSetting(raw, 'prop', itemOf(raw).prop, prop);
  };
  const columns = presets[name].map(({ prop, type, unit, precision, required = false }) => {
    const raw = withItemSetting(item(type, words.presets.columns[prop], prop), 'span', 12, 4);
    const measured = withItemSetting(raw, 'required', false, required);
    const exact =
      precision === undefined ? measured : withItemSetting(measured, 'precision', undefined, precision);
    return unit === undefined ? exact : withItemSetting(exact, 'unit', undefined, unit);
  });
  return withSettingAt(item('dynamic', words.presets[name], name), ['children', 'column'], columns);
}
