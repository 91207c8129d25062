/** The moment for which the demo is written: the first day of the week in which its calendar stands as it is. */
export const WRITTEN_AT = new Date('2026-11-21T02:00:00Z');
