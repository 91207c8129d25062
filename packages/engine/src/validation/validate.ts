import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { CheckContext } from '../fields/field-core.ts';
import type { FieldValue, Row } from '../fields/field-value.ts';
import type { Answers } from '../session/session.ts';
import { settleAnswers } from '../session/settle-answers.ts';
import { checkContext } from './check-context.ts';
import type { ValidateOptions } from './check-context.ts';
import { checkRow } from './check-rows.ts';
import { checkValue, isLocked } from './check-value.ts';
import type { Problem } from './problem.ts';

/** Also the answers stored before, which hold what a client may not set. */
export interface ValidateAnswersOptions extends ValidateOptions {
  readonly stored?: Answers;
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
  const within = checkContext(options);
  const { values, visible } = settleAnswers(definition, answers, {
    context: within.context,
    ...(options.stored === undefined ? {} : { stored: options.stored }),
  });
  const problems: Problem[] = [];
  definition.items.forEach((item, index) => {
    const value = values[index];
    if (visible[index] === true && value !== undefined) problems.push(...checkAnswer(item, value, within));
  });
  return problems;
}

function checkAnswer(item: Item, value: FieldValue, within: CheckContext): readonly Problem[] {
  const found = checkValue(value, item, within, isLocked(item));
  if (found !== null) return [{ prop: item.prop, formItemId: item.id, label: item.label, ...found }];
  return isRows(item, value) ? value.flatMap((row, index) => rowProblems(item, row, index, within)) : [];
}

function rowProblems(item: Item, row: Row, index: number, within: CheckContext): readonly Problem[] {
  return checkRow(row, item, within).map(({ prop, label, code, params }) => ({
    prop: item.prop,
    formItemId: item.id,
    label,
    code,
    params,
    path: [index, prop],
  }));
}
