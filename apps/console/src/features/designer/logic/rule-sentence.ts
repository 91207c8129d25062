import type { JsonObject } from '@zhantai/engine';
import { comparisonOf, isBare, readCondition, type AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { FormLogic } from './form-logic.ts';
import { valueOptions } from './value-options.ts';

type LogicWords = DesignerWords['logic'];

/** A rule as a sentence: 当「展位类型」是「光地特装」时，显示「搭建商名称」. */
export function ruleSentence(
  { groups, targets }: Pick<AuthoringRule, 'groups' | 'targets'>,
  form: FormLogic,
  words: LogicWords,
): string {
  const shown = words.names(targets.map(form.targetName));
  const said = groups
    .filter((group) => group.length > 0)
    .map((group) => words.all(group.map((condition) => conditionSentence(condition, form, words))));
  return said.length === 0 ? words.never(shown) : words.sentence(words.any(said), shown);
}

function conditionSentence(raw: JsonObject, form: FormLogic, words: LogicWords): string {
  const [condition] = readCondition(raw);
  if (condition === undefined) return words.otherWays;
  const { formItemId, expression, optionValue } = condition;
  const item = form.definition.itemById.get(formItemId);
  const comparison = item === undefined ? null : comparisonOf(item, condition);
  const name = form.nameOf(formItemId);
  if (item === undefined || comparison === null)
    return words.condition(name, words.otherWay(expression, optionValue));
  if (isBare(comparison)) return words.condition(name, words.comparisons[comparison](''));
  const label =
    valueOptions(item, words)?.find(({ value }) => String(value) === optionValue)?.label ?? optionValue;
  const unit = item.ownUnit === '' ? '' : ` ${item.ownUnit}`;
  return words.condition(name, words.comparisons[comparison](`${label}${unit}`));
}
