import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { readAnswer } from '../fields/codec.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import { compileLogic } from './compile-logic.ts';
import { Reactions } from './reactions.ts';
import { defaultOf } from './default-value.ts';
import type { Answers, Context } from '../definition/context.ts';
import { settleRows } from './settle-rows.ts';

const NOTHING: Answers = {};

/** What the server knows when it judges answers. */
export interface SettleOptions {
  readonly context?: Context;
  /** The answers stored before these; they hold what a client may not set. */
  readonly stored?: Answers;
  /** These answers as they were settled with the same options, so that several questions about them read them once. */
  readonly settled?: SettledAnswers;
}

/** Answers as the engine takes them, by item index. */
export interface SettledAnswers {
  readonly visible: readonly boolean[];
  /** Read when it is first asked for. */
  readonly valueAt: (index: number) => FieldValue;
}

/**
 * Values of client answers as they count: read-only and disabled items by what is stored, else their default; missing
 * ones by their default; numbers computed; visibility by the logic (engine.md §2, §3).
 */
export function settleAnswers(
  definition: Definition,
  answers: Answers,
  options: SettleOptions = {},
): SettledAnswers {
  if (options.settled !== undefined) return options.settled;
  const context = options.context ?? {};
  return settle(definition, (item) => {
    const believed = believedAnswers(item, answers, options);
    if (!Object.hasOwn(believed, item.prop)) return defaultOf(item, context).value;
    const value = readAnswer(item, believed[item.prop]);
    return isRows(item, value) ? settleRows(item, value, options.stored?.[item.prop], context) : value;
  });
}

/** Where the answer to an item is taken from: what a client may not set from what is stored (engine.md §2). */
export function believedAnswers(item: Item, answers: Answers, { stored = NOTHING }: SettleOptions): Answers {
  return item.readonly || item.disabled ? stored : answers;
}

/** Visibility and computed numbers over given values. */
export function settle(definition: Definition, read: (item: Item) => FieldValue): SettledAnswers {
  const { items } = definition;
  const values: (FieldValue | undefined)[] = items.map(() => undefined);
  const valueAt = (index: number): FieldValue => {
    const known = values[index];
    if (known !== undefined) return known;
    const item = items[index];
    if (item === undefined) return '';
    const value = read(item);
    values[index] = value;
    return value;
  };
  const { visible } = new Reactions(compileLogic(definition), {
    compared(index) {
      const item = items[index];
      return item === undefined ? '' : coreOf(item).compare(valueAt(index), item);
    },
    takeComputed(index, value) {
      if (valueAt(index) === value) return false;
      values[index] = value;
      return true;
    },
    visibilityChanged() {},
  });
  return { visible, valueAt };
}
