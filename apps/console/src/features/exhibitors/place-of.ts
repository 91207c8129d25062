import type { ConsoleBoothName } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** Where a booth is; of one in a hall that the reader may not see, that it is elsewhere. */
export function placeOf(
  { hall, number }: Pick<ConsoleBoothName, 'hall' | 'number'>,
  words: ConsoleWords,
): string {
  return hall === null ? words.exhibitors.elsewhere(number) : words.hallBooth(hall, number);
}
