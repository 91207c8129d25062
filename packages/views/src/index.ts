/**
 * How a field looks. Here is what both devices share; the faces are `@zhantai/views/desktop` and
 * `@zhantai/views/mobile`, of which a page loads one.
 */
export { AnswersView } from './answers/answers-view.tsx';
export type { AnswersViewProps } from './answers/answers-view.tsx';
export { DiffView } from './answers/diff-view.tsx';
export type { DiffViewProps } from './answers/diff-view.tsx';
export { ErrorSummary } from './form/error-summary.tsx';
export type { FieldComment } from './context/field-comment.ts';
export { useForm } from './context/form-context.ts';
export type { TableTools } from './context/form-context.ts';
export { FormProvider } from './form/form-provider.tsx';
export { FormSections } from './form/form-sections.tsx';
export type { FileInfo, FormServices, UploadOptions } from './context/form-services.ts';
export { FormView } from './form/form-view.tsx';
export { loadFormWords } from './context/form-words.ts';
export type { FormWords } from './context/form-words.ts';
export { ProgressRail } from './form/progress-rail.tsx';
export { SectionStrip } from './form/section-strip.tsx';
export { SubmitBar } from './form/submit-bar.tsx';
export type { SavedState, SubmitBarProps } from './form/submit-bar.tsx';
export { useReveal } from './form/use-reveal.ts';
export type { DeviceFaces } from './context/face.ts';
export { prepareFaces } from './fields/prepare-faces.ts';
export { valueText } from './fields/value-text.ts';
export { UploadFailure } from './files/upload-failure.ts';
export { useRunningUploads } from './files/use-running-uploads.ts';
export { useNode } from './nodes/use-node.ts';
export { useProgress } from './nodes/use-progress.ts';
export { answerSections } from './diff/answer-rows.ts';
export type { AnswerRow, AnswerSection, AnswerSet, AnswerSide } from './diff/answer-rows.ts';
export { AnswerTable } from './diff/answer-table.tsx';
export type { AnswerTableProps, AnswerTableWords } from './diff/answer-table.tsx';
export type { AnswerFile, AnswerReading } from './diff/answer-value.tsx';
