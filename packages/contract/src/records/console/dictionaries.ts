import { Type } from 'typebox';
import { bodyBytes } from '../../body-bytes.ts';
import { dictionarySettingsCalls } from '../../calls/console/dictionaries.ts';
import {
  ChangeDictionaryRequest,
  ConsoleDictionary,
  ConsoleDictionaryName,
  ConsoleDictionaryParams,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The lists that forms choose from, as staff keep them (console.md §1.4). */
export const dictionarySettingsRecords = {
  consoleDictionaries: {
    ...dictionarySettingsCalls.consoleDictionaries,
    access: { may: 'read' },
    summary: 'Every dictionary with how many entries it has, what filters it and which forms choose from it',
    data: Type.Array(ConsoleDictionaryName),
    refusals: [],
  },
  consoleDictionary: {
    ...dictionarySettingsCalls.consoleDictionary,
    access: { may: 'editContent' },
    summary: 'A dictionary with its entries in order',
    params: ConsoleDictionaryParams,
    data: ConsoleDictionary,
    refusals: [],
  },
  consoleChangeDictionary: {
    ...dictionarySettingsCalls.consoleChangeDictionary,
    access: { may: 'editContent' },
    bodyBytes: bodyBytes.answers,
    summary:
      'Changes entries of a dictionary that are still what was seen; one that answers hold is not deleted',
    params: ConsoleDictionaryParams,
    body: ChangeDictionaryRequest,
    data: ConsoleDictionary,
    refusals: ['FORBIDDEN', 'THING_CHANGED', 'ENTRY_IN_USE', 'BAD_REQUEST', 'LIMIT_REACHED'],
  },
} as const satisfies Record<keyof typeof dictionarySettingsCalls, CallRecord>;
