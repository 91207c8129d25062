import type { SubmissionBooth } from '@zhantai/contract';
import type { FirstWords } from '@zhantai/messages/portal';

/** Hall and number of a booth in the reader's language, which may have changed since the booth came. */
export const boothName = ({ hall, number }: Omit<SubmissionBooth, 'id'>, words: FirstWords): string =>
  `${words.frame.hall(hall)} ${number}`;
