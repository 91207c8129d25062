import { Type } from 'typebox';

/** Texts by language; what a person typed, never a whole article. */
export const LocalTexts = Type.Record(
  Type.String({ pattern: '^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$' }),
  Type.String({ maxLength: 20_000 }),
);

/** Texts of any length by language: articles and notices. */
export const LongTexts = Type.Record(
  Type.String({ pattern: '^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$' }),
  Type.String(),
);

/** A document of which only its reader knows the keys. */
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
