import type { Text } from '../text.ts';
import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** A group of a two-level dictionary, followed by its classes. */
export function group(
  value: string,
  label: Text,
  classes: readonly (readonly [value: string, label: Text])[],
): readonly DemoEntry[] {
  return [entry(value, label), ...classes.map(([each, text]) => entry(each, text, value))];
}
