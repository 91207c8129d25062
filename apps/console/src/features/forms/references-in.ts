import type { FormReference } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';

/** What names a form: up to twenty, and how many there are. */
export interface SeenReferences {
  readonly count: number;
  readonly references: readonly FormReference[];
}

/** What names a form that was refused for it; null where it was refused for another reason. */
export function referencesIn(error: unknown): SeenReferences | null {
  if (!(error instanceof ApiError) || error.reason !== 'FORM_IN_USE') return null;
  const { count, references } = error.data;
  return {
    count: typeof count === 'number' ? count : 0,
    references: Array.isArray(references) ? references.filter(isReference) : [],
  };
}

function isReference(value: unknown): value is FormReference {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'name' in value;
}
