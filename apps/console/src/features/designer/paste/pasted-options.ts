import { limits } from '@zhantai/contract';
import {
  newTreeLines,
  readOptionLines,
  readSettings,
  readTreeLines,
  readTreeRows,
  takeOptions,
  withTreeLines,
  writeTreeRows,
} from '@zhantai/engine/authoring';
import type { JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { itemOf } from '../canvas-entries.ts';
import { isRecord, listOf } from '../draft/item-levels.ts';
import { optionFaultText } from '../options/option-fault-text.ts';
import { hasOptions, isTreeOfOptions } from '../options/option-settings.ts';

/** What pasted text makes of the options of an item. */
export interface PastedOptions {
  /** Why nothing is taken, in words. */
  readonly faults: readonly string[];
  readonly count: number;
  /** The item with them. */
  readonly written: () => JsonObject;
}

/** Whether an item has options that are written out. */
export function takesOptions(raw: JsonObject): boolean {
  const { type, dictionary } = itemOf(raw);
  return hasOptions(type) && dictionary === null;
}

/** Reads pasted text as options of an item, those of a tree by indentation. */
export function readPastedOptions(
  raw: JsonObject,
  text: string,
  block: readonly (readonly string[])[],
  words: DesignerWords['options'],
): PastedOptions {
  const { faults, total, most, count, written } = isTreeOfOptions(itemOf(raw))
    ? readTree(raw, text)
    : readList(raw, block);
  const tooMany = total > most ? [words.tooMany(total, most)] : [];
  return { faults: [...faults.map((one) => optionFaultText(one, words)), ...tooMany], count, written };
}

function readTree(raw: JsonObject, text: string) {
  const rows = readTreeRows(raw);
  const { lines, faults } = readTreeLines(text, rows);
  return {
    faults,
    total: rows.length + newTreeLines(rows, lines),
    most: limits.treeOptions,
    count: lines.length,
    written: () => writeTreeRows(raw, withTreeLines(rows, lines)),
  };
}

function readList(raw: JsonObject, block: readonly (readonly string[])[]) {
  const { type } = itemOf(raw);
  const existing = listOf(readSettings(raw, type)['dicData']).filter(isRecord);
  const { lines, faults } = readOptionLines(block, existing);
  const known = new Set(existing.map((row) => String(row['label'])));
  return {
    faults,
    total: existing.length + lines.filter(({ label }) => !known.has(label)).length,
    most: limits.writtenOptions,
    count: lines.length,
    written: () => takeOptions(raw, type, lines),
  };
}
