import type { FieldComment } from '../../form/field-comment.ts';

const none: readonly FieldComment[] = [];

/** Comments on one cell; the same empty list where there are none. */
export function commentsOf(
  comments: readonly FieldComment[],
  index: number,
  prop: string,
): readonly FieldComment[] {
  const found = comments.filter(({ path }) => path !== undefined && path[0] === index && path[1] === prop);
  return found.length === 0 ? none : found;
}
