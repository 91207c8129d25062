import type { Item, OptionValue } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';

/** One position of a switch. */
export interface SwitchPosition {
  readonly value: OptionValue | boolean;
  readonly label: string;
}

/** The two positions: the first option is off, the second on (seed.md §3). */
export function switchPositions(
  item: Item,
  words: FieldWords,
): { readonly off: SwitchPosition; readonly on: SwitchPosition } {
  const [off, on] = item.options ?? [];
  return {
    off: off ?? { value: false, label: words.switch.off },
    on: on ?? { value: true, label: words.switch.on },
  };
}
