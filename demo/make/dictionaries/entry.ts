import type { Text } from '../text.ts';

/** An entry of a dictionary before it is stored. */
export interface DemoEntry {
  readonly value: string;
  readonly parent: string | null;
  readonly label: Text;
  /** What queries filter by. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly disabled: boolean;
}

/** Writes an entry briefly. */
export function entry(value: string, label: Text, parent: string | null = null, disabled = false): DemoEntry {
  return { value, parent, label, facets: {}, disabled };
}
