import { Type } from 'typebox';
import { exhibitionIdPattern } from '../../exhibition-id.ts';
import { staffRoles } from '../../roles.ts';
import { NullableString, NullableTime, Strict, Time } from '../basics.ts';
import { Changed } from '../change.ts';
import { OwnSession } from './sign-in.ts';

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

const Title = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });
const Day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

/** What an exhibition begins with. */
export const CreateExhibitionRequest = Strict({
  /** Its short name, in every address: fixed after. */
  id: Type.String({ pattern: exhibitionIdPattern }),
  title: Strict({ 'zh-Hans': Title, 'zh-Hant': Type.Optional(Title), en: Type.Optional(Title) }),
  /** IANA name. */
  zone: Type.String({ maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' }),
  /** The days of the fair itself. */
  start: Day,
  end: Day,
});
export type CreateExhibitionRequest = Type.Static<typeof CreateExhibitionRequest>;

/** The code of a link for the staff: 256 bits in base64url. */
const LinkCode = Type.String({ pattern: '^[\\w-]{43}$' });

export const StaffLinkRequest = Strict({ code: LinkCode });
export type StaffLinkRequest = Type.Static<typeof StaffLinkRequest>;

/** What a link is for. */
export const StaffLink = Type.Object({
  name: Type.String(),
  /** Empty of an invitation: it is chosen when it is accepted. */
  username: Type.String(),
  /** Where it leads: an exhibition, or the organiser. */
  title: Type.String(),
  expires: Time,
});
export type StaffLink = Type.Static<typeof StaffLink>;

/** As people type it at the sign-in; letters are kept small. */
const Username = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$' });

export const UseStaffLinkRequest = Strict({
  code: LinkCode,
  /** Of an invitation, and of no other link. */
  username: Type.Optional(Username),
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

const Role = Type.Enum([...staffRoles]);
const Ids = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 500 });
const Groups = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 100 });
const Halls = Type.Array(Type.String({ minLength: 1, maxLength: 16 }), { maxItems: 50 });
const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });

/** What a member of staff may: empty lists are no limit. */
const rights = {
  role: Role,
  /** Of these groups all forms, later ones too, and of the others those that `formIds` names. */
  formGroups: Type.Array(Type.String()),
  formIds: Type.Array(Type.String()),
  halls: Type.Array(Type.String()),
  mayDecide: Type.Boolean(),
  maySeeSensitive: Type.Boolean(),
  /** From then on they are of the staff no more; null: for ever. */
  endsAt: NullableTime,
};

/** A member of the staff of an exhibition. */
export const StaffMember = Type.Object({
  id: Type.String(),
  name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  ...rights,
  tenantAdmin: Type.Boolean(),
  /** Why the account is locked; null: it is open. */
  locked: NullableString,
  enrolled: Type.Boolean(),
  /** Must have a second factor. */
  mustEnrol: Type.Boolean(),
  lastUsed: NullableTime,
  /** Where they signed in from last; empty: never. */
  address: Type.String(),
  /** The caller. */
  self: Type.Boolean(),
  /** Whether the caller may lock the account, end its sign-ins and the like: it reaches no further than they do. */
  ownAccount: Type.Boolean(),
});
export type StaffMember = Type.Static<typeof StaffMember>;

/** An invitation that nobody accepted yet. */
export const StaffInvitation = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: Role,
  expires: Time,
});
export type StaffInvitation = Type.Static<typeof StaffInvitation>;

export const StaffList = Type.Object({
  members: Type.Array(StaffMember),
  invitations: Type.Array(StaffInvitation),
  /** Every hall that the exhibition has. */
  halls: Type.Array(Type.String()),
});
export type StaffList = Type.Static<typeof StaffList>;

export const StaffParams = Strict({ id: Type.String({ minLength: 1, maxLength: 128 }) });

export const InviteStaffRequest = Strict({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: String.raw`\S` }),
  /** Gets the link by mail where mail is sent. */
  email: Type.Optional(Type.String({ maxLength: 200, pattern: String.raw`^(\S+@\S+)?$` })),
  role: Role,
  formGroups: Type.Optional(Groups),
  formIds: Type.Optional(Ids),
  halls: Type.Optional(Halls),
  mayDecide: Type.Optional(Type.Boolean()),
  maySeeSensitive: Type.Optional(Type.Boolean()),
  endsAt: Type.Optional(NullableTime),
});
export type InviteStaffRequest = Type.Static<typeof InviteStaffRequest>;

/** A link for somebody of the staff, shown once to be handed over. */
export const StaffLinkMade = Type.Object({
  /** Null: it went to its owner by mail. */
  link: NullableString,
  expires: Time,
});
export type StaffLinkMade = Type.Static<typeof StaffLinkMade>;

export const ChangeStaffRequest = Strict({
  change: Strict({
    role: Changed(Role),
    formGroups: Changed(Groups),
    formIds: Changed(Ids),
    halls: Changed(Halls),
    mayDecide: Changed(Type.Boolean()),
    maySeeSensitive: Changed(Type.Boolean()),
    endsAt: Changed(NullableTime),
  }),
});
export type ChangeStaffRequest = Type.Static<typeof ChangeStaffRequest>;

export const StaffReasonRequest = Strict({ reason: Reason });
export type StaffReasonRequest = Type.Static<typeof StaffReasonRequest>;

/** What somebody who left alone looked after. */
export const StaffEnded = Type.Object({
  sessions: Type.Integer(),
  /** Names of exhibitors that have nobody to look after them now, 20 at most, and how many they are. */
  exhibitors: Type.Array(Type.String()),
  exhibitorCount: Type.Integer(),
});
export type StaffEnded = Type.Static<typeof StaffEnded>;

export const StaffSessions = Type.Array(OwnSession);
