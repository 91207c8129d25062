import { callers } from '../testing/test-callers.ts';
import { everybody, self, twins, type Trial, type TrialsOfSome } from './trial.ts';

const own: Trial = { request: ({ file }) => ({ query: { id: file.id } }), may: self, missing: twins };
const entries: Trial = { request: () => ({ query: { code: 'country' } }), may: everybody };

/** Files of one's own, and dictionaries, which without a ticket are for who is signed in. */
export const filesTrials = {
  putImg: [{}],
  putFile: [{}],
  getImg: [own],
  getFile: [own],
  getImgs: [{ ...own, request: ({ file }) => ({ query: { ids: file.id } }) }],
  file: [
    {
      request: ({ file }) => ({
        params: { id: file.id },
        query: Object.fromEntries(new URLSearchParams(file.link.split('?')[1])),
      }),
    },
    {
      what: 'without a signature',
      request: ({ file }) => ({ params: { id: file.id } }),
      missing: callers,
    },
  ],
  bladeDictionary: [entries],
  bladeBusinessDictionary: [entries],
  dictionary: [{ request: () => ({ params: { code: 'country' } }), may: everybody }],
  postDictionary: [{ request: () => ({ params: { code: 'country' }, body: {} }), may: everybody }],
} as const satisfies TrialsOfSome;
