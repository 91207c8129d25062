import type { Item, Option } from '../../definition/item.ts';
import { readOptionValue } from '../choice/choice-codec.ts';
import type { DescribeWords, FieldCore, Finding } from '../field-core.ts';
import type { FieldValues, OptionValue } from '../../types/field-value.ts';
import { finding } from '../finding.ts';
import { readParts } from '../read-parts.ts';
import { pathsOf } from './paths-of.ts';
import type { OptionPath } from './paths-of.ts';

type Value = FieldValues['cascader'];

/** `cascader`: a path of options, or several with `multiple`. */
export const cascader: FieldCore<Value> = {
  answers: true,
  blank: (item) => (item.multiple ? [] : null),
  read: (wire, item) => (item.multiple ? readPaths(wire, item) : readPath(wire, item)),
  encode(value, item) {
    const paths = pathsOf(value);
    if (item.multiple && item.dataType === 'array') return paths;
    return paths.map((path) => path.join(',')).join('|');
  },
  isEmpty: (value) => pathsOf(value).length === 0,
  compare(value, item) {
    const ends = pathsOf(value).map((path) => String(path.at(-1) ?? ''));
    return item.multiple ? ends : (ends[0] ?? '');
  },
  check: (value, item, within) => checkPaths(pathsOf(value), within.optionsOf(item)),
  missing: () => 'requiredChoice',
  describe: (value, item, words) =>
    pathsOf(value)
      .map((path) => describePath(path, item, words))
      .join(words.listSeparator),
};

function readPath(wire: unknown, item: Item): OptionPath | null | undefined {
  const parts = readParts(wire);
  if (parts === undefined) return undefined;
  const path: OptionValue[] = [];
  for (const part of parts) {
    const value = readOptionValue(part, item);
    if (value === null) return undefined;
    path.push(value);
  }
  return path.length === 0 ? null : path;
}

function readPaths(wire: unknown, item: Item): readonly OptionPath[] | undefined {
  if (wire === null || wire === undefined || wire === '') return [];
  const list = typeof wire === 'string' ? wire.split('|') : typeof wire === 'number' ? [wire] : wire;
  if (!Array.isArray(list)) return undefined;
  const parts: readonly unknown[] = list;
  const paths: OptionPath[] = [];
  for (const part of parts) {
    const path = readPath(part, item);
    if (path === undefined || path?.some((value) => String(value).includes('|')) === true) return undefined;
    if (path !== null) paths.push(path);
  }
  return paths;
}

function checkPaths(paths: readonly OptionPath[], options: readonly Option[] | null): Finding | null {
  if (options === null) return null;
  return paths.every((path) => optionsAlong(path, options).length === path.length)
    ? null
    : finding('invalidOption');
}

/** The options of a path as far as they are known. */
function optionsAlong(path: OptionPath, options: readonly Option[]): readonly Option[] {
  const along: Option[] = [];
  let level: readonly Option[] | undefined = options;
  for (const value of path) {
    const option: Option | undefined = level?.find((one) => String(one.value) === String(value));
    if (option === undefined) break;
    along.push(option);
    level = option.children;
  }
  return along;
}

function describePath(path: OptionPath, item: Item, words: DescribeWords): string {
  const along = optionsAlong(path, words.optionsOf(item) ?? []);
  const labels = path.map((value, index) => along[index]?.label ?? words.labelOf(value) ?? String(value));
  return item.showAllLevels ? labels.join(item.separator) : (labels.at(-1) ?? '');
}
