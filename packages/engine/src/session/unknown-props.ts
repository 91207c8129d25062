import type { Definition } from '../definition/definition.ts';
import { isUnsafeKey } from '../definition/parsing.ts';
import type { Answers } from '../definition/context.ts';

/** Props of answers that no item has: kept in a draft, refused in a final submission (engine.md §2). */
export function unknownProps(definition: Definition, answers: Answers): readonly string[] {
  return Object.keys(answers).filter((prop) => !definition.itemByProp.has(prop) && !isUnsafeKey(prop));
}
