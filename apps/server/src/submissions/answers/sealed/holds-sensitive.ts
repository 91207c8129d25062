import type { Answers, Definition, Item } from '@zhantai/engine';

/** Whether a form asks for anything sensitive. */
export function hasSensitive(definition: Definition): boolean {
  return definition.items.some(isSensitiveItem);
}

/** Whether an item, or anything in its rows, is sensitive. */
export function isSensitiveItem(item: Item): boolean {
  return item.sensitive !== null || item.columns.some(isSensitiveItem);
}

/** What no item describes: nobody can say that it is not sensitive. */
export function strayProps(definition: Definition, answers: Answers): readonly string[] {
  return Object.keys(answers).filter((prop) => !definition.itemByProp.has(prop));
}

/** Whether answers may be stored only sealed. */
export function needsSeals(definition: Definition, answers: Answers): boolean {
  return hasSensitive(definition) || strayProps(definition, answers).length > 0;
}
