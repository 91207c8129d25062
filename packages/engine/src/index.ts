// The public face of the engine. Types are fixed here first; functions join as their clauses are built.
export type { Choice, FieldType, FieldValue, FieldValues, OptionValue, Row } from './fields/field-value.ts';
export type {
  Bound,
  Compute,
  DictionarySource,
  Item,
  JsonObject,
  Option,
  Rule,
} from './definition/item.ts';
export type {
  Condition,
  Definition,
  DefinitionProblem,
  DefinitionProblemCode,
  FormSetting,
  Language,
  Scheme,
} from './definition/definition.ts';
export type { Path, Problem, ProblemCode } from './validation/problem.ts';
export type {
  Answers,
  Context,
  FieldNode,
  NodeState,
  RowEditor,
  RowHook,
  RowNode,
  RowsNode,
  Section,
  SectionProgress,
  Session,
  SessionOptions,
} from './session/session.ts';
