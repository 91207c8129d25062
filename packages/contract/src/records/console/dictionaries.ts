import { consoleDictionariesCalls } from '../../calls/console/dictionaries.ts';
import { ConsoleDictionaries } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Lists that forms choose from, as whoever makes a form chooses among them. */
export const consoleDictionariesRecords = {
  consoleDictionaries: {
    ...consoleDictionariesCalls.consoleDictionaries,
    access: { may: 'read' },
    summary: 'The dictionaries that a form may choose from, and what each can be filtered by',
    data: ConsoleDictionaries,
  },
} as const satisfies Record<keyof typeof consoleDictionariesCalls, CallRecord>;
