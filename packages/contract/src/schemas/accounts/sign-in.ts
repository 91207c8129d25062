import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';

/** `GET /api/portal/config`: what a page needs before anybody signs in. Texts in the asker's language. */
export const PortalConfig = Type.Object({
  tenantId: Type.String(),
  exhibitionId: Type.String(),
  /** What names the exhibition in an address of the portal: `?exhibition=…`, with `&tenant=…` where it is needed. */
  addressQuery: Type.String(),
  client: Type.Object({ id: Type.String(), secret: Type.String() }),
  /** `closed`: staff alone come in; pages say that it is being prepared. */
  state: Type.Optional(Type.Enum(['open', 'closed'])),
  title: Type.String(),
  organiser: Type.String(),
  venue: Type.String(),
  languages: Type.Array(Type.String()),
  logo: NullableString,
  zone: Type.String(),
  halls: Type.Array(Type.Object({ hall: Type.String(), name: Type.String() })),
  dates: Type.Object({ start: Type.String(), end: Type.String() }),
  milestones: Type.Array(Type.Object({ date: Type.String(), title: Type.String() })),
  contact: Type.Object({ phone: Type.String(), hours: Type.String(), email: Type.String() }),
  contacts: Type.Array(Type.Object({ duty: Type.String(), name: Type.String(), phone: Type.String() })),
  mediaHost: NullableString,
  ciecLoginUrl: NullableString,
  /** Further hosts that `target` may open (pages.md). */
  linkHosts: Type.Optional(Type.Array(Type.String())),
  /** Foreign hosts that a form may ask for options (`dicUrl`), by https. */
  dictionaryHosts: Type.Optional(Type.Array(Type.String())),
  /** Media may register now: /mediaLogin makes them an account. */
  takesMedia: Type.Optional(Type.Boolean()),
  serverTime: Type.String(),
  /** Demo mode: the gallery is open and demo logins may be named. */
  demo: Type.Boolean(),
});
export type PortalConfig = Type.Static<typeof PortalConfig>;

export const PortalConfigQuery = Strict({
  exhibition: Type.Optional(Type.String({ maxLength: 64 })),
  /** Whose, where several tenants name an exhibition alike. */
  tenant: Type.Optional(Type.String({ maxLength: 64 })),
  /** `console`: where no exhibition fits, what tenant admins sign in to. */
  page: Type.Optional(Type.Literal('console')),
});
export type PortalConfigQuery = Type.Static<typeof PortalConfigQuery>;

/** Fields of every grant; which are needed depends on `grant_type` (wire.md §2). */
export const TokenRequest = Strict({
  grant_type: Type.String({ maxLength: 32 }),
  /** As the header `Tenant-Id`. */
  tenantId: Type.Optional(Type.String({ maxLength: 64 })),
  scope: Type.Optional(Type.String({ maxLength: 32 })),
  /** Sent by Blade's clients; says nothing here, like `scope` and `_t`. */
  type: Type.Optional(Type.String({ maxLength: 32 })),
  _t: Type.Optional(Type.String({ maxLength: 32 })),
  phone: Type.Optional(Type.String({ maxLength: 32 })),
  username: Type.Optional(Type.String({ maxLength: 64 })),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** From an SMS: of `sms_code`, and beside a password after too many failures. */
  code: Type.Optional(Type.String({ maxLength: 16 })),
  /** Of `acting`: from the link that staff were given. */
  acting_code: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of `totp`: what `second_factor` gave. */
  challenge: Type.Optional(Type.String({ maxLength: 64 })),
  ciec_token: Type.Optional(Type.String({ maxLength: 4000 })),
  refresh_token: Type.Optional(Type.String({ maxLength: 200 })),
  refresh_only_login: Type.Optional(Type.String({ maxLength: 8 })),
  exhibitId: Type.Optional(Type.String({ maxLength: 64 })),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type TokenRequest = Type.Static<typeof TokenRequest>;

/** The same in the body, where everything may stand in the query instead. Partial drops the options of what it takes. */
export const TokenFields = Type.Partial(TokenRequest, { additionalProperties: false });
/** The same in the query, without what is secret. */
export const TokenQuery = Type.Omit(
  TokenFields,
  ['password', 'acting_code', 'challenge', 'ciec_token', 'refresh_token'],
  {
    additionalProperties: false,
  },
);

/** The un-enveloped answer of a successful sign-in. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  /** Empty where nothing is renewed: of `acting`. */
  refresh_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer(),
  scope: Type.String(),
  tenant_id: Type.String(),
  client_id: Type.String(),
  user_id: Type.String(),
  account: Type.String(),
  user_name: Type.String(),
  nick_name: Type.String(),
  real_name: Type.String(),
  avatar: Type.String(),
  role_id: Type.String(),
  role_name: Type.String(),
  exhibit_id: Type.String(),
  exhibitor_id: NullableString,
  need_set_pwd: Type.Boolean(),
  /** `draftKey` seals what lies on the device: 32 bytes in base64, to be kept no longer than the session. */
  detail: Type.Object({ draftKey: Type.String() }),
  /** Of `acting`: the member of staff who sees the portal as this account, and until when (RFC 3339). */
  acting: Type.Optional(Type.Object({ name: Type.String(), until: Type.String() })),
});
export type TokenAnswer = Type.Static<typeof TokenAnswer>;

