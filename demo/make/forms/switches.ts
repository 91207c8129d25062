import { option } from './item-spec.ts';
import type { OptionSpec } from './item-spec.ts';

function pair(off: OptionSpec['label'], on: OptionSpec['label']): readonly OptionSpec[] {
  return [option('0', off), option('1', on)];
}

/** The words of switches, off first. */
export const switches = {
  yesNo: pair(['否', '否', 'No'], ['是', '是', 'Yes']),
  needed: pair(['不需要', '不需要', 'No'], ['需要', '需要', 'Yes']),
  present: pair(['没有', '沒有', 'No'], ['有', '有', 'Yes']),
  added: pair(['不加', '不加', 'No'], ['加', '加', 'Yes']),
} as const;
