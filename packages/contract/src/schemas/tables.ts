import { Type } from 'typebox';
import { Answers, NullableString, Page, pageQuery, Strict } from './basics.ts';
import { Order } from './catalogues.ts';

const shortId = Type.String({ minLength: 1, maxLength: 64 });

/** The rows of a workbook as they travel, to be put into the form; nothing is stored by an import (wire.md §4). */
export const ImportedRows = Type.Array(Answers);
export type ImportedRows = Type.Static<typeof ImportedRows>;

/** One mistake in a workbook: `data.problems` of a refused import, the first 500; `data.more` counts the others. */
export const RowProblem = Type.Object({
  /** As Excel counts; 0 speaks of the whole table. */
  row: Type.Integer(),
  /** Of the column; empty where it speaks of the whole table. */
  prop: Type.String(),
  formItemId: Type.String(),
  label: Type.String(),
  code: Type.String(),
  params: Type.Record(Type.String(), Type.Unknown()),
  /** In the asker's language. */
  message: Type.String(),
});
export type RowProblem = Type.Static<typeof RowProblem>;

/** Which template is wanted: that of a sub-table, or the one behind a link that `list` told. */
export const TemplateRequest = Strict({
  /** A `templateUrl` of the list; no other address is ever fetched. */
  url: Type.Optional(Type.String({ maxLength: 2000 })),
  formId: Type.Optional(shortId),
  formItemId: Type.Optional(shortId),
  /** For the transport supplier that this exhibitor chose. */
  exhibitorId: Type.Optional(shortId),
});
export type TemplateRequest = Type.Static<typeof TemplateRequest>;

/** A row of a list of people that was not taken. */
export const PersonRowFailure = Type.Object({
  /** As Excel counts. */
  number: Type.Integer(),
  name: Type.String(),
  /** Everything that is wrong with it, in the asker's language. */
  message: Type.String(),
});
export type PersonRowFailure = Type.Static<typeof PersonRowFailure>;

/** What became of the rows: each is a repeat, a success or an error. */
export const PersonsImported = Type.Object({
  /** People who were on the list already: replaced, or left where nothing is new. */
  repeatCount: Type.Integer(),
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  /** Of the repeats and successes those kept as drafts, because a file (a photo) is still to be added. */
  incompleteCount: Type.Integer(),
  /** The rows with the first 500 mistakes; `errorCount` counts all rows. */
  messageDetailVOS: Type.Array(PersonRowFailure),
  /** Header cells that no item of the form is called by. */
  unknownHeaders: Type.Array(Type.String()),
  /** Worksheets with the same header that were not read. */
  others: Type.Array(Type.String()),
  /** Parts of the workbook that are never read. */
  dropped: Type.Array(Type.Union([Type.Literal('macros'), Type.Literal('links')])),
  /** Cells that took what is merged over them from above. */
  filled: Type.Integer(),
  /** Cells merged under a number of the row above: errors of their rows. */
  shared: Type.Integer(),
  /** Cells merged with the one left of them: errors of their rows. */
  across: Type.Integer(),
  /** Rows that hold sums of others, and were left out. */
  totals: Type.Integer(),
  /** Rows that were read and are not shown in the workbook: hidden, or left out by a filter. */
  hiddenRows: Type.Integer(),
  /** Columns that were read and are not shown in it. */
  hiddenColumns: Type.Integer(),
  /** The same workbook with a comment on each wrong cell; the link is signed for ten minutes. */
  failures: Type.Union([Type.Object({ name: Type.String(), link: Type.String() }), Type.Null()]),
});
export type PersonsImported = Type.Static<typeof PersonsImported>;

/** What became of one file of an archive of photos. */
export const PhotoOutcome = Type.Object({
  file: Type.String(),
  /** The person it belongs to; empty for nobody's. */
  name: Type.String(),
  /** `submitted`: the person is complete and handed in; `saved`: kept in a draft; `unknown`: nobody of that number. */
  outcome: Type.Union([
    Type.Literal('submitted'),
    Type.Literal('saved'),
    Type.Literal('unknown'),
    Type.Literal('refused'),
  ]),
  /** Why it was refused, or what the person still lacks; empty otherwise. */
  message: Type.String(),
});
export type PhotoOutcome = Type.Static<typeof PhotoOutcome>;

