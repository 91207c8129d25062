import type { SubmissionRow } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** The booth a submission is for, in one line; where it is for none in particular all booths of its subject. */
export function boothsOf(
  { booth, subject }: Pick<SubmissionRow, 'booth' | 'subject'>,
  words: ConsoleWords,
): string {
  const booths = booth === null ? subject.booths : [booth];
  if (booths.length === 0) return words.noBooth;
  return booths.map(({ hall, number }) => words.hallBooth(hall, number)).join(words.review.separator);
}
