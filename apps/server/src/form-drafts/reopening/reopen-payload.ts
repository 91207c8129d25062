import type { AuditEntry } from '../../audit/index.ts';

/** What a job that opens submissions again is given beside them. */
export interface ReopenPayload {
  readonly formId: string;
  /** The version that was published. */
  readonly version: number;
  readonly reason: string;
  /** ISO; the later end that those concerned get, null for none. */
  readonly endAt: string | null;
  /** The request that published, for the audit. */
  readonly origin: NonNullable<AuditEntry['origin']>;
}

/** What is known of one submission since the publish. */
export interface ReopenChange {
  /** The submitted revision that was judged. */
  readonly revision: number;
  /** Whose it is; null for one that is no exhibitor's. */
  readonly exhibitorId: string | null;
}

/** A payload as it was stored. */
export function readPayload(stored: unknown): ReopenPayload {
  const { formId, version, reason, endAt, origin } = recordOf(stored);
  const { address, requestId } = recordOf(origin);
  return {
    formId: text(formId),
    version: Number(version),
    reason: text(reason),
    endAt: typeof endAt === 'string' ? endAt : null,
    origin: { address: text(address), requestId: text(requestId) },
  };
}

/** What was stored with a thing. */
export function readChange(stored: unknown): ReopenChange {
  const { revision, exhibitorId } = recordOf(stored);
  return { revision: Number(revision), exhibitorId: typeof exhibitorId === 'string' ? exhibitorId : null };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
