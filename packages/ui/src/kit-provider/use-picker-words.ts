import { pickerWords } from '@zhantai/messages/pickers';
import type { PickerWords } from '@zhantai/messages/pickers';
import { use } from 'react';
import { LanguageContext } from './language-context.ts';

/** Words of the parts that load on demand; kept apart so that the first load does not carry them. */
export const usePickerWords = (): PickerWords => pickerWords[use(LanguageContext)];
