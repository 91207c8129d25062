import { ApiError } from '@zhantai/contract/client';

/** A key that somebody else changed meanwhile: what was typed, and what stands there now. */
export interface SeenConflict {
  readonly key: string;
  readonly to: unknown;
  readonly now: unknown;
  /** Null: the server does not know who. */
  readonly by: string | null;
  readonly at: string | null;
}

/** The conflicts of a change that was refused; null where it failed for another reason. */
export function conflictsIn(error: unknown): readonly SeenConflict[] | null {
  if (!(error instanceof ApiError) || error.reason !== 'THING_CHANGED') return null;
  const { conflicts } = error.data;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

function isConflict(value: unknown): value is SeenConflict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'to' in value &&
    'now' in value
  );
}
