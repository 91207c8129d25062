import { Type } from 'typebox';
import { Strict } from '../basics.ts';

const Code = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' });
/** Nothing that separates values of an answer (engine.md §1). */
const Value = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: String.raw`^(?!.*_>)[^,|\s]([^,|]*[^,|\s])?$`,
});
const Label = Type.String({ maxLength: 200 });
const Labels = Strict({ 'zh-Hans': Label, 'zh-Hant': Label, en: Label });

export const ConsoleDictionaryParams = Strict({ code: Code });

/** A form that chooses from a dictionary. */
const UsingForm = Type.Object({ formId: Type.String(), formCode: Type.String(), title: Type.String() });

/**
 * A dictionary: `own` is kept here, `shipped` comes with the product until it is changed, `made` of what the product or
 * the exhibition knows and not to be changed.
 */
export const ConsoleDictionaryName = Type.Object({
  code: Type.String(),
  /** In the language of the call; its code where the product knows no name. */
  title: Type.String(),
  origin: Type.Union([Type.Literal('own'), Type.Literal('shipped'), Type.Literal('made')]),
  /** Null where each exhibitor has others. */
  entries: Type.Union([Type.Integer(), Type.Null()]),
  /** Names that its entries can be filtered by. */
  filters: Type.Array(Type.String()),
  /** Forms that the caller may see. */
  usedBy: Type.Array(UsingForm),
});
export type ConsoleDictionaryName = Type.Static<typeof ConsoleDictionaryName>;

/** An entry by its value: its labels, the value of the entry above it, whether it is offered, whether it asks for a text. */
export const KeptDictionaryEntry = Strict({
  labels: Labels,
  descriptions: Labels,
  parent: Type.Union([Value, Type.Null()]),
  disabled: Type.Boolean(),
  hasInput: Type.Boolean(),
});
export type KeptDictionaryEntry = Type.Static<typeof KeptDictionaryEntry>;

/** A dictionary with all its entries in order; those of one that is `made` are none. */
export const ConsoleDictionary = Type.Object({
  ...ConsoleDictionaryName.properties,
  values: Type.Array(Type.Object({ value: Type.String(), entry: KeptDictionaryEntry })),
});
export type ConsoleDictionary = Type.Static<typeof ConsoleDictionary>;

const MaybeEntry = Type.Union([KeptDictionaryEntry, Type.Null()]);

/** By value, what was seen and what it is to be, null for none; `order` is that of all values. */
export const ChangeDictionaryRequest = Strict({
  entries: Type.Array(Strict({ value: Value, from: MaybeEntry, to: MaybeEntry }), { maxItems: 5_000 }),
  order: Type.Optional(
    Strict({
      from: Type.Array(Value, { maxItems: 5_000 }),
      to: Type.Array(Value, { maxItems: 5_000 }),
    }),
  ),
});
export type ChangeDictionaryRequest = Type.Static<typeof ChangeDictionaryRequest>;
