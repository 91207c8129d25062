import { Type } from 'typebox';
import { staffRoles } from '../../roles.ts';
import { NullableTime, Strict, Time } from '../basics.ts';

/** An exhibition that somebody of the staff may choose. */
export const StaffExhibition = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Empty until they are set. */
  start: Type.String(),
  end: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
  role: Type.Enum([...staffRoles]),
  current: Type.Boolean(),
});
export type StaffExhibition = Type.Static<typeof StaffExhibition>;

/** The code of a link for the staff: 256 bits in base64url. */
const LinkCode = Type.String({ pattern: '^[\\w-]{43}$' });

export const StaffLinkRequest = Strict({ code: LinkCode });
export type StaffLinkRequest = Type.Static<typeof StaffLinkRequest>;

/** What a link is for. */
export const StaffLink = Type.Object({
  name: Type.String(),
  username: Type.String(),
  /** Where it leads: an exhibition, or the organiser. */
  title: Type.String(),
  expires: Time,
});
export type StaffLink = Type.Static<typeof StaffLink>;

export const UseStaffLinkRequest = Strict({
  code: LinkCode,
  newPassword: Type.String({ minLength: 1, maxLength: 200 }),
  newPassword1: Type.String({ minLength: 1, maxLength: 200 }),
});
export type UseStaffLinkRequest = Type.Static<typeof UseStaffLinkRequest>;

export const StaffLinkUsed = Type.Object({ username: Type.String() });
export type StaffLinkUsed = Type.Static<typeof StaffLinkUsed>;

/** The caller's second factor. */
export const FactorState = Type.Object({
  enrolled: Type.Boolean(),
  must: Type.Boolean(),
  /** Until when staff from before may put enrolling off. */
  putOffUntil: NullableTime,
  /** How many are left. */
  recoveryCodes: Type.Integer(),
  /** Until when a proved code counts. */
  steppedUpUntil: NullableTime,
});
export type FactorState = Type.Static<typeof FactorState>;

export const FactorBegun = Type.Object({
  /** In base32, to be typed. */
  secret: Type.String(),
  /** `otpauth://…`, to be shown as a QR code. */
  address: Type.String(),
  /** Confirms it together with a code. */
  ticket: Type.String(),
});
export type FactorBegun = Type.Static<typeof FactorBegun>;

/** Six digits of the authenticator, or a recovery code. */
const FactorCode = Type.String({ minLength: 6, maxLength: 16 });

export const CodeRequest = Strict({ code: FactorCode });
export type CodeRequest = Type.Static<typeof CodeRequest>;

export const ConfirmFactorRequest = Strict({
  ticket: Type.String({ minLength: 1, maxLength: 1_000 }),
  code: FactorCode,
});
export type ConfirmFactorRequest = Type.Static<typeof ConfirmFactorRequest>;

export const FactorConfirmed = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type FactorConfirmed = Type.Static<typeof FactorConfirmed>;

export const StepUpAnswer = Type.Object({ until: Time });
export type StepUpAnswer = Type.Static<typeof StepUpAnswer>;
