import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { decode } from '../fields/codec.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { Reactions } from '../logic/reactions.ts';
import { defaultOf } from './default-value.ts';
import type { Answers, Context } from './session.ts';
import { settleRows } from './settle-rows.ts';

/** What the server knows when it judges answers. */
export interface SettleOptions {
  readonly context?: Context;
  /** The answers stored before these; they hold what a client may not set. */
  readonly stored?: Answers;
}

/** Answers as the engine takes them: values and visibility by item index. */
export interface SettledAnswers {
  readonly values: readonly FieldValue[];
  readonly visible: readonly boolean[];
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
  const context = options.context ?? {};
  const stored = options.stored ?? {};
  return settle(definition, (item) => {
    const believed = item.readonly || item.disabled ? stored : answers;
    if (!Object.hasOwn(believed, item.prop)) return defaultOf(item, context).value;
    const value = decode(item, believed[item.prop]);
    return isRows(item, value) ? settleRows(item, value, stored[item.prop], context) : value;
  });
}

/** Visibility and computed numbers over given values. */
export function settle(definition: Definition, valueOf: (item: Item) => FieldValue): SettledAnswers {
  const { items } = definition;
  const values = items.map(valueOf);
  const reactions = new Reactions(compileLogic(definition), {
    compared(index) {
      const item = items[index];
      const value = values[index];
      return item === undefined || value === undefined ? '' : coreOf(item).compare(value, item);
    },
    takeComputed(index, value) {
      if (values[index] === value) return false;
      values[index] = value;
      return true;
    },
    visibilityChanged() {},
  });
  return { values, visible: reactions.visible };
}
