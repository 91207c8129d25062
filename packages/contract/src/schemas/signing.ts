import { Type } from 'typebox';
import { NullableString, Strict, Time } from './basics.ts';

export const SigningState = Type.Union([
  Type.Literal('waiting'),
  /** Somebody opened the link. */
  Type.Literal('opened'),
  Type.Literal('signed'),
  /** Given up on the desktop that asked for it. */
  Type.Literal('cancelled'),
  /** Given up on the phone. */
  Type.Literal('declined'),
  Type.Literal('expired'),
]);
export type SigningState = Type.Static<typeof SigningState>;

export const SigningStartRequest = Strict({
  /** What is signed, as the phone shows it. */
  label: Type.String({ minLength: 1, maxLength: 200 }),
});
export type SigningStartRequest = Type.Static<typeof SigningStartRequest>;

export const SigningParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export type SigningParams = Type.Static<typeof SigningParams>;

/** A signature that is to come from a phone, as the desktop sees it. */
export const Signing = Type.Object({
  id: Type.String(),
  state: SigningState,
  /** How long the link stands, in seconds from now. */
  secondsLeft: Type.Integer(),
  /** The signature, its link signed; null until there is one. */
  signature: NullableString,
});
export type Signing = Type.Static<typeof Signing>;

/** As {@link Signing}, with the short link that a phone opens; it is told once. */
export const SigningStart = Type.Object({ ...Signing.properties, link: Type.String() });
export type SigningStart = Type.Static<typeof SigningStart>;

/** The same as the phone sees it. */
export const OpenSigning = Type.Object({
  state: SigningState,
  label: Type.String(),
  /** Who asks for it: the exhibitor, else the person. */
  asker: Type.String(),
  secondsLeft: Type.Integer(),
  expires: Time,
});
export type OpenSigning = Type.Static<typeof OpenSigning>;
