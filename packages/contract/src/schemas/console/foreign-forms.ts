import { Type } from 'typebox';
import { limits } from '../../limits.ts';
import { NullableString, Strict } from '../basics.ts';

/** A form in another shape: its text, or the bytes of a workbook in Base64. */
export const ReadFormRequest = Strict({
  kind: Type.Enum(['json', 'avue', 'questions']),
  content: Type.String({ maxLength: limits.formDetailBytes }),
});
export type ReadFormRequest = Type.Static<typeof ReadFormRequest>;

/** What became of one thing of a foreign form: taken as it is, taken with a change, or left out. */
export const ReadFormLine = Type.Object({
  outcome: Type.Enum(['taken', 'changed', 'left']),
  /** Where it stood: `column[3].rules`. */
  path: Type.String(),
  code: Type.String(),
  params: Type.Record(Type.String(), Type.Unknown()),
});
export type ReadFormLine = Type.Static<typeof ReadFormLine>;

/** Why nothing of it can be read; of a text the line is the row. */
export const ReadFormFault = Type.Object({
  code: Type.String(),
  worksheet: NullableString,
  row: Type.Union([Type.Integer(), Type.Null()]),
  column: NullableString,
  params: Type.Record(Type.String(), Type.Unknown()),
});
export type ReadFormFault = Type.Static<typeof ReadFormFault>;

export const ReadForm = Type.Object({
  /** The form in the dialect of drafts; null with faults. */
  detail: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  report: Type.Array(ReadFormLine),
  faults: Type.Array(ReadFormFault),
});
export type ReadForm = Type.Static<typeof ReadForm>;
