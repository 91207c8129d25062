// The public face of the engine. Types are fixed here first; functions join as their clauses are built.
export type { Choice, FieldType, FieldValue, FieldValues, OptionValue, Row } from './types/field-value.ts';
export type { Bound, Compute, DictionarySource, Item, JsonObject, Option, Rule } from './definition/item.ts';
export type {
  Condition,
  Definition,
  DefinitionProblem,
  DefinitionProblemCode,
  FormSetting,
  Language,
  Scheme,
} from './definition/definition.ts';
export type { Path, Problem, ProblemCode } from './fields/problem.ts';
export type { Answers, Context } from './definition/context.ts';
export type {
  FieldNode,
  NodeState,
  RowEditor,
  RowNode,
  RowPicture,
  RowsNode,
  RowsWatcher,
  Section,
  SectionProgress,
  Session,
  SessionOptions,
} from './session/session.ts';
export { compilePattern } from './definition/patterns/compile-pattern.ts';
export {
  decimalPlaces,
  exactProductRounded,
  exactSum,
  exactSumRounded,
  roundHalfUp,
  truncateDecimal,
} from './decimal/arithmetic.ts';
export { daysInMonth, isRealDate, isRealDateTime, isRealTime } from './dates/real-date.ts';
export { clampDate, clampToBounds, isWithinBounds } from './dates/date-bounds.ts';
export type { DateBounds } from './dates/date-bounds.ts';
export { addDays, addMonths, weekday, dayOf } from './dates/day-number.ts';
export { DEFAULT_RANGE_TIMES, orderRange, pickRange } from './dates/pick-range.ts';
export type { RangePick } from './dates/pick-range.ts';
export { calendarGrid } from './dates/calendar-grid.ts';
export type { GridCell } from './dates/calendar-grid.ts';
export { yearPage } from './dates/year-page.ts';
export { createCheckTree } from './tree/check-tree.ts';
export type { CheckTree, CheckTreeOptions } from './tree/check-tree.ts';
export type { CheckStatus, TreeSource } from './tree/tree-node.ts';
export { parseDefinition } from './definition/parse-definition.ts';
export { judgePlain } from './definition/patterns/judge-plain.ts';
export { loadHooks, noHooks } from './definition/hooks/load-hooks.ts';
export { loadJudge } from './definition/patterns/load-judge.ts';
export { parseItem } from './definition/parse-item.ts';
export type { HookReader, ParseOptions, PatternJudge } from './definition/parsing.ts';
export { traitsOf } from './types/traits.ts';
export type { Family, Traits } from './types/traits.ts';
export { readDefinition } from './definition/read-definition.ts';
export { testPattern } from './definition/patterns/read-pattern.ts';
export { blankValue, decode, decodeStored, encode, isEmpty, readAnswer } from './fields/codec.ts';
export type { Stored } from './fields/codec.ts';
export { normaliseNumber, readNumber } from './fields/numeric/read-number.ts';
export { plainNumber } from './fields/numeric/plain-number.ts';
export { switchPositions } from './fields/switch/switch-positions.ts';
export type { SwitchPosition, SwitchPositions } from './fields/switch/switch-positions.ts';
export { isColor } from './fields/color/core.ts';
export { isTable } from './fields/dynamic/is-rows.ts';
export type { TableItem } from './fields/dynamic/is-rows.ts';
export { plainRows } from './fields/dynamic/plain-rows.ts';
export { isRowsNode } from './session/is-rows-node.ts';
export { openSession } from './session/open-session.ts';
export { resolveExpression } from './definition/resolve-expression.ts';
export { settleAnswers } from './logic/settle-answers.ts';
export type { SettledAnswers, SettleOptions } from './logic/settle-answers.ts';
export { submissionOf } from './session/submission-of.ts';
export { unknownProps } from './session/unknown-props.ts';
export { visibleProps } from './session/visible-props.ts';
export { checkTypes } from './validation/check-types.ts';
export { cleanLine, cleanText } from './texts/clean-text.ts';
export { cutText } from './texts/cut-text.ts';
export { foldText } from './texts/fold-text.ts';
export { isRealMoment, readMoment } from './dates/read-moment.ts';
export type { MomentKind } from './dates/read-moment.ts';
export { normalise } from './fields/normalise.ts';
export { normaliseAnswers } from './fields/normalise-answers.ts';
export { anyPhoneText, documentText, idCardText, mobileText, phoneText } from './texts/number-texts.ts';
export { ruleTypes } from './validation/rule-types.ts';
export type { ValidateOptions } from './validation/check-context.ts';
export { validate } from './validation/validate.ts';
export { weighAnswers } from './validation/weigh-answers.ts';
export type { AnswerBounds, AnswerWeight } from './validation/weigh-answers.ts';
export { diffAnswers } from './session/diff-answers.ts';
export type { AnswerChange } from './session/diff-answers.ts';
export { choicesOf } from './fields/choice/choices-of.ts';
export { pathsOf } from './fields/levels/paths-of.ts';
export type { OptionPath } from './fields/levels/paths-of.ts';
export { optionValues } from './fields/option-values.ts';
export { groupedNumber, numberText } from './fields/numeric/number-text.ts';
export { shortTimes } from './dates/short-times.ts';
export { describe } from './fields/describe.ts';
export type { DescribeWords } from './fields/field-core.ts';
export { readOptions } from './definition/read-options.ts';