/** Work beside a captcha: the number below `max` whose SHA-256, written behind `salt`, is `challenge` in hex. */
export const ProofChallenge = Type.Object({
  salt: Type.String(),
  challenge: Type.String(),
  max: Type.Integer(),
});
export type ProofChallenge = Type.Static<typeof ProofChallenge>;

export const CaptchaQuery = Strict({
  /** `words`: a question to be read, instead of a picture. */
  way: Type.Optional(Type.Literal('words')),
});
export type CaptchaQuery = Type.Static<typeof CaptchaQuery>;

export const Captcha = Type.Object({
  key: Type.String(),
  /** Empty where it is asked in words. */
  image: Type.String(),
  question: Type.Optional(Type.String()),
  /** Where the answer counts with work only, or much came from this address lately. */
  proof: Type.Optional(ProofChallenge),
});
export type Captcha = Type.Static<typeof Captcha>;

export const LogoutQuery = Strict({ only_login: Type.Optional(Type.String({ maxLength: 8 })) });
export const LogoutAnswer = Type.Object({ success: Type.Literal('true'), msg: Type.String() });
export type LogoutAnswer = Type.Static<typeof LogoutAnswer>;

/** Which text an SMS code comes in; it also says what the code is good for (wire.md §2). */
export const SmsTemplate = Type.Union([
  Type.Literal('login'),
  Type.Literal('setPwd'),
  Type.Literal('mediaRegister'),
  Type.Literal('visitor'),
]);
export type SmsTemplate = Type.Static<typeof SmsTemplate>;

export const SmsSendQuery = Strict({
  tenantId: Type.String({ minLength: 1, maxLength: 64 }),
  mobile: Type.String({ minLength: 1, maxLength: 32 }),
  smsCode: SmsTemplate,
  /** `mail`: to the verified address of the account instead, for `login` and `setPwd`. */
  by: Type.Optional(Type.Literal('mail')),
});
export type SmsSendQuery = Type.Static<typeof SmsSendQuery>;

/** The same for known and unknown numbers. Seconds. */
export const SmsSent = Type.Object({ resendAfter: Type.Integer(), life: Type.Integer() });
export type SmsSent = Type.Static<typeof SmsSent>;

const Password = Type.String({ minLength: 1, maxLength: 200 });

/** For `needSetPwd`; `phone` and `smsCode` (template `setPwd`) come together and are checked where given. */
export const SetPasswordRequest = Strict({
  newPassword: Password,
  newPassword1: Password,
  phone: Type.Optional(Type.String({ maxLength: 32 })),
  smsCode: Type.Optional(Type.String({ maxLength: 16 })),
});
export type SetPasswordRequest = Type.Static<typeof SetPasswordRequest>;

export const UpdatePasswordRequest = Strict({
  oldPassword: Password,
  newPassword: Password,
  newPassword1: Password,
});
export type UpdatePasswordRequest = Type.Static<typeof UpdatePasswordRequest>;

/** How many other sessions of the account ended with the old password. */
export const PasswordChanged = Type.Object({ sessionsEnded: Type.Integer() });
export type PasswordChanged = Type.Static<typeof PasswordChanged>;

export const User = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  avatar: Type.String(),
  roleName: Type.String(),
  exhibitorId: NullableString,
  exhibitorName: NullableString,
  exhibitId: Type.String(),
  transport_formId: NullableString,
  common_formId: NullableString,
  /** A password may be set without the old one: none is set yet, or the phone was proved in this session. */
  needSetPwd: Type.Boolean(),
  completed: Type.Boolean(),
  /** As in the token answer. */
  draftKey: Type.String(),
});
export type User = Type.Static<typeof User>;

/** `GET /api/blade-user/info`: the client reads `data.data.data`. */
export const UserInfo = Type.Object({ data: User });
export type UserInfo = Type.Static<typeof UserInfo>;

/** One sign-in of the caller: where from, on what, and whether it is this one. */
export const OwnSession = Type.Object({
  id: Type.String(),
  begun: Time,
  /** When it was renewed last, to the hour. */
  lastUsed: Time,
  address: Type.String(),
  /** Browser and system; empty where the browser does not say. */
  device: Type.String(),
  current: Type.Boolean(),
});
export type OwnSession = Type.Static<typeof OwnSession>;

/** One of one's own sign-ins, or all but this one. */
export const EndSessionRequest = Strict({
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  all: Type.Optional(Type.Literal(true)),
});
export type EndSessionRequest = Type.Static<typeof EndSessionRequest>;

export const SessionsEnded = Type.Object({ ended: Type.Integer() });
export type SessionsEnded = Type.Static<typeof SessionsEnded>;
