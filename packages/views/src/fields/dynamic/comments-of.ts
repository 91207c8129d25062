import type { FieldComment } from '../../context/field-comment.ts';

const none: readonly FieldComment[] = [];

/** Of the comments on a row those on one cell; the same empty list where there are none. */
export function commentsOf(comments: readonly FieldComment[], prop: string): readonly FieldComment[] {
  const found = comments.filter(({ path }) => path?.[1] === prop);
  return found.length === 0 ? none : found;
}
