const key = '$sealed';

/** What stands in stored answers for a sensitive value. */
export interface SealedReference {
  readonly $sealed: string;
}

export function sealedReference(sealId: string): SealedReference {
  return { [key]: sealId };
}

/** The id of the seal a stored value stands for; null for any other value. */
export function sealIdOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  return typeof value[key] === 'string' ? value[key] : null;
}
