import { Type } from 'typebox';
import { NullableString, Strict } from '../basics.ts';

/** What workbooks are imported of. */
export const ImportKindName = Type.Union([Type.Literal('exhibitors')]);
export type ImportKindName = Type.Static<typeof ImportKindName>;

export const ImportTemplateQuery = Strict({ kind: ImportKindName });
export const ImportParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** `same` changes nothing; `refused` is not imported. */
const Verdict = Type.Union([
  Type.Literal('new'),
  Type.Literal('changed'),
  Type.Literal('same'),
  Type.Literal('refused'),
]);

/** A row of the workbook and what it would do. */
export const ImportLine = Type.Object({
  /** As it stands in the workbook, from 1. */
  row: Type.Integer(),
  verdict: Verdict,
  /** What it is about: a code and a name, or a booth. */
  thing: Type.String(),
  /** Cells that change something, before and after; null: nothing stands there. */
  cells: Type.Array(Type.Object({ prop: Type.String(), from: NullableString, to: NullableString })),
  problems: Type.Array(Type.Object({ prop: Type.String(), message: Type.String() })),
  /** Masked name of whose account it is that the phone of this row has already. */
  joins: NullableString,
  /** The exhibitor that this phone acts for; it is added here as well only where that is said. */
  elsewhere: NullableString,
});
export type ImportLine = Type.Static<typeof ImportLine>;

/** What a workbook would do; nothing of it is done. */
export const ImportPreview = Type.Object({
  id: Type.String(),
  counts: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    refused: Type.Integer(),
  }),
  columns: Type.Array(Type.Object({ prop: Type.String(), label: Type.String(), found: Type.Boolean() })),
  /** Heads that name no column: chosen, or left out. */
  unknownHeaders: Type.Array(Type.String()),
  /** The first of each verdict but `same`, by row. */
  lines: Type.Array(ImportLine),
  /** How many such rows are not listed. */
  more: Type.Integer(),
  /** The same workbook with the refused cells marked. */
  failures: Type.Union([Type.Object({ name: Type.String(), link: Type.String() }), Type.Null()]),
});
export type ImportPreview = Type.Static<typeof ImportPreview>;

/** `also`: rows whose phone acts for another exhibitor and is added here as well. */
export const ApplyImportRequest = Strict({
  also: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20_000 })),
});
export type ApplyImportRequest = Type.Static<typeof ApplyImportRequest>;
