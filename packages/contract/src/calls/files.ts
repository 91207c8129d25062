import { exhibitorPath } from './paths.ts';

/** Files and dictionaries (wire.md §4, §5). `:name` stands for a path parameter. */
export const filesCalls = {
  getImg: { method: 'GET', path: `${exhibitorPath}/getImg` },
  getImgs: { method: 'GET', path: `${exhibitorPath}/getImgs` },
  getFile: { method: 'GET', path: `${exhibitorPath}/getFile` },
  putImg: { method: 'POST', path: `${exhibitorPath}/putImg` },
  putFile: { method: 'POST', path: '/api/blade-resource/oss/endpoint/put-file' },
  dictionary: { method: 'GET', path: '/api/dict/:code' },
  postDictionary: { method: 'POST', path: '/api/dict/:code' },
  bladeDictionary: { method: 'GET', path: '/api/blade-system/dict/dictionary' },
  bladeBusinessDictionary: { method: 'GET', path: '/api/blade-system/dict-biz/dictionary' },
  file: { method: 'GET', path: '/api/files/:id' },
} as const;
