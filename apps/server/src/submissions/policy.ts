import { appliesTo, requireChanging } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { FormCall } from './form-call.ts';

/** @throws Refusal FORBIDDEN where the caller may only read, or only go on with what others begin. */
export function requireChangeable(call: FormCall): FormCall {
  const { actor, form, target } = call;
  requireChanging(actor);
  const begins = target.submission === null && !appliesTo(form.audience, actor.viewer);
  if (begins) throw new Refusal('FORBIDDEN');
  return call;
}
