import type { LocalText } from '../../database/schema.ts';

/** Whether a text is part of an id or of a name in any language, whatever the case; an empty one is part of all. */
export function matchesSearch(search: string | undefined, id: string, name: LocalText): boolean {
  const wanted = search?.trim().toLowerCase() ?? '';
  return [id, ...Object.values(name)].some((text) => text.toLowerCase().includes(wanted));
}
