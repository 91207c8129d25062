import type { SubmissionDetail } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { AnswerReading } from '@zhantai/views';

/** Labels, files and words for reading one submission. */
export function readingOf(detail: SubmissionDetail, words: ConsoleWords, language: Language): AnswerReading {
  return {
    language,
    labels: detail.labels,
    files: new Map(
      detail.files.map((file) => [
        file.id,
        { id: file.id, name: file.fileName, mime: file.mime, link: file.link },
      ]),
    ),
    values: { listSeparator: words.review.separator, on: words.review.on, off: words.review.off },
    blank: words.review.blank,
    notUploaded: words.review.notUploaded,
    signature: words.review.signature,
    openFile: words.review.openFile,
    unit: words.review.unit,
  };
}
