import { limits, type FormEffects, type PublishRequest } from '@zhantai/contract';

/** What is chosen to become of submissions, as it is typed. */
export interface ReopenChoice {
  readonly which: 'leave' | 'failing' | 'all';
  readonly reason: string;
  /** As the browser's control gives it. */
  readonly endAt: string;
  /** The number that is typed to confirm very many. */
  readonly typed: string;
}

/** Nothing changes unless somebody says so. */
export const leaving: ReopenChoice = { which: 'leave', reason: '', endAt: '', typed: '' };

/** How many are opened again. */
export function countOf({ reopenable }: FormEffects, { which }: ReopenChoice): number {
  return which === 'leave' ? 0 : reopenable[which];
}

/** Which fields are not filled in as they must be. */
export function missingIn(
  effects: FormEffects,
  choice: ReopenChoice,
): { readonly reason: boolean; readonly endAt: boolean; readonly typed: boolean } {
  const count = countOf(effects, choice);
  if (count === 0) return { reason: false, endAt: false, typed: false };
  return {
    reason: choice.reason.trim() === '',
    endAt: effects.reopenable.closed && choice.endAt === '',
    typed: count > limits.reopenUnasked && choice.typed.trim() !== String(count),
  };
}

/** What the publish says of it; nothing where all stays. */
export function requestOf(effects: FormEffects, choice: ReopenChoice): Pick<PublishRequest, 'reopen'> {
  const { which, reason, endAt } = choice;
  const count = countOf(effects, choice);
  if (which === 'leave' || count === 0) return {};
  const end = effects.reopenable.closed ? { endAt: endAt.slice(0, 16).replace('T', ' ') } : {};
  return { reopen: { which, count, reason: reason.trim(), ...end } };
}
