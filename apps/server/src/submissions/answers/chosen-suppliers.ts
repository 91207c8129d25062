import { decode, type Answers, type Definition, type Item } from '@zhantai/engine';
import { itemDictionary } from './options/item-dictionary.ts';
import { optionValues } from './options/option-values.ts';

/** The dictionary of the exhibition's transport suppliers; values are their accounts. */
export const suppliersCode = 'transport-suppliers';

/** The items that choose a transport supplier. */
export function supplierItems({ items }: Definition, answers: Answers = {}): readonly Item[] {
  return items.filter((item) => itemDictionary(item, answers)?.code === suppliersCode);
}

/** Accounts of the transport suppliers that answers choose: those of the items with that dictionary (wire.md §3). */
export function chosenSuppliers(definition: Definition, answers: Answers): readonly string[] {
  const choosing = supplierItems(definition, answers).filter(({ prop }) => Object.hasOwn(answers, prop));
  return [...new Set(choosing.flatMap((item) => optionValues(decode(item, answers[item.prop]))))];
}
