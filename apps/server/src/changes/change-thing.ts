import { recordAudit, type AuditActor, type AuditEntry } from '../audit/index.ts';
import type { Transaction } from '../database/database.ts';
import { formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { judgeChange, type Change, type ChangedKey, type ConflictingKey } from './judge-change.ts';
import { findLastChanges } from './store.ts';

/** Who changes what, and how its keys are compared and kept. */
export interface ChangedThing<T> {
  readonly exhibition: Exhibition;
  readonly actor: AuditActor;
  readonly origin: NonNullable<AuditEntry['origin']>;
  /** `feature.verb`, as `exhibitor.change`. */
  readonly action: string;
  readonly thing: AuditEntry['thing'];
  /** Keys whose values are lists without an order. */
  readonly sets?: readonly (keyof T & string)[];
  /** Keys of which the audit keeps that they changed, and nothing of their values: what may be about people. */
  readonly withheld?: readonly (keyof T & string)[];
  readonly reason?: string | undefined;
}

/**
 * Judges a change of a thing whose row the transaction has locked, and keeps it in the audit with the same from and to.
 * @returns the thing as the caller writes it; null where it already is so.
 * @throws Refusal THING_CHANGED with all conflicts: then nothing may be written.
 */
export async function changeThing<T extends object>(
  transaction: Transaction,
  about: ChangedThing<T>,
  kept: T,
  change: Change<T>,
): Promise<T | null> {
  const { exhibition, thing, sets = [], withheld = [] } = about;
  const { next, changed, conflicts } = judgeChange(kept, change, sets);
  if (conflicts.length > 0) throw await refuseConflicts(transaction, exhibition, thing, conflicts);
  if (changed.length === 0) return null;
  const { actor, origin, action, reason } = about;
  const { tenantId, exhibitionId } = exhibition;
  const changes = Object.fromEntries(changed.map((one) => [one.key, entryOf(one, withheld)]));
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor,
    action,
    thing,
    detail: { changes },
    reason: reason ?? null,
    origin,
  });
  return next;
}

function entryOf({ key, from, to }: ChangedKey, withheld: readonly string[]): object {
  return withheld.includes(key) ? { changed: true } : { from, to };
}

async function refuseConflicts(
  transaction: Transaction,
  exhibition: Exhibition,
  thing: AuditEntry['thing'],
  conflicts: readonly ConflictingKey[],
): Promise<Refusal> {
  const keys = conflicts.map(({ key }) => key);
  const last = await findLastChanges(transaction, exhibition, thing, keys);
  const present = conflicts.map((conflict) => {
    const { by = null, at = null } = last.get(conflict.key) ?? {};
    return { ...conflict, by, at: formatTimeOrNull(at, exhibition.zone) };
  });
  return new Refusal('THING_CHANGED', { count: conflicts.length }, { conflicts: present });
}
