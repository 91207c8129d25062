import type { FieldComment } from '@zhantai/contract';

/** A field, or a cell of a sub-table, that comments are about. */
export interface Place {
  readonly prop: string;
  /** `[rowIndex, prop]` inside a sub-table; null for a whole field. */
  readonly path: readonly [number, string] | null;
}

/** Comments being written, by the key of their place. */
export type OwnComments = ReadonlyMap<string, FieldComment>;

/** The key of a place. */
export function placeKey({ prop, path }: Place): string {
  return path === null ? prop : [prop, ...path].join('/');
}

/** The place a comment stands at. */
export function placeOf(comment: FieldComment): Place {
  return { prop: comment.prop, path: comment.path ?? null };
}

/** Puts a comment at its place; a blank one removes it. */
export function withOwnComment(ownComments: OwnComments, place: Place, text: string): OwnComments {
  const next = new Map(ownComments);
  const comment = text.trim();
  if (comment === '') next.delete(placeKey(place));
  else next.set(placeKey(place), { prop: place.prop, comment, ...pathOf(place) });
  return next;
}

function pathOf({ path }: Place): Pick<FieldComment, 'path'> {
  return path === null ? {} : { path: [...path] };
}
