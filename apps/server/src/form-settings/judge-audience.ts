import type { FormApplies } from '@zhantai/contract';
import { maySeeHall, type Limits } from '../booths/index.ts';
import { appliesTo, isReached, type Form } from '../forms/index.ts';
import type { AudienceExhibitor } from './store/exhibitors.ts';

/** How many names of a list are told. */
const mostNames = 50;

/** Whom a form is for. */
export type WhoFor = Pick<Form, 'formId' | 'audience' | 'after'>;

/** For which exhibitors within halls a form is, and would be: by the one rule that the portal goes by. */
export function judgeAudience(
  exhibitors: readonly AudienceExhibitor[],
  { halls }: Pick<Limits, 'halls'>,
  before: WhoFor,
  after: WhoFor,
): FormApplies {
  const seen = exhibitors.filter(
    ({ booths }) => halls.length === 0 || booths.some(({ hall }) => maySeeHall({ halls }, hall)),
  );
  const [was, is] = [new Set(seen.filter(fits(before))), new Set(seen.filter(fits(after)))];
  return {
    before: was.size,
    after: is.size,
    all: seen.length,
    applies: names([...is]),
    gained: names([...is].filter((exhibitor) => !was.has(exhibitor))),
    lost: names([...was].filter((exhibitor) => !is.has(exhibitor))),
    halls: byHall([...is], { halls }),
  };
}

function fits(form: WhoFor): (exhibitor: AudienceExhibitor) => boolean {
  return ({ tags, booths, begun }) =>
    appliesTo(form.audience, { role: 'exhibitor', tags, booths }) && isReached(form, begun);
}

function names(exhibitors: readonly AudienceExhibitor[]): FormApplies['gained'] {
  return { count: exhibitors.length, names: exhibitors.slice(0, mostNames).map(({ name }) => name) };
}

function byHall(
  exhibitors: readonly AudienceExhibitor[],
  limits: Pick<Limits, 'halls'>,
): FormApplies['halls'] {
  const counts = new Map<string, number>();
  for (const { booths } of exhibitors)
    for (const hall of new Set(booths.map((booth) => booth.hall)))
      if (maySeeHall(limits, hall)) counts.set(hall, (counts.get(hall) ?? 0) + 1);
  return [...counts]
    .map(([hall, count]) => ({ hall, count }))
    .toSorted((one, other) => one.hall.localeCompare(other.hall, 'en', { numeric: true }));
}
