import { dataTableWords } from '@zhantai/messages/data-table';
import type { DataTableWords } from '@zhantai/messages/data-table';
import { use } from 'react';
import { LanguageContext } from '../kit-provider/language-context.ts';

/** Words of the table in the language of the nearest {@link KitProvider}. */
export const useTableWords = (): DataTableWords => dataTableWords[use(LanguageContext)];
