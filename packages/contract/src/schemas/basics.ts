import { Type, type TSchema } from 'typebox';

/** `YYYY-MM-DD HH:mm:ss` in the exhibition's zone. */
export const Time = Type.String();
export const NullableTime = Type.Union([Time, Type.Null()]);
export const NullableString = Type.Union([Type.String(), Type.Null()]);
export const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** Wire answers by prop; the engine judges them, not the schema. */
export const Answers = Type.Record(Type.String(), Type.Unknown());
export type Answers = Type.Static<typeof Answers>;

/** An object of which nothing but the listed properties is taken; anything else is 400. */
export const Strict = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** One page of a list (wire.md §1). */
export const Page = <T extends TSchema>(record: T) =>
  Type.Object({
    records: Type.Array(record),
    total: Type.Integer({ description: 'Exact up to 10,000.' }),
    totalAtLeast: Type.Optional(Type.Literal(true, { description: 'There are more than `total`.' })),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
  });

/** Query fields of every paged call. */
export const pageQuery = {
  current: Type.Optional(Type.Integer({ minimum: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  ascs: Type.Optional(Type.String({ maxLength: 100 })),
  descs: Type.Optional(Type.String({ maxLength: 100 })),
};

export const StatusName = Type.Union([
  Type.Literal('none'),
  Type.Literal('draft'),
  Type.Literal('submitted'),
  Type.Literal('wait'),
  Type.Literal('adopt'),
  Type.Literal('fail'),
]);

export const Booth = Type.Object({
  hall: Type.String(),
  number: Type.String(),
  area: Type.Number(),
  /** `std`, `raw` or `semi`. */
  type: Type.String(),
  heightLimit: NullableNumber,
});
export type Booth = Type.Static<typeof Booth>;

/** The booth that a submission is for, where its form is given for each booth of an exhibitor. */
export const SubmissionBooth = Type.Object({
  id: Type.String(),
  hall: Type.String(),
  number: Type.String(),
});
export type SubmissionBooth = Type.Static<typeof SubmissionBooth>;

/** An organiser's remark at a field; `path` is `[rowIndex, prop]` inside a sub-table (engine.md §4). */
export const FieldComment = Type.Object({
  prop: Type.String({ maxLength: 200 }),
  path: Type.Optional(Type.Tuple([Type.Integer({ minimum: 0 }), Type.String({ maxLength: 200 })])),
  comment: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type FieldComment = Type.Static<typeof FieldComment>;
