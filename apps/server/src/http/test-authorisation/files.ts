import { calls } from '@zhantai/contract';
import { callers } from '../test-callers.ts';
import { row, self, twins, users, type Authorisation } from './row.ts';

/** Files of one's own. */
export const filesRows: readonly Authorisation[] = [
  row(calls.putImg, users),
  row(calls.putFile, users),
  row(calls.getImg, self, ({ file }) => ({ query: { id: file.id } }), { missing: twins }),
  row(calls.getFile, self, ({ file }) => ({ query: { id: file.id } }), { missing: twins }),
  row(calls.getImgs, self, ({ file }) => ({ query: { ids: file.id } }), { missing: twins }),
  row(calls.file, callers, ({ file }) => ({
    params: { id: file.id },
    query: Object.fromEntries(new URLSearchParams(file.link.split('?')[1])),
  })),
  row(calls.file, [], ({ file }) => ({ params: { id: file.id } }), {
    what: 'without a signature',
    missing: callers,
  }),
];
