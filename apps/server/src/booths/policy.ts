import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Limits } from './limits.ts';
import { isChosenTransport } from './store/transport-choices.ts';
import { hasBoothIn } from './store/within-limits.ts';

/** Something that limits judge. */
export interface LimitedThing {
  readonly formId: string;
  readonly exhibitorId: string | null;
  /** The one it was made for; null: for none. */
  readonly booth: { readonly hall: string } | null;
}

/**
 * Whether a thing that was read already lies within limits, by the rule of `withinLimits`; what does not is not there for
 * whoever has them.
 */
export async function maySee(
  database: Database,
  scope: Scope,
  limits: Limits,
  { formId, exhibitorId, booth }: LimitedThing,
): Promise<boolean> {
  if (!maySeeForm(limits, formId)) return false;
  if (booth !== null) return maySeeHall(limits, booth.hall);
  if (exhibitorId === null) return limits.halls.length === 0;
  return maySeeExhibitor(database, scope, limits, exhibitorId);
}

/** Whether a form is within limits. */
export function maySeeForm({ formIds }: Pick<Limits, 'formIds'>, formId: string): boolean {
  return formIds.length === 0 || formIds.includes(formId);
}

/** Whether a hall is within limits. */
export function maySeeHall({ halls }: Pick<Limits, 'halls'>, hall: string): boolean {
  return halls.length === 0 || halls.includes(hall);
}

/** Whether one of an exhibitor's booths stands within the halls. */
export async function maySeeExhibitor(
  database: Database,
  scope: Scope,
  { halls }: Pick<Limits, 'halls'>,
  exhibitorId: string,
): Promise<boolean> {
  return halls.length === 0 || hasBoothIn(database, scope, exhibitorId, halls);
}

/** The forms that a list is narrowed to, for who asks for one or for all; null is all. */
export function formsWithin(
  { formIds }: Pick<Limits, 'formIds'>,
  wanted: string | undefined,
): readonly string[] | null {
  if (wanted !== undefined) return maySeeForm({ formIds }, wanted) ? [wanted] : [];
  return formIds.length === 0 ? null : formIds;
}

/** The halls that a list is narrowed to; null is all. */
export function hallsWithin({ halls }: Pick<Limits, 'halls'>): readonly string[] | null {
  return halls.length === 0 ? null : halls;
}

/** Whether a user acts for an exhibitor that is not their own: the transport supplier it chose (wire.md §3). */
export async function mayActFor(
  database: Database,
  scope: Scope,
  { role, accountId }: Pick<User, 'role' | 'accountId'>,
  exhibitorId: string,
): Promise<boolean> {
  return role === 'transport' && isChosenTransport(database, scope, accountId, exhibitorId);
}
