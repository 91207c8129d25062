import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import type { Item, JsonObject } from '../../definition/item.ts';
import { isJsonObject, jsonText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import { registry } from '../../fields/registry.ts';
import type { FieldType } from '../../types/field-value.ts';
import { readType } from '../../types/traits.ts';
import { openSession } from '../../session/open-session.ts';
import { readSettings } from './read-settings.ts';
import { settingsForm } from './settings-form.ts';
import type { SettingWords } from './setting-words.ts';
import { writeSettings } from './write-settings.ts';

/** Words that are their own key. */
const words = ((): SettingWords => {
  const echo: object = new Proxy({}, { get: (_, key) => String(key), has: () => true });
  if (!speaks(echo)) throw new Error('no words');
  return echo;
})();
const types = Object.keys(registry).filter((name): name is FieldType => name in registry);

describe.each(types)('settings of %s', (type) => {
  const form = parseDefinition(settingsForm(type, words));

  it('are a form without problems', () => {
    expect(form.problems).toEqual([]);
    expect(form.items.length).toBeGreaterThan(0);
    expect(form.items.every((item) => item.label === item.prop)).toBe(true);
  });

  it('of an item that nobody changed leave it to the letter', () => {
    const raw = sampleOf(type);
    expect(throughPanel(raw, type)).toBe(raw);
  });

  it('write the one that was changed, and nothing else', () => {
    for (const { prop } of form.items) expect(changedKeys(sampleOf(type), type, prop), prop).toEqual([prop]);
  });
});

const sampleOf = (type: FieldType): JsonObject => ({
  formItemId: 'x',
  formItemType: type,
  formItemLabel: 'Label',
  formItemRequired: true,
  formItemOriginalData: JSON.stringify({ prop: 'p', rare: [1], ...authoringRegistry[type].sample.item }),
});

/** An item after its panel was opened, one setting changed in it or none, and closed. */
function throughPanel(raw: JsonObject, type: FieldType, key?: string): JsonObject {
  const form = parseDefinition(settingsForm(type, words));
  const panel = openSession(form, { answers: readSettings(raw, type), today: '2026-06-01' });
  const before = panel.answers();
  const after =
    key === undefined ? before : { ...before, [key]: other(before[key], form.itemByProp.get(key)) };
  return writeSettings(raw, type, before, after);
}

/** Another answer of the same kind. */
function other(value: unknown, item: Item | undefined): unknown {
  const [option] = item?.options ?? [];
  if (option !== undefined) return value === option.value ? '' : option.value;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' || (value === null && item?.type === 'number')) return Number(value) + 1;
  if (!Array.isArray(value)) return `${jsonText(value ?? '')}9`;
  const [column] = item?.columns ?? [];
  if (value.length === 0) return [{ $id: 'new', [column?.prop ?? '']: 'x' }];
  const rows: readonly unknown[] = value;
  return rows.map((row, at) =>
    at === 0 && isJsonObject(row) && column !== undefined
      ? { ...row, [column.prop]: other(row[column.prop], column) }
      : row,
  );
}

/** The settings that differ after one was changed, a column by the name of its setting. */
function changedKeys(raw: JsonObject, type: FieldType, key: string): readonly string[] {
  const [before, after] = [raw, throughPanel(raw, type, key)].map((item) => mergeSource(item).source);
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...keys].filter(
    (one) => !one.startsWith('formItem') && JSON.stringify(before?.[one]) !== JSON.stringify(after?.[one]),
  );
  const [top = ''] = key.split('.');
  return changed.map((one) => (one === top ? key : one));
}

/** Items as designers of other products write them: settings beside the label, values of every JSON type. */
const foreign: readonly JsonObject[] = [
  { prop: 'a', label: 'A', type: 'select', dicData: ['x', 'y', 3], value: 3, extra: { deep: [1] } },
  {
    prop: 'b',
    label: 'B',
    type: 'radio',
    dicData: [
      { label: '1', value: 1, tag: 't' },
      { label: '2', value: 2 },
    ],
    dataType: 'number',
  },
  {
    prop: 'c',
    label: 'C',
    type: 'switch',
    dicData: [
      { label: 'No', value: false },
      { label: 'Yes', value: true },
    ],
    value: false,
    display: true,
  },
  {
    prop: 'd',
    label: 'D',
    type: 'cascader',
    props: { label: 'name', value: 'code', children: 'sub' },
    dicData: [{ name: 'N', code: 44, sub: [{ name: 'M', code: 4401 }] }],
  },
  {
    prop: 'e',
    label: 'E',
    type: 'input',
    maxlength: 20,
    showWordLimit: true,
    rules: [
      { required: true, trigger: 'blur', message: 'E?' },
      { validator: 'own', min: '2' },
    ],
  },
  {
    prop: 'f',
    label: 'F',
    type: 'number',
    min: { value: '${booth.area}' },
    max: 10,
    precision: '2',
    step: 0.5,
  },
  {
    prop: 'g',
    label: 'G',
    type: 'select',
    dicUrl: '/api/dict/x',
    dicQuery: { kind: '1', other: '' },
    props: { res: 'data' },
    dicHeaders: {},
  },
  {
    prop: 'h',
    label: 'H',
    type: 'select',
    dicUrl: '/api/dict/x',
    dicQuery: [{ key: 'kind', value: '1', note: 'n' }],
  },
  {
    prop: 'i',
    label: 'I',
    type: 'dynamic',
    children: { column: [{ prop: 'c' }] },
    eventList: [{ event: 'add', handler: 'h', settings: { rows: 2 } }],
  },
  { prop: 'j', label: 'J', type: 'upload', accept: ['pdf', 'JPG'], fileSize: '500', limit: 3 },
  { prop: 'k', label: null, type: 'title', value: 'T', hide: 'true', required: 'false', span: '8' },
  {
    formItemId: 'l',
    formItemType: 'input',
    formItemLabel: 'L',
    formItemRequired: 1,
    formItemMaxLength: '5',
    formItemValues: 0,
    formItemOriginalData: ' {"prop" : "l", "span":12.0, "label":"beside"} ',
  },
  {
    formItemId: 'm',
    formItemType: 'radio',
    formItemLabel: 'M',
    formItemOriginalData: '{oops',
    dicData: [null, { value: '1' }],
  },
  { formItemId: 'n', formItemType: 'checkbox', formItemLabel: 'N', formItemOriginalData: null },
];

