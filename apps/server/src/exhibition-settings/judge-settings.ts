import type { ExhibitionProfileSettings } from '@zhantai/contract';
import { parseTime } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** Of an exhibition. */
const MAX_HALLS = 50;

/**
 * Refuses settings that cannot be; only what changed is judged, so that what was kept before never stands in the way.
 * @throws Refusal DAYS_ORDER, LIMIT_REACHED for halls, BAD_REQUEST for days that are none, a code given twice, or languages
 * without zh-Hans, in which every text stands.
 */
export function judgeSettings(
  next: ExhibitionProfileSettings,
  kept: ExhibitionProfileSettings,
  zone: string,
): void {
  const { start, end, milestones, halls, languages, groups } = next;
  if (start !== kept.start || end !== kept.end) {
    requireMoments([start, end], zone);
    if (start === '' || end === '' || start > end) throw new Refusal('DAYS_ORDER');
  }
  requireMoments(
    milestones.map(({ date }) => date),
    zone,
  );
  const bound = { limit: MAX_HALLS, count: halls.length };
  if (halls.length > MAX_HALLS && halls.length > kept.halls.length)
    throw new Refusal('LIMIT_REACHED', bound, bound);
  requireOnce(halls.map(({ hall }) => hall));
  requireOnce(groups.map(({ group }) => group));
  if (!languages.includes('zh-Hans')) throw new Refusal('BAD_REQUEST');
}

function requireMoments(texts: readonly string[], zone: string): void {
  if (texts.some((text) => text !== '' && parseTime(text, zone) === null)) throw new Refusal('BAD_REQUEST');
}

function requireOnce(codes: readonly string[]): void {
  if (new Set(codes).size < codes.length) throw new Refusal('BAD_REQUEST');
}
