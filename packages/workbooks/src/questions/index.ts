// Lists of questions: a form as a workbook that people write and read.
export { listQuestions } from './list-questions.ts';
export type { ListedQuestions } from './list-questions.ts';
export { readQuestions } from './read-questions.ts';
export type { QuestionFault } from './read-questions.ts';
export { writeQuestions } from './write-questions.ts';
