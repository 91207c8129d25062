import { decode, encode, type Answers, type Definition, type Item } from '@zhantai/engine';
import { boothContext } from '../../booths/index.ts';
import type { Actor } from '../../forms/index.ts';
import type { SubmissionTarget } from '../submission-target.ts';

/** An item that holds nothing but what the booth says. */
const ofBooth = /^\$\{\s*booth\.(\w+)\s*\}$/;

/** Items of a form that is given for each booth whose answers are that booth's, so that nobody sets them. */
export function boothItems({ items }: Definition): readonly Item[] {
  return items.filter(({ preValue }) => preValue !== null && ofBooth.test(preValue));
}

/**
 * The answers that the booth of a target gives, whatever a client says: which booth a submission is for is no answer. Who
 * has one booth may correct what it says where the form lets them, as anywhere. Empty where it is for none, or for one
 * that is not the actor's any more.
 * @param actor as they stand for the target.
 */
export function boothAnswers(
  definition: Definition,
  { booths, exhibition }: Actor,
  { booth, places }: Pick<SubmissionTarget, 'booth' | 'places'>,
): Answers {
  if (booth === null || booths[0]?.boothId !== booth.boothId) return {};
  const known = boothContext(booths, exhibition.profile.halls);
  return Object.fromEntries(
    boothItems(definition).flatMap((item) => {
      const key = ofBooth.exec(item.preValue ?? '')?.[1] ?? '';
      const value = known[key];
      const fixed = item.readonly || key === 'number' || places.length > 1;
      return value === undefined || !fixed ? [] : [[item.prop, encode(item, decode(item, value))]];
    }),
  );
}
