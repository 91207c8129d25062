import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, jsonText, readList, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { optionTexts, withOptionTexts } from '../settings/option-texts.ts';
import { withFreeValues } from '../settings/free-values.ts';
import { settingRows } from '../settings/setting-rows.ts';
import { withSettingAt } from '../settings/with-setting.ts';

/** An option of a tree as a row: rows stand in the order of the tree, each under the last one before it that is less deep. */
export interface TreeRow {
  /** Its own as long as the item is not read anew. */
  readonly $id: string;
  /** 0 for those at the top. */
  readonly level: number;
  readonly label: string;
  readonly value: string;
  readonly 'zh-Hant': string;
  readonly en: string;
}

const cells = ['label', 'value', 'zh-Hant', 'en'] as const;

/** What may be typed of a row. */
export type TreeCell = (typeof cells)[number];

/** The options of an item with all their levels. */
export function readTreeRows(raw: JsonObject): readonly TreeRow[] {
  return readNodes(mergeSource(raw).source).map(({ row }) => row);
}

interface Node {
  readonly row: TreeRow;
  readonly option: unknown;
}

function readNodes(source: JsonObject): readonly Node[] {
  const key = childrenKey(source);
  const texts = optionTexts(source);
  const nodes: Node[] = [];
  const read = (options: readonly unknown[], level: number) => {
    for (const option of options) {
      const [plain = {}] = settingRows.dicData?.read([option], source) ?? [];
      const value = jsonText(plain['value'] ?? '');
      const { 'zh-Hant': hant, en } = texts(value);
      const row = {
        $id: `row${nodes.length}`,
        level,
        label: jsonText(plain['label'] ?? ''),
        value,
        'zh-Hant': readText(hant),
        en: readText(en),
      };
      nodes.push({ row, option });
      if (isJsonObject(option)) read(readList(option[keyIn(option, key)]), level + 1);
    }
  };
  read(readList(source['dicData']), 0);
  return nodes;
}

/**
 * An item with the options that rows are. An option whose row and place in the tree stay keeps every byte, a new one without a
 * value has the next free whole number.
 * @param rows as {@link readTreeRows} gave them of this item, changed.
 */
export function writeTreeRows(raw: JsonObject, rows: readonly TreeRow[]): JsonObject {
  const { source } = mergeSource(raw);
  const nodes = readNodes(source);
  const byId = new Map(nodes.map((node) => [node.row.$id, node]));
  const before = nodes.map(({ row }) => ({ ...row }));
  const labels = new Map(rows.map(({ $id, label }) => [$id, label]));
  // One that was added without a label has its value with the first letter of it.
  const valuedBefore = before.filter(({ $id, value, label }) => value !== '' || labels.get($id) === label);
  const valued = withFreeValues(
    valuedBefore,
    rows.map((row) => ({ ...row })),
  ).filter(isJsonObject);
  let at = 0;
  const build = (level: number): readonly unknown[] => {
    const options: unknown[] = [];
    for (let row = rows[at]; row !== undefined && row.level >= level; row = rows[at]) {
      const value = valued[at]?.['value'];
      at += 1;
      const known = byId.get(row.$id);
      const changed = cells.filter(
        (cell) => (cell === 'value' ? value : row[cell]) !== (known?.row[cell] ?? ''),
      );
      const written = Object.fromEntries(changed.map((cell) => [cell, cell === 'value' ? value : row[cell]]));
      const option =
        changed.length === 0 && known !== undefined
          ? known.option
          : settingRows.dicData?.write(known?.option, written, source);
      options.push(withChildren(option, keyIn(option, childrenKey(source)), build(row.level + 1)));
    }
    return options;
  };
  const options = build(0);
  const was = readList(source['dicData']);
  const isSame = options.length === was.length && options.every((option, place) => option === was[place]);
  const next = isSame ? raw : withSettingAt(raw, ['dicData'], options.length === 0 ? undefined : options);
  return withOptionTexts(next, before, valued);
}

function childrenKey(source: JsonObject): string {
  const props = isJsonObject(source['props']) ? source['props'] : {};
  return readText(props['children']) || 'children';
}

/** An option may keep what is under it under the usual name all the same. */
function keyIn(option: unknown, key: string): string {
  const isUsual = isJsonObject(option) && !Object.hasOwn(option, key) && Object.hasOwn(option, 'children');
  return isUsual ? 'children' : key;
}

function withChildren(option: unknown, key: string, children: readonly unknown[]): unknown {
  const was = isJsonObject(option) ? readList(option[key]) : [];
  if (children.length === was.length && children.every((child, at) => child === was[at])) return option;
  const own = isJsonObject(option) ? option : { label: option, value: option };
  if (children.length > 0) return { ...own, [key]: children };
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
}
