import { Type } from 'typebox';
import { LocalTexts } from '../platform/documents.ts';
import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of dictionaries. */
export const dictionaryArchive = [
  archiveKind(
    'dictionary_entry',
    'set-up',
    ['code', 'value'],
    {
      code: 'kept',
      value: 'kept',
      parent: 'kept',
      label: 'kept',
      description: 'kept',
      facets: 'kept',
      disabled: 'kept',
      has_input: 'kept',
      sort: 'kept',
    },
    {
      documents: {
        label: LocalTexts,
        description: Type.Union([Type.Null(), LocalTexts]),
        facets: Type.Record(Type.String(), Type.Array(Type.String())),
      },
    },
  ),
];
