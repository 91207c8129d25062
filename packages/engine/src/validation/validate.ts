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
import type { TellCell } from './check-rows.ts';
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
    if (visible[index] === true && value !== undefined) checkAnswer(item, value, within, problems);
  });
  return problems;
}

function checkAnswer(item: Item, value: FieldValue, within: CheckContext, problems: Problem[]): void {
  const { prop, id: formItemId, label } = item;
  const found = checkValue(value, item, within, isLocked(item));
  if (found !== null) problems.push({ prop, formItemId, label, ...found });
  else if (isRows(item, value)) checkRows(item, value, within, problems);
}

function checkRows(item: Item, rows: readonly Row[], within: CheckContext, problems: Problem[]): void {
  const { prop, id: formItemId } = item;
  let index = 0;
  const tell: TellCell = ({ label, prop: column }, { code, params }) => {
    problems.push({ prop, formItemId, label, code, params, path: [index, column] });
  };
  for (const row of rows) {
    checkRow(row, item, within, tell);
    index += 1;
  }
}
