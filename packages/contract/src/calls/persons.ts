import type {
  PersonConfirmRequest,
  PersonRejected,
  PersonRejectRequest,
  PersonsPage,
  PersonsQuery,
  PersonsRemoved,
  PersonsRemoveQuery,
  PersonSubmitRequest,
  SubmitAnswer,
} from '../schemas/index.ts';
import { personPath } from './paths.ts';
import { bodyBytes } from '../body-bytes.ts';

/** The people an exhibitor brings (wire.md §4). */
export const personsCalls = {
  persons: { method: 'GET', path: `${personPath}/list` },
  personsWaiting: { method: 'GET', path: `${personPath}/Rlist` },
  personSubmit: { method: 'POST', path: `${personPath}/submit`, bodyBytes: bodyBytes.lists },
  personsRemove: { method: 'POST', path: `${personPath}/remove` },
  personConfirm: { method: 'POST', path: `${personPath}/confirm` },
  personReject: { method: 'POST', path: `${personPath}/reject` },
} as const;

/** What they take and give. */
export interface PersonsCallTypes {
  persons: { query: PersonsQuery; data: PersonsPage };
  personsWaiting: { query: PersonsQuery; data: PersonsPage };
  personSubmit: { body: PersonSubmitRequest; data: SubmitAnswer };
  personsRemove: { query: PersonsRemoveQuery; data: PersonsRemoved };
  personConfirm: { body: PersonConfirmRequest; data: SubmitAnswer };
  personReject: { body: PersonRejectRequest; data: PersonRejected };
}
