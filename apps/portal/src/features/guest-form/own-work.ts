import type { FormEntry } from '@zhantai/contract';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { formAddress } from '../../shell/routes/form-address.ts';

/**
 * Where what a code stands for is filled in by whoever is signed in: a form that is asked of them is their own work, not a
 * guest's (pages.md). Null for everything else, which they see as a guest would.
 * @param path what the code stands for.
 */
export function ownWork(
  path: string,
  required: readonly Pick<FormEntry, 'formId' | 'pageKey'>[],
  role: string,
): string | null {
  const { path: page, query } = parseAddress(path);
  const formId = page === '/form' ? query.get('formId') : null;
  const own = required.find((entry) => entry.formId === formId);
  return own === undefined ? null : formAddress(own.pageKey, role);
}
