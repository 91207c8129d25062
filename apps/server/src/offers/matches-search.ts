import { foldText } from '@zhantai/engine';
import type { LocalText } from '../database/tables/schema.ts';

/** Whether a text is part of an id or of a name in any language, width, case and dots aside; an empty one is part of all. */
export function matchesSearch(search: string | undefined, id: string, name: LocalText): boolean {
  const wanted = foldText(search ?? '');
  if (wanted === '') return (search ?? '').trim() === '';
  return [id, ...Object.values(name)].some((text) => foldText(text).includes(wanted));
}
