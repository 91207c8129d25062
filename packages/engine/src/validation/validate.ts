import type { Definition } from '../definition/definition.ts';
import type { Item, JsonObject } from '../definition/item.ts';
import { isRows, isTable } from '../fields/dynamic/is-rows.ts';
import { readRawRows } from '../fields/dynamic/rows-codec.ts';
import type { CheckContext } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import type { Answers } from '../definition/context.ts';
import { believedAnswers, settleAnswers } from '../logic/settle-answers.ts';
import type { SettleOptions } from '../logic/settle-answers.ts';
import { checkContext } from './check-context.ts';
import { checkTable } from './check-table.ts';
import type { ValidateOptions } from './check-context.ts';
import { checkRawRows, isJudgedRaw } from './check-raw-rows.ts';
import { checkRows } from './check-rows.ts';
import type { TellCell } from './check-rows.ts';
import { isLocked } from './check-value.ts';
import type { Problem } from '../fields/problem.ts';

/** Also what the server knows besides the answers. */
export interface ValidateAnswersOptions extends ValidateOptions, SettleOptions {
  /** How many problems of cells are told at most. */
  readonly most?: number;
}

/**
 * What is wrong with wire answers, in the order of the items: the first problem of an item, in a sub-table the first of
 * each cell, row by row, or one of the whole table (engine.md §4).
 */
export function validate(
  definition: Definition,
  answers: Answers,
  options: ValidateAnswersOptions,
): readonly Problem[] {
  const given = checkContext(options);
  const settling: SettleOptions = { ...options, context: given.context };
  const { visible, valueAt } = settleAnswers(definition, answers, settling);
  const within: CheckContext = {
    ...given,
    answerTo(prop) {
      const item = definition.itemByProp.get(prop);
      if (item === undefined) return undefined;
      const index = definition.items.indexOf(item);
      return { item, read: () => valueAt(index), isShown: () => visible[index] === true };
    },
  };
  const problems: Problem[] = [];
  const most = options.most ?? Number.POSITIVE_INFINITY;
  definition.items.forEach((item, index) => {
    if (visible[index] !== true) return;
    const raw = rawRowsOf(item, answers, settling);
    if (raw === null) {
      const value = bareValue(item, answers, settling) ?? valueAt(index);
      checkAnswer(item, value, within, problems, most);
    } else if (!asksOfWhole(item) || checkWhole(item, valueAt(index), within, problems)) {
      checkRawRows(raw, item, within, tellerOf(item, problems, most));
    }
  });
  return problems;
}

/**
 * What a text is judged by that is no answer but can be told as a value, such as `1e-7`: what is wrong with it says more
 * than that it cannot be read. Undefined for every other answer.
 */
function bareValue(item: Item, answers: Answers, settling: SettleOptions): FieldValue | undefined {
  const core = coreOf(item);
  const believed = believedAnswers(item, answers, settling);
  if (core.readBare === undefined || !Object.hasOwn(believed, item.prop)) return undefined;
  const wire = believed[item.prop];
  return core.read(wire, item) === undefined ? core.readBare(wire, item) : undefined;
}

/** The rows of a sub-table that can be judged as they travel; null for every other item. */
function rawRowsOf(item: Item, answers: Answers, settling: SettleOptions): readonly JsonObject[] | null {
  if (!isTable(item) || !isJudgedRaw(item)) return null;
  const believed = believedAnswers(item, answers, settling);
  return Object.hasOwn(believed, item.prop) ? (readRawRows(believed[item.prop]) ?? []) : null;
}

/** Whether a sub-table asks for anything but right cells. */
function asksOfWhole({ required, minSize, maxSize, rules, hooks }: Item): boolean {
  return required || minSize !== null || maxSize !== null || rules.length > 0 || hooks !== null;
}

function checkAnswer(
  item: Item,
  value: FieldValue,
  within: CheckContext,
  problems: Problem[],
  most: number,
): void {
  if (checkWhole(item, value, within, problems) && isRows(item, value)) {
    checkRows(value, item, within, tellerOf(item, problems, most));
  }
}

/** Tells the problem of an item as a whole; true where it has none. */
function checkWhole(item: Item, value: FieldValue, within: CheckContext, problems: Problem[]): boolean {
  const found = checkTable(value, item, within, isLocked(item));
  if (found === null) return true;
  const { prop, id: formItemId, label } = item;
  problems.push({ prop, formItemId, label, code: found.code, params: found.params });
  return false;
}

function tellerOf({ prop, id: formItemId }: Item, problems: Problem[], most: number): TellCell {
  return (index, column, found) => {
    if (problems.length >= most) return;
    const { code, params } = found;
    problems.push({ prop, formItemId, label: column.label, code, params, path: [index, column.prop] });
  };
}
