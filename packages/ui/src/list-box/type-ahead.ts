import { foldText } from '@zhantai/engine';
import type { ListOption } from './list-option.ts';

/**
 * Where typing `typed` leads from position `from`: the next enabled option whose label begins so, wrapping round.
 * One letter repeated steps through the options that begin with it. -1 when there is none.
 */
export const typeAhead = (options: readonly ListOption[], from: number, typed: string): number => {
  const text = foldText(typed);
  if (text === '') return -1;
  const letters = new Set(text);
  const prefix = letters.size === 1 ? text.slice(0, 1) : text;
  // A longer text may still fit the option it stands on; a single letter always moves on.
  const first = letters.size === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (first + step) % options.length;
    const option = options[at];
    if (option === undefined || option.disabled === true) continue;
    if (foldText(option.label).startsWith(prefix)) return at;
  }
  return -1;
};
