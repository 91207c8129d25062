import type { Path } from '@zhantai/engine';

/** What the organiser said about a field, or about a cell of a sub-table. */
export interface FieldComment {
  readonly prop: string;
  readonly path?: Path;
  readonly comment: string;
}

/** Comments by prop, in the order given. */
export function commentsByProp(
  comments: readonly FieldComment[],
): ReadonlyMap<string, readonly FieldComment[]> {
  const byProp = new Map<string, FieldComment[]>();
  for (const comment of comments) {
    const known = byProp.get(comment.prop);
    if (known === undefined) byProp.set(comment.prop, [comment]);
    else known.push(comment);
  }
  return byProp;
}