describe.each(foreign.map((raw) => [JSON.stringify(raw).slice(0, 60), raw] as const))(
  'a foreign item %s',
  (_, raw) => {
    const type = readType(raw['formItemType'] ?? raw['type']) ?? 'input';

    it('is left to the letter by a panel in which nothing was changed', () => {
      expect(throughPanel(raw, type)).toBe(raw);
    });

    it('differs by the setting that was changed alone', () => {
      const keys: readonly string[] = authoringRegistry[type].settings;
      for (const key of keys) {
        const changed = changedKeys(raw, type, key).filter((one) => one !== 'maxlength');
        expect(
          changed.length === 0 || (changed.length === 1 && changed[0] === key),
          `${key}: ${changed.join()}`,
        ).toBe(true);
      }
    });
  },
);

describe('a row of a setting', () => {
  const raw: JsonObject = {
    prop: 'c',
    type: 'switch',
    dicData: [
      { label: 'No', value: false, tag: 1 },
      { label: 'Yes', value: true },
    ],
  };
  const before = {
    dicData: [
      { $id: 'r1', label: 'No', value: 'false', disabled: false },
      { $id: 'r2', label: 'Yes', value: 'true', disabled: false },
    ],
  };
  const write = (rows: readonly JsonObject[]) =>
    writeSettings(raw, 'switch', before, { dicData: rows })['dicData'];
  const [no = {}, yes = {}] = before.dicData;

  it('keeps what its table does not show and the type of what was not touched, wherever it goes', () => {
    expect(write([yes, { ...no, label: 'Not' }])).toEqual([
      { label: 'Yes', value: true },
      { label: 'Not', value: false, tag: 1 },
    ]);
  });

  it('that is new carries its cells and no name of the panel, and an empty one is no row', () => {
    expect(
      write([no, yes, { $id: 'r3', label: 'Maybe', value: '2', disabled: false }, { $id: 'r4', label: '' }]),
    ).toEqual([
      { label: 'No', value: false, tag: 1 },
      { label: 'Yes', value: true },
      { label: 'Maybe', value: '2' },
    ]);
  });

  it('loses the key of a cell that was emptied, and the list goes with its last row', () => {
    expect(write([{ ...no, label: '' }])).toEqual([{ value: false, tag: 1 }]);
    expect(write([])).toBeUndefined();
  });
});

describe('a setting', () => {
  it('that is taken away is gone from wherever it would count', () => {
    const raw = {
      formItemId: 'x',
      formItemType: 'input',
      formItemLabel: 'A',
      formItemMaxLength: 5,
      formItemOriginalData: '{"maxlength":3,"label":"B","help":"H"}',
    };
    const written = writeSettings(
      raw,
      'input',
      { maxLength: 5, help: 'H', label: 'A' },
      { maxLength: null, help: '', label: '' },
    );
    expect(written).toEqual({
      ...raw,
      formItemLabel: '',
      formItemMaxLength: null,
      formItemOriginalData: '{}',
    });
  });

  it('keeps the JSON type that it had', () => {
    const raw = {
      formItemId: 'x',
      formItemType: 'input',
      formItemValues: 7,
      formItemOriginalData: '{"min":{"value":"${a}"}}',
    };
    expect(writeSettings(raw, 'input', { value: '7', min: '${a}' }, { value: '8', min: '${b}' })).toEqual({
      ...raw,
      formItemValues: 8,
    });
    expect(writeSettings(raw, 'number', { min: '${a}' }, { min: '${b}' })['formItemOriginalData']).toBe(
      '{"min":{"value":"${b}"}}',
    );
  });
});

function speaks(echo: object): echo is SettingWords {
  return 'label' in echo && 'rules.max' in echo;
}
