import { ApiError } from '@zhantai/contract/client';

/** The sentence of a refused order at each item it names. */
export function shortItems(error: unknown): ReadonlyMap<string, string> {
  const lines = error instanceof ApiError ? error.data['lines'] : null;
  if (!Array.isArray(lines)) return new Map();
  return new Map(
    lines.flatMap((line: unknown): [string, string][] => {
      if (typeof line !== 'object' || line === null) return [];
      if (!('itemId' in line) || typeof line.itemId !== 'string') return [];
      if (!('message' in line) || typeof line.message !== 'string') return [];
      return [[line.itemId, line.message]];
    }),
  );
}
