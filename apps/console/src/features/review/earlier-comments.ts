import type { ReviewStep } from '@zhantai/contract';
import type { EarlierComment } from './comment-cell.tsx';
import { placeKey, placeOf } from './own-comments.ts';

/** Comments of earlier rounds by place, the oldest first. */
export function earlierComments(
  steps: readonly ReviewStep[],
): ReadonlyMap<string, readonly EarlierComment[]> {
  const places = new Map<string, EarlierComment[]>();
  for (const step of steps) {
    for (const comment of step.comments) {
      const key = placeKey(placeOf(comment));
      const entry = { comment: comment.comment, by: step.by, at: step.at };
      places.set(key, [...(places.get(key) ?? []), entry]);
    }
  }
  return places;
}
