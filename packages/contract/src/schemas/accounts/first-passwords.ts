import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';
import { SetPasswordRequest } from './sign-in.ts';

const ids = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 500 });

/** For which accounts links are made, by their own ids or as the accounts of exhibitors, and how they travel. */
export const FirstPasswordsRequest = Strict({
  accountIds: Type.Optional(ids),
  exhibitorIds: Type.Optional(ids),
  /** `none`: the links stand in the answer and are handed over by hand. */
  by: Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('none')]),
});
export type FirstPasswordsRequest = Type.Static<typeof FirstPasswordsRequest>;

/** What became of one account. */
export const FirstPassword = Type.Object({
  accountId: Type.String(),
  exhibitorId: NullableString,
  name: Type.String(),
  /** Masked. */
  phone: Type.String(),
  /** Only where it is handed over by hand. */
  link: NullableString,
  expires: Type.Union([Time, Type.Null()]),
  sent: Type.Boolean(),
  /**
   * Why there is no link: a password is set already, the account is locked, there is nowhere to send it, nobody sends,
   * or no SMS goes to the country of the number.
   */
  why: Type.Union([
    Type.Literal('set'),
    Type.Literal('locked'),
    Type.Literal('address'),
    Type.Literal('gateway'),
    Type.Literal('country'),
    Type.Null(),
  ]),
});
export type FirstPassword = Type.Static<typeof FirstPassword>;

/** Whose first password is set with this ticket. */
export const OpenPassword = Type.Object({
  name: Type.String(),
  /** Masked. */
  phone: Type.String(),
  company: Type.String(),
  expires: Time,
});
export type OpenPassword = Type.Static<typeof OpenPassword>;

export const OpenPasswordRequest = Strict({
  newPassword: SetPasswordRequest.properties.newPassword,
  newPassword1: SetPasswordRequest.properties.newPassword1,
});
export type OpenPasswordRequest = Type.Static<typeof OpenPasswordRequest>;

/** With what one signs in now. */
export const OpenPasswordSet = Type.Object({ phone: Type.String(), role: Type.String() });
export type OpenPasswordSet = Type.Static<typeof OpenPasswordSet>;
