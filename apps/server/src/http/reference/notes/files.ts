import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const fields = ['formId', 'formItemId', 'exhibitorId'] as const;
const kept = ['FILE_QUOTA', 'NOT_FOUND'] as const;
/** Who is not signed in needs a ticket, and its form the dictionary. */
const asked = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const owned = ['NOT_FOUND', 'FILE_NOT_YOURS'] as const;

/** Files and dictionaries (wire.md §4, §5). */
export const filesNotes = {
  putImg: { summary: 'Takes a file, by the limits of the item that is named', fields, refusals: kept },
  putFile: { summary: 'Takes a file and gives the link that an answer holds', fields, refusals: kept },
  getImg: { summary: 'One file record of one’s own subject', refusals: owned },
  getFile: { summary: 'One file record of one’s own subject', refusals: owned },
  getImgs: { summary: 'File records in the order asked, at most a hundred', refusals: owned },
  file: { summary: 'The content of a file, for whoever has a signed link', refusals: ['NOT_FOUND'] },
  dictionary: {
    summary: 'Entries of a dictionary: all, one level, or those with given keys',
    refusals: asked,
  },
  bladeDictionary: { summary: 'All entries of a dictionary, as Blade’s clients read them', refusals: asked },
  bladeBusinessDictionary: { summary: 'The same', refusals: asked },
  'POST /api/dict/:code': { summary: 'The same, asked in the body', refusals: asked },
} as const satisfies Partial<Record<CallName | 'POST /api/dict/:code', CallNote>>;
