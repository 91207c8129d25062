import { Type } from 'typebox';
import { filesCalls } from '../calls/files.ts';
import {
  BladeDictionaryEntry,
  BladeDictionaryQuery,
  DictionaryEntry,
  DictionaryParams,
  DictionaryQuery,
  FileParams,
  FileQuery,
  FileRecord,
  FilesQuery,
  LinkQuery,
  PutFileAnswer,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

const ownFile = ['NOT_FOUND', 'FILE_NOT_YOURS'] as const;
const upload = ['FILE_QUOTA', 'NOT_FOUND'] as const;
const fields = ['formId', 'formItemId', 'exhibitorId'] as const;
/** Who is not signed in needs a ticket, and its form the dictionary. */
const entries = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** Files and dictionaries (wire.md §4, §5). `:name` stands for a path parameter. */
export const filesRecords = {
  getImg: {
    ...filesCalls.getImg,
    access: 'user',
    summary: 'One file record of one’s own subject',
    query: FileQuery,
    data: FileRecord,
    refusals: ownFile,
  },
  getImgs: {
    ...filesCalls.getImgs,
    access: 'user',
    summary: 'File records in the order asked, at most a hundred',
    query: FilesQuery,
    data: Type.Array(FileRecord),
    refusals: ownFile,
  },
  getFile: {
    ...filesCalls.getFile,
    access: 'user',
    summary: 'One file record of one’s own subject',
    query: FileQuery,
    data: FileRecord,
    refusals: ownFile,
  },
  putImg: {
    ...filesCalls.putImg,
    access: 'user',
    summary: 'Takes a file, by the limits of the item that is named',
    upload: fields,
    data: FileRecord,
    refusals: upload,
  },
  putFile: {
    ...filesCalls.putFile,
    access: 'user',
    summary: 'Takes a file and gives the link that an answer holds',
    upload: fields,
    data: PutFileAnswer,
    refusals: upload,
  },
  dictionary: {
    ...filesCalls.dictionary,
    access: 'open',
    summary: 'Entries of a dictionary: all, one level, or those with given keys',
    params: DictionaryParams,
    query: DictionaryQuery,
    data: Type.Array(DictionaryEntry),
    refusals: entries,
  },
  postDictionary: {
    ...filesCalls.postDictionary,
    access: 'open',
    summary: 'The same, asked in the body',
    params: DictionaryParams,
    body: DictionaryQuery,
    data: Type.Array(DictionaryEntry),
    refusals: entries,
  },
  bladeDictionary: {
    ...filesCalls.bladeDictionary,
    access: 'open',
    summary: 'All entries of a dictionary, as Blade’s clients read them',
    query: BladeDictionaryQuery,
    data: Type.Array(BladeDictionaryEntry),
    refusals: entries,
  },
  bladeBusinessDictionary: {
    ...filesCalls.bladeBusinessDictionary,
    access: 'open',
    summary: 'The same',
    query: BladeDictionaryQuery,
    data: Type.Array(BladeDictionaryEntry),
    refusals: entries,
  },
  file: {
    ...filesCalls.file,
    access: 'open',
    headers: 'none',
    summary: 'The content of a file, for whoever has a signed link',
    params: FileParams,
    query: LinkQuery,
    answer: 'file',
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof filesCalls, CallRecord>;
