import { decodeStored, traitsOf, type Answers, type Definition, type Item } from '@zhantai/engine';
import { valueText, type FormWords } from '@zhantai/views';

/** Labels of dictionary values in the answers of a list: prop → value → label. */
export type ListLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One answer of a list in a line, with the labels that came with the list; empty where nothing was answered. */
export function answerText(item: Item, answers: Answers, labels: ListLabels, words: FormWords): string {
  const wire = answers[item.prop];
  // What is masked is not the wire of its type: it is shown as it came.
  if (item.sensitive !== null) return typeof wire === 'string' ? wire : '';
  const answer = decodeStored(item, wire);
  if (answer.unreadable !== null) return answer.unreadable;
  const known = new Map(Object.entries(labels[item.prop] ?? {}));
  return valueText(item, answer.value, words.fields, item.options, known);
}

/** How many answers tell one submission of a list from the others. */
const MAX_ANSWERS_SHOWN = 3;

/** The first answers of a submission, which tell it from the others. */
export function submissionText(
  definition: Definition,
  answers: Answers,
  labels: ListLabels,
  words: FormWords,
): string {
  const items = definition.items.filter((item) => isShort(item) && item.sensitive === null);
  // What every submission is filled in with from the account or the booth tells nothing: it comes last.
  const [own, filled] = [items.filter((item) => !isFilledIn(item)), items.filter(isFilledIn)];
  const texts = [...own, ...filled]
    .map((item) => answerText(item, answers, labels, words))
    .filter((text) => text !== '');
  return texts.slice(0, MAX_ANSWERS_SHOWN).join(' · ');
}

/** Whether its answer is a line that tells something. */
function isShort(item: Item): boolean {
  const { asText, family, text = 'line' } = traitsOf(item);
  return asText === true && family !== 'switch' && text === 'line';
}

function isFilledIn(item: Item): boolean {
  return item.preValue?.includes('${') === true;
}
