import type { Language } from '@zhantai/engine';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';

/** What the product calls the dictionaries that it knows, by code. */
const titles: ReadonlyMap<string, ServerWord> = new Map<string, ServerWord>([
  ['booths', 'dictionaryBooths'],
  ['country', 'dictionaryCountry'],
  ['facilities', 'dictionaryFacilities'],
  ['hotels', 'dictionaryHotels'],
  ['led-slots', 'dictionaryLedSlots'],
  ['persons', 'dictionaryPersons'],
  ['product-category', 'dictionaryProductCategory'],
  ['region-cn', 'dictionaryRegion'],
  ['stand-builders', 'dictionaryStandBuilders'],
  ['stands', 'dictionaryStands'],
  ['trade', 'dictionaryTrade'],
  ['transport-suppliers', 'dictionaryTransportSuppliers'],
  ['units', 'dictionaryUnits'],
]);

/** What a dictionary is called; one of the organiser's own by its code. */
export function titleOf(code: string, language: Language): string {
  const title = titles.get(code);
  return title === undefined ? code : renderServerWord(title, language);
}
