/** What is chosen so far and where the pointer is; empty text and null mean nothing. */
export interface RangeDraft {
  readonly start: string;
  readonly end: string;
  readonly hover: string | null;
}

/** How a day stands to a range. */
export interface DayMarks {
  readonly start: boolean;
  readonly end: boolean;
  readonly between: boolean;
}

/** Tells for each day how it stands to the range; while the end is open the pointer previews it, in either direction. */
export const dayMarks = ({ start, end, hover }: RangeDraft): ((day: string) => DayMarks) => {
  const open = start !== '' && end === '' && hover !== null;
  const other = open ? hover : end;
  const [first, last] = start <= other ? [start, other] : [other, start];
  const spans = start !== '' && other !== '';
  return (day) => ({
    start: day === start,
    end: end !== '' && day === end,
    between: spans && day >= first && day <= last && day !== start && (open || day !== end),
  });
};
