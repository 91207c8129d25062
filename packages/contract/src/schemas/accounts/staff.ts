import { Type } from 'typebox';
import { staffRoles } from '../../roles.ts';
import { Strict, Time } from '../basics.ts';

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
