// The device-neutral chrome of forms. Faces are in `@zhantai/views/desktop` and `@zhantai/views/mobile`.
export { answerSections } from './diff/answer-rows.ts';
export type { AnswerRow, AnswerSection, AnswerSet, AnswerSide } from './diff/answer-rows.ts';
export { AnswerTable } from './diff/answer-table.tsx';
export type { AnswerTableProps, AnswerTableWords } from './diff/answer-table.tsx';
export type { AnswerFile, AnswerReading } from './diff/answer-value.tsx';
