import type { User } from '../auth/index.ts';
import { ownerKey } from './owner-key.ts';
import type { StoredFile } from './store.ts';
import { subjectOf } from './subject-of.ts';

/** A user sees the files of the subject they act for, and no others. */
export function maySee(user: User, file: StoredFile): boolean {
  return file.ownerKey === ownerKey(subjectOf(user));
}
