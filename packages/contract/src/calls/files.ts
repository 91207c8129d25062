import type {
  BladeDictionaryEntry,
  BladeDictionaryQuery,
  DictionaryEntry,
  DictionaryQuery,
  FileQuery,
  FileRecord,
  FilesQuery,
} from '../schemas/index.ts';
import { exhibitorPath } from './paths.ts';

/** Files and dictionaries (wire.md §4, §5). `:name` stands for a path parameter. */
export const filesCalls = {
  getImg: { method: 'GET', path: `${exhibitorPath}/getImg` },
  getImgs: { method: 'GET', path: `${exhibitorPath}/getImgs` },
  getFile: { method: 'GET', path: `${exhibitorPath}/getFile` },
  putImg: { method: 'POST', path: `${exhibitorPath}/putImg` },
  putFile: { method: 'POST', path: '/api/blade-resource/oss/endpoint/put-file' },
  dictionary: { method: 'GET', path: '/api/dict/:code' },
  bladeDictionary: { method: 'GET', path: '/api/blade-system/dict/dictionary' },
  bladeBusinessDictionary: { method: 'GET', path: '/api/blade-system/dict-biz/dictionary' },
  file: { method: 'GET', path: '/api/files/:id' },
} as const;

/** What they take and give. */
export interface FilesCallTypes {
  getImg: { query: FileQuery; data: FileRecord };
  getImgs: { query: FilesQuery; data: readonly FileRecord[] };
  getFile: { query: FileQuery; data: FileRecord };
  dictionary: { params: { code: string }; query: DictionaryQuery; data: readonly DictionaryEntry[] };
  bladeDictionary: { query: BladeDictionaryQuery; data: readonly BladeDictionaryEntry[] };
  bladeBusinessDictionary: { query: BladeDictionaryQuery; data: readonly BladeDictionaryEntry[] };
}
