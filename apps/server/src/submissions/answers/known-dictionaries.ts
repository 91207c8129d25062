import { exhibitorDictionaries } from '../../booths/index.ts';
import { createDictionaries, type Dictionaries } from '../../dictionaries/index.ts';
import { offerDictionaries } from '../../offers/index.ts';

/** Every dictionary that forms may choose from: shipped, kept, and made of what the exhibition has. */
export const knownDictionaries: Dictionaries = createDictionaries({
  ...exhibitorDictionaries,
  ...offerDictionaries,
});
