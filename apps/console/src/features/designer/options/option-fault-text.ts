import type { OptionLineFault, TreeLineFault } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';

/** Why a pasted line is no option, in words. */
export function optionFaultText(
  { line, code, text, other }: OptionLineFault | TreeLineFault,
  words: DesignerWords['options'],
): string {
  if (code === 'sameValue' && other === null) return words.faults.valueTaken(line, text);
  return words.faults[code](line, text, other ?? 0);
}
