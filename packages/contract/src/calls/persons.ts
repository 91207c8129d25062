import { personPath } from './paths.ts';

/** The people an exhibitor brings (wire.md §4). */
export const personsCalls = {
  persons: { method: 'GET', path: `${personPath}/list` },
  personsWaiting: { method: 'GET', path: `${personPath}/Rlist` },
  personSubmit: { method: 'POST', path: `${personPath}/submit` },
  personsRemove: { method: 'POST', path: `${personPath}/remove` },
  personConfirm: { method: 'POST', path: `${personPath}/confirm` },
  personReject: { method: 'POST', path: `${personPath}/reject` },
} as const;
