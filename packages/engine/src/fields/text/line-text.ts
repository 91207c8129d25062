import type { Item } from '../../definition/item.ts';
import { cleanLine } from '../../texts/clean-text.ts';
import { anyPhoneText, documentText, idCardText, mobileText, phoneText } from '../../texts/number-texts.ts';

type Normaliser = (text: string) => string;

const byRule: ReadonlyMap<string | undefined, Normaliser> = new Map<string | undefined, Normaliser>([
  ['mobile', mobileText],
  ['idCard', idCardText],
  ['phone', phoneText],
  ['anyPhone', anyPhoneText],
]);

const known = new WeakMap<Item, Normaliser>();

/** One line of text as it is judged: what its rules say of numbers of people and telephones comes first (engine.md §2). */
export function lineText(text: string, item: Item): string {
  const found = known.get(item);
  if (found !== undefined) return found(text);
  const [rule] = item.rules.flatMap(({ type }) => byRule.get(type) ?? []);
  const normaliser = rule ?? (item.sensitive === 'id' ? documentText : cleanLine);
  known.set(item, normaliser);
  return normaliser(text);
}
