import type { CatalogueItem } from '../../../offers/index.ts';
import type { Language } from '@zhantai/engine';
import { amountText } from '@zhantai/messages/amounts';
import { renderServerWord } from '@zhantai/messages/server';
import { localText, type Exhibition } from '../../../exhibitions/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { quantityOf } from '../../money.ts';
import type { WantedLine } from '../../wanted-line.ts';
import type { BeyondBound } from './beyond-bound.ts';
import { presentField } from '../present-field.ts';
import { fieldOf, nameOf, sentence } from '../refuse-order.ts';

interface Beyond {
  readonly items: ReadonlyMap<string, CatalogueItem>;
  readonly wanted: readonly WantedLine[];
  readonly beyond: readonly BeyondBound[];
  readonly language: Language;
}

/** QUANTITY_BOUND with how much of each item one exhibitor may have, the field it comes from, and whom to ask. */
export function refuseBeyond({ profile }: Exhibition, { items, wanted, beyond, language }: Beyond): Refusal {
  const { phone } = profile.contact;
  const lines = beyond.map(({ itemId, wanted: quantity, bound, why }) => {
    const line = {
      itemId,
      name: nameOf(items, itemId, language),
      unit: localText(items.get(itemId)?.unit ?? {}, language),
      wanted: quantityOf(quantity),
      bound: quantityOf(bound),
      why,
    };
    const word = why === 'bound' ? 'beyondBound' : 'holdTooLong';
    return {
      ...line,
      message: renderServerWord(word, language, {
        ...line,
        amount: amountText(line.bound, line.unit, language),
        phone,
      }),
      ...presentField(fieldOf(items, wanted, itemId)),
    };
  });
  const named = lines.map(({ name, bound, unit }) => `${name} ${amountText(bound, unit, language)}`);
  const params = { items: sentence(named), ...(phone === '' ? {} : { phone }) };
  return new Refusal('QUANTITY_BOUND', params, { lines, phone });
}
