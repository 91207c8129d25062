import { Type } from 'typebox';
import { NullableString, NullableTime, Strict, Time } from '../basics.ts';

/** A later end of one form for one exhibitor. */
export const Extension = Type.Object({
  formId: Type.String(),
  formCode: Type.String(),
  title: Type.String(),
  /** When the form ends for the others; null: it has no end any more. */
  formEndAt: NullableTime,
  endAt: Time,
  /** Orders until then are at the price of before the deadline; else at the late price, where the form has one. */
  normalPrice: Type.Boolean(),
  reason: Type.String(),
  by: NullableString,
  at: Time,
});
export type Extension = Type.Static<typeof Extension>;

export const ExtensionParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

const FormId = Type.String({ minLength: 1, maxLength: 64 });
const Moment = Type.String({ minLength: 16, maxLength: 19 });
const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });

/** `from` is the later end that was seen, null: none. With `tell` the exhibitor gets a notice. */
export const ExtendRequest = Strict({
  formId: FormId,
  from: Type.Union([Moment, Type.Null()]),
  endAt: Moment,
  reason: Reason,
  normalPrice: Type.Boolean(),
  tell: Type.Optional(Type.Boolean()),
});
export type ExtendRequest = Type.Static<typeof ExtendRequest>;

export const RevokeExtensionRequest = Strict({ formId: FormId, from: Moment, reason: Reason });
export type RevokeExtensionRequest = Type.Static<typeof RevokeExtensionRequest>;
