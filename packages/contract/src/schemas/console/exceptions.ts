import { Type } from 'typebox';
import { NullableNumber, NullableString, NullableTime, Strict } from '../basics.ts';

/** Badges of a form, visitors who register through an exhibitor, accounts that act for it. */
export const ExceptionKind = Type.Union([
  Type.Literal('passes'),
  Type.Literal('invitations'),
  Type.Literal('accounts'),
]);
export type ExceptionKind = Type.Static<typeof ExceptionKind>;

const FormId = Type.String({ minLength: 1, maxLength: 64 });

/** How many of something an exhibitor may have. */
export const ExceptionOf = Type.Object({
  kind: ExceptionKind,
  /** Whose passes; null for the other kinds. */
  formId: NullableString,
  formCode: NullableString,
  title: NullableString,
  /** As for all the others with its booths; null: without limit. */
  usual: NullableNumber,
  /** What it has in place of that; null: nothing. */
  given: Type.Union([
    Type.Object({
      value: Type.Integer(),
      reason: Type.String(),
      /** Null: from before staff gave them. */
      by: NullableString,
      at: NullableTime,
    }),
    Type.Null(),
  ]),
});
export type ExceptionOf = Type.Static<typeof ExceptionOf>;

const Value = Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]);

/** `to: null` takes the exception back. */
export const ChangeExceptionRequest = Strict({
  kind: ExceptionKind,
  formId: Type.Optional(FormId),
  change: Strict({ value: Strict({ from: Value, to: Value }) }),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` }),
});
export type ChangeExceptionRequest = Type.Static<typeof ChangeExceptionRequest>;
