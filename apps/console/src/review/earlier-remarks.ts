import type { ReviewStep } from '@zhantai/contract';
import type { EarlierRemark } from './comment-cell.tsx';
import { placeKey, placeOf } from './remarks.ts';

/** Remarks of earlier rounds by place, the oldest first. */
export function earlierRemarks(steps: readonly ReviewStep[]): ReadonlyMap<string, readonly EarlierRemark[]> {
  const places = new Map<string, EarlierRemark[]>();
  for (const step of steps) {
    for (const comment of step.comments) {
      const key = placeKey(placeOf(comment));
      const remark = { comment: comment.comment, by: step.by, at: step.at };
      places.set(key, [...(places.get(key) ?? []), remark]);
    }
  }
  return places;
}
