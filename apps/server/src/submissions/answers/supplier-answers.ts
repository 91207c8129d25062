import { encode, decode, type Answers, type Definition, type Item } from '@zhantai/engine';
import type { Actor } from '../../forms/index.ts';
import { suppliersCode } from './chosen-suppliers.ts';
import { itemDictionary } from './options/item-dictionary.ts';

/** Items that ask which transport supplier it is. */
export function supplierItems({ items }: Definition): readonly Item[] {
  return items.filter((item) => itemDictionary(item, {})?.code === suppliersCode);
}

/** What a transport supplier that fills a form in for a client is not asked: which supplier it is, is known. */
export function supplierAnswers(definition: Definition, { subject }: Pick<Actor, 'subject'>): Answers {
  if (subject.kind !== 'transport') return {};
  const { accountId } = subject;
  return Object.fromEntries(
    supplierItems(definition).map((item) => [item.prop, encode(item, decode(item, accountId))]),
  );
}
