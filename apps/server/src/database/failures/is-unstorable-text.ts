import { sqlState } from './sql-state.ts';

/**
 * Whether an error says that a text cannot be stored at all: it holds a NUL character, or half of a surrogate pair in
 * JSON. Texts of the server itself never do, so it came from outside.
 */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  // character_not_in_repertoire, untranslatable_character
  if (state === '22021' || state === '22P05') return true;
  // The server writes JSON by `JSON.stringify`, so a lone surrogate is all that can be wrong with it.
  return state === '22P02' && error instanceof Error && /for type json/.test(error.message);
}
