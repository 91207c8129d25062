import { traitsOf } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { itemInLanguage } from '@zhantai/engine/tables';
import { columnLetters } from '../column-letters.ts';
import { labelWithUnit } from '../column-unit.ts';
import { textWidth } from '../text-width.ts';
import { choicesOf } from './choices-of.ts';
import { columnValidation } from './column-validation.ts';
import { describeColumn } from './describe-column.ts';
import { exampleCells } from './example-cells.ts';
import { isFilled } from './is-filled.ts';
import type { OptionLists } from './option-lists.ts';
import type { TemplateColumn } from './template-column.ts';
import { templateKind } from './template-registry.ts';

/** What is known of the choices in a table. */
export interface TemplateOptions {
  readonly language: Language;
  /** Options of a column whose dictionary is known; null leaves it without a drop-down. */
  readonly optionsOf?: (column: Item) => readonly Option[] | null;
  /** Options of a column for one option of the column its dictionary depends on. */
  readonly dependentOptionsOf?: (column: Item, parent: Option) => readonly Option[] | null;
}

/** The first row below the header. */
const FIRST_ROW = 2;
/** A longer list is no drop-down any more. */
const MAX_LIST = 5_000;

/** The columns of the template of a sub-table, in its order; `lastRow` is the last one that is checked while typing. */
export function planColumns(
  item: Item,
  options: TemplateOptions,
  lists: OptionLists,
  lastRow: number,
): readonly TemplateColumn[] {
  const columns = itemInLanguage(item, options.language).columns.filter(isWritten);
  const examples = exampleCells(item, options);
  return columns.map((column, at) => {
    const parent = parentOf(column);
    const known = choicesOf(column, options);
    const how = describeColumn(column, known, parent, options.language);
    const letters = columnLetters(at);
    const validation = columnValidation(column, {
      language: options.language,
      range: `${letters}${FIRST_ROW}:${letters}${lastRow}`,
      list: listOf(column, known, parent),
      options: known,
      how,
    });
    const example = examples.get(column.prop)?.content ?? null;
    return {
      item: column,
      label: labelWithUnit(item, column),
      options: known,
      how,
      example,
      validation,
      format: templateKind(column).format?.(column) ?? '@',
      width: widthOf({ ...column, label: labelWithUnit(item, column) }),
    };
  });

  function parentOf(column: Item): Item | null {
    const depends = column.dictionary?.dependsOn ?? [];
    return columns.find(({ prop }) => prop !== column.prop && depends.includes(prop)) ?? null;
  }

  function listOf(column: Item, known: readonly Option[] | null, parent: Item | null): string | null {
    if (templateKind(column).picked !== true) return null;
    if (column.multiple && traitsOf(column).family !== 'switch') return null;
    if (parent !== null && options.dependentOptionsOf !== undefined) {
      const formula = dependentList(column, parent, options.dependentOptionsOf);
      if (formula !== null) return formula;
    }
    const labels = known === null ? [] : pickable(column, known);
    return labels.length === 0 || labels.length > MAX_LIST ? null : lists.add(column.label, labels);
  }

  function dependentList(
    column: Item,
    parent: Item,
    dependentOptionsOf: (column: Item, parent: Option) => readonly Option[] | null,
  ): string | null {
    const parents = choicesOf(parent, options) ?? [];
    const below = new Map<string, readonly string[]>();
    let count = 0;
    for (const one of parents) {
      const labels = pickable(column, dependentOptionsOf(column, one) ?? []);
      count += labels.length;
      if (labels.length > 0) below.set(one.label, labels);
    }
    if (below.size === 0 || count > MAX_LIST * 4) return null;
    const at = columns.findIndex(({ prop }) => prop === parent.prop);
    return lists.addDependent(column.label, below, `$${columnLetters(at)}${FIRST_ROW}`);
  }
}

/** Files do not come in a workbook. */
function isWritten(column: Item): boolean {
  return isFilled(column) && traitsOf(column).family !== 'file';
}

/** What the drop-down offers: labels, or whole paths of a cascader. */
function pickable(column: Item, options: readonly Option[]): readonly string[] {
  const labels = options.flatMap((option) => {
    if (option.disabled === true) return [];
    if (traitsOf(column).paths !== true || option.children === undefined) return [option.label];
    const between = ` ${column.separator.trim() || '/'} `;
    return pickable(column, option.children).map((below) => `${option.label}${between}${below}`);
  });
  return [...new Set(labels)];
}

function widthOf(column: Item): number {
  const { label, maxLength } = column;
  const least = templateKind(column).width ?? ((maxLength ?? 0) > 60 ? 28 : 13);
  return Math.min(40, Math.max(least, textWidth(label) + 4));
}
