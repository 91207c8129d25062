import { Type } from 'typebox';
import { NullableString, NullableTime, Page, pageQuery, Strict, SubmissionBooth, Time } from './basics.ts';
import { FileRecord } from './files.ts';
import { boothId } from './forms.ts';

export const ImageExamRequest = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  boothId,
  /** Slots that are not named stay as they are. */
  images: Type.Array(
    Strict({
      /** The prop of an upload item of the form, or of one in a sub-table `prop/row/column`, rows from 1. */
      slot: Type.String({ minLength: 1, maxLength: 200 }),
      fileIds: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 100 }),
      note: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
export type ImageExamRequest = Type.Static<typeof ImageExamRequest>;

export const ImageExamQuery = Strict({
  formId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  boothId,
});
export type ImageExamQuery = Type.Static<typeof ImageExamQuery>;

const SlotStatus = Type.Union([
  Type.Literal('none'),
  Type.Literal('wait'),
  Type.Literal('adopt'),
  Type.Literal('fail'),
]);

/** A step of one drawing: handed in, adopted or returned. */
export const DrawingStep = Type.Object({
  action: Type.Union([Type.Literal('submit'), Type.Literal('adopt'), Type.Literal('fail')]),
  /** Counts what was handed in for the slot, from 1. */
  revision: Type.Integer(),
  /** Of the organiser's staff only the organiser's name, to exhibitors. */
  by: Type.String(),
  organiser: Type.Boolean(),
  at: Time,
  note: Type.String(),
  comment: NullableString,
  fileIds: Type.Array(Type.String()),
});
export type DrawingStep = Type.Static<typeof DrawingStep>;

const drawing = {
  /** Null before anything was handed in. */
  id: NullableString,
  slot: Type.String(),
  label: Type.String(),
  status: SlotStatus,
  revision: Type.Integer(),
  note: Type.String(),
  comment: NullableString,
  submitTime: NullableTime,
  examTime: NullableTime,
  /** Without their content. */
  files: Type.Array(FileRecord),
  history: Type.Array(DrawingStep),
};

/** A place for drawings in a form. */
export const DrawingSlot = Type.Object({
  ...drawing,
  required: Type.Boolean(),
  /** It takes files now: the form is open and not under review or decided, or the organiser returned this drawing. */
  canBeSubmitted: Type.Boolean(),
});
export type DrawingSlot = Type.Static<typeof DrawingSlot>;

export const DrawingsQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
});
export type DrawingsQuery = Type.Static<typeof DrawingsQuery>;

/** A drawing as staff see it. */
export const Drawing = Type.Object({
  ...drawing,
  id: Type.String(),
  formId: Type.String(),
  formCode: Type.String(),
  exhibitorId: NullableString,
  exhibitorName: Type.String(),
  /** The one it is for, where the form is given for each booth. */
  booth: Type.Union([SubmissionBooth, Type.Null()]),
});
export type Drawing = Type.Static<typeof Drawing>;
export const DrawingsPage = Page(Drawing);
export type DrawingsPage = Type.Static<typeof DrawingsPage>;

export const DrawingParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** `revision` is the one that was looked at. */
export const DrawingAdoptRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  comment: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type DrawingAdoptRequest = Type.Static<typeof DrawingAdoptRequest>;
export const DrawingRejectRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  comment: Type.String({ maxLength: 2000 }),
});
export type DrawingRejectRequest = Type.Static<typeof DrawingRejectRequest>;
