/** What a job of an import is given beside its things. */
export interface ImportPayload {
  /** Rows whose phone acts for another exhibitor and is added as well. */
  readonly also: ReadonlySet<number>;
  /** The request that wanted it, for the audit. */
  readonly origin: { readonly address: string; readonly requestId: string };
}

/** A payload as it was stored. */
export function readImportPayload(stored: unknown): ImportPayload {
  const { also, origin } = isRecord(stored) ? stored : {};
  const { address, requestId } = isRecord(origin) ? origin : {};
  return {
    also: new Set(Array.isArray(also) ? also.filter((row) => typeof row === 'number') : []),
    origin: { address: text(address), requestId: text(requestId) },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
