import type { LocalText } from '../database/tables/schema.ts';
import { localText } from '../exhibitions/index.ts';
import { languages } from '@zhantai/messages';
import { unitOfOne } from '@zhantai/messages/amounts';
import { renderServerWord } from '@zhantai/messages/server';
import type { CatalogueItem } from './item.ts';

/** What one unit costs without discount or surcharge, in every language; null where there is no such price. */
export function listPrice({ prices, unit }: CatalogueItem): LocalText | null {
  const { normal } = prices;
  if (normal === null || normal === 0) return null;
  return Object.fromEntries(
    languages.map((language) => [
      language,
      renderServerWord('listPrice', language, {
        price: normal / 100,
        unit: unitOfOne(localText(unit, language), language),
      }),
    ]),
  );
}
