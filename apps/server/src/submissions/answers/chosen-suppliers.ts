import { decode, type Answers, type Definition } from '@zhantai/engine';
import { itemDictionary } from './options/item-dictionary.ts';
import { optionValues } from './options/option-values.ts';

/** The dictionary of the exhibition's transport suppliers; values are their accounts. */
export const suppliersCode = 'transport-suppliers';

/** Accounts of the transport suppliers that answers choose: those of the items with that dictionary (wire.md §3). */
export function chosenSuppliers(definition: Definition, answers: Answers): readonly string[] {
  const choosing = definition.items.filter(
    (item) => Object.hasOwn(answers, item.prop) && itemDictionary(item, answers)?.code === suppliersCode,
  );
  return [...new Set(choosing.flatMap((item) => optionValues(decode(item, answers[item.prop]))))];
}
