/** What a job of tags is given beside its exhibitors. */
export interface TagPayload {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** The request that wanted it, for the audit. */
  readonly origin: { readonly address: string; readonly requestId: string };
}

/** A payload as it was stored. */
export function readPayload(stored: unknown): TagPayload {
  const { add, remove, origin } = isRecord(stored) ? stored : {};
  const { address, requestId } = isRecord(origin) ? origin : {};
  return {
    add: texts(add),
    remove: texts(remove),
    origin: { address: text(address), requestId: text(requestId) },
  };
}

/** The tags of a stored change, from and to; null where there is none. */
export function readTagChange(
  stored: unknown,
): { readonly from: readonly string[]; readonly to: readonly string[] } | null {
  if (!isRecord(stored) || !isRecord(stored['tags'])) return null;
  return { from: texts(stored['tags']['from']), to: texts(stored['tags']['to']) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