export const PhotosImported = Type.Object({
  /** People who got their photo. */
  matchedCount: Type.Integer(),
  unknownCount: Type.Integer(),
  errorCount: Type.Integer(),
  photos: Type.Array(PhotoOutcome),
});
export type PhotosImported = Type.Static<typeof PhotosImported>;

/** A workbook of people: empty to be filled in, or with everybody on the list. */
export const PersonsFileQuery = Strict({
  kind: Type.Optional(Type.Union([Type.Literal('template'), Type.Literal('list')])),
  formId: Type.Optional(shortId),
  exhibitorId: Type.Optional(shortId),
});
export type PersonsFileQuery = Type.Static<typeof PersonsFileQuery>;

export const PersonBadgesQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(shortId),
  /** Of these people alone. */
  ids: Type.Optional(Type.String({ maxLength: 8000, description: 'One id, or several with commas.' })),
  /** Also those who are not adopted yet, marked. */
  preview: Type.Optional(Type.Boolean()),
});
export type PersonBadgesQuery = Type.Static<typeof PersonBadgesQuery>;

export const PersonBadge = Type.Object({
  /** Of the person. */
  id: Type.String(),
  name: Type.String(),
  nameLatin: Type.String(),
  company: Type.String(),
  companyEn: Type.String(),
  /** As `5-B117`; empty without a booth. */
  booth: Type.String(),
  position: Type.String(),
  /** The pass, in the asker's language. */
  category: Type.String(),
  /** Its value, to colour a badge by. */
  categoryCode: Type.String(),
  /** Signed for ten minutes. */
  photo: NullableString,
  /** Not adopted: shown with a mark, never printed. */
  preview: Type.Boolean(),
  /** Eight characters that a person can read out; null of a preview. */
  code: NullableString,
  /** Content of the QR code; null of a preview. */
  qr: NullableString,
});
export type PersonBadge = Type.Static<typeof PersonBadge>;

export const PersonBadgesPage = Page(PersonBadge);
export type PersonBadgesPage = Type.Static<typeof PersonBadgesPage>;

export const VehiclePassesQuery = Strict({
  formId: shortId,
  id: Type.Optional(shortId),
  boothId: Type.Optional(shortId),
  /** For the transport supplier that this exhibitor chose. */
  exhibitorId: Type.Optional(shortId),
});
export type VehiclePassesQuery = Type.Static<typeof VehiclePassesQuery>;

/** A pass for one vehicle of an adopted form. */
export const VehiclePass = Type.Object({
  plate: Type.String(),
  /** Of vehicle, in the asker's language. */
  type: Type.String(),
  /** When it may come, in the asker's language. */
  slot: Type.String(),
  /** Eight characters that a person can read out. */
  code: Type.String(),
  /** Content of the QR code. */
  qr: Type.String(),
});
export type VehiclePass = Type.Static<typeof VehiclePass>;

export const VehicleCheckQuery = Strict({ qr: Type.String({ maxLength: 400 }) });
export type VehicleCheckQuery = Type.Static<typeof VehicleCheckQuery>;

/** What a gate learns of a pass, and nobody else's business. */
export const VehicleCheck = Type.Object({
  valid: Type.Boolean(),
  plate: Type.String(),
  slot: Type.String(),
});
export type VehicleCheck = Type.Static<typeof VehicleCheck>;

const exported = {
  /** `xlsx` unless told otherwise. */
  format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')])),
};

/** The submissions of one form as a file: all that the list would show. */
export const SubmissionsFileQuery = Strict({
  ...exported,
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  changeRequested: Type.Optional(Type.Boolean()),
  /** ID numbers and other sensitive answers in full: for `admin` alone, and told to the audit. */
  sensitive: Type.Optional(Type.Boolean()),
  /** Of a sub-table instead of the form itself, where the format holds one table only. */
  table: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SubmissionsFileQuery = Type.Static<typeof SubmissionsFileQuery>;

/** The orders that the list would show with these filters. */
export const OrdersFileQuery = Strict({
  ...exported,
  formId: Type.Optional(shortId),
  exhibitorId: Type.Optional(shortId),
  category: Type.Optional(shortId),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
  payment: Type.Optional(Order.properties.payment),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a number or a company name.' })),
});
export type OrdersFileQuery = Type.Static<typeof OrdersFileQuery>;
