import { readMoment } from '../dates/read-moment.ts';
import type { Item } from '../definition/item.ts';
import { normaliseNumber } from '../fields/numeric/read-number.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { anyPhoneText, documentText, idCardText, mobileText, phoneText } from './number-texts.ts';

/** A text that a person or a file brought in, as it is judged and stored (engine.md §2). Twice is once. */
export function normalise(item: Item, text: string): string {
  switch (item.type) {
    case 'textarea':
    case 'password':
      return cleanText(text);
    case 'number':
    case 'rate':
      return normaliseNumber(text, item);
    case 'date':
    case 'time':
    case 'datetime':
    case 'year':
      return readMoment(text, item.type);
    case 'input':
      return normaliserOf(item)(text);
    default:
      return cleanLine(text);
  }
}

type Normaliser = (text: string) => string;

const byRule: ReadonlyMap<string | undefined, Normaliser> = new Map<string | undefined, Normaliser>([
  ['mobile', mobileText],
  ['idCard', idCardText],
  ['phone', phoneText],
  ['anyPhone', anyPhoneText],
]);

const known = new WeakMap<Item, Normaliser>();

function normaliserOf(item: Item): Normaliser {
  const found = known.get(item);
  if (found !== undefined) return found;
  const [rule] = item.rules.flatMap(({ type }) => byRule.get(type) ?? []);
  const normaliser = rule ?? (item.sensitive === 'id' ? documentText : cleanLine);
  known.set(item, normaliser);
  return normaliser;
}
