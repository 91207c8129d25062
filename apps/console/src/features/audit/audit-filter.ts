import type { ConsoleAuditQuery } from '@zhantai/contract';

/** What the audit is narrowed to; empty texts narrow nothing. */
export interface AuditFilter {
  readonly who: string;
  readonly kind: string;
  readonly thing: { readonly id: string; readonly name: string } | null;
  readonly action: string;
  /** Days, `2026-11-20`, both included. */
  readonly from: string;
  readonly to: string;
}

export const noAuditFilter: AuditFilter = { who: '', kind: '', thing: null, action: '', from: '', to: '' };

/** The same as the call takes it. */
export function auditQuery({ who, kind, thing, action, from, to }: AuditFilter): ConsoleAuditQuery {
  return {
    ...(who !== '' && { who }),
    ...(kind !== '' && { thingKind: kind }),
    ...(thing !== null && { thing: thing.id }),
    ...(action !== '' && { action }),
    ...(from !== '' && { from: `${from} 00:00:00` }),
    ...(to !== '' && { to: `${dayAfter(to)} 00:00:00` }),
  };
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
