import { Type } from 'typebox';

/** A dictionary that a form may choose from. */
const KnownDictionary = Type.Object({
  code: Type.String(),
  /** Null: made for each exhibitor, or too large to be counted. */
  entries: Type.Union([Type.Integer(), Type.Null()]),
  /** What its entries can be filtered by. */
  filters: Type.Array(Type.String()),
});

export const ConsoleDictionaries = Type.Object({ dictionaries: Type.Array(KnownDictionary) });
export type ConsoleDictionaries = Type.Static<typeof ConsoleDictionaries>;
