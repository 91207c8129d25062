// The workbook that was sent, with what is wrong written on its cells.
export { markProblems } from './mark-problems.ts';
export type { MarkedSheet, ProblemMark } from './problem-mark.ts';
