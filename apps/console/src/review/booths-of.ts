import type { SubjectSummary } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** The booths of a subject in one line. */
export function boothsOf(subject: SubjectSummary, words: ConsoleWords): string {
  if (subject.booths.length === 0) return words.noBooth;
  return subject.booths
    .map((booth) => words.hallBooth(booth.hall, booth.number))
    .join(words.review.separator);
}
