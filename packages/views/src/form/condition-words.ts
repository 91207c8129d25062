import type { FieldNode, Session } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';

/** Says what must be chosen in the trigger for a block under it: `选择「光地特装」后需要填写`. */
export function conditionWords(
  session: Session,
  trigger: FieldNode,
  node: FieldNode,
  words: FieldWords,
): string {
  const conditions = session.shownBy(node).filter(({ item }) => item.id === trigger.item.id);
  const options = trigger.options();
  const labels = conditions.map(({ expression, optionValue }) =>
    expression === 'eq' ? options.find((option) => String(option.value) === optionValue)?.label : undefined,
  );
  const known = [...new Set(labels.filter((label) => label !== undefined))];
  return known.length > 0 && known.length === new Set(conditions.map((one) => one.optionValue)).size
    ? words.condition.choose(known.map(words.condition.quote).join(words.condition.or))
    : words.condition.other(trigger.item.label);
}
