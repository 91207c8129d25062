import type { StaffExhibition } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** Days and state of an exhibition in one line. */
export function exhibitionFacts({ start, end, state }: StaffExhibition, words: ConsoleWords): string {
  const { days, noDays, [state]: shown } = words.exhibitions;
  return `${start === '' ? noDays : days(start, end)}${words.comma}${shown}`;
}
