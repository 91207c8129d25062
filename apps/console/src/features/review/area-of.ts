import type { SubmissionRow } from '@zhantai/contract';

/** Area of the booth a submission is for, else of its subject's largest; undefined where that is not known. */
export function areaOf({ booth, subject }: Pick<SubmissionRow, 'booth' | 'subject'>): number | undefined {
  const own = subject.booths.find(({ hall, number }) => hall === booth?.hall && number === booth.number);
  return (booth === null ? subject.booths[0] : own)?.area;
}
