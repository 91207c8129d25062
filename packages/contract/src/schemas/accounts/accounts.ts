import { Type } from 'typebox';
import { NullableString, NullableTime, Strict, Time } from '../basics.ts';

/** What the signed-in account is in its organiser's exhibitions; `refresh_token` switches to another one. */
export const Membership = Type.Object({
  exhibitId: Type.String(),
  exhibitionTitle: Type.String(),
  role: Type.String(),
  exhibitorId: NullableString,
  exhibitorName: NullableString,
  /** The one of this session. */
  current: Type.Boolean(),
});
export type Membership = Type.Static<typeof Membership>;

/** Somebody who acts for an exhibitor. */
export const ExhibitorAccount = Type.Object({
  id: Type.String(),
  /** Of who has not come yet: as they were invited. */
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** The one who invites and removes the others. */
  main: Type.Boolean(),
  /** The caller. */
  self: Type.Boolean(),
  invitedAt: Time,
  /** Null: invited, and never signed in for this exhibitor. */
  lastSignIn: NullableTime,
});
export type ExhibitorAccount = Type.Static<typeof ExhibitorAccount>;

export const Memberships = Type.Object({
  memberships: Type.Array(Membership),
  /** Of the own exhibitor, the main one first; empty for roles without one. */
  accounts: Type.Array(ExhibitorAccount),
  /** The caller may invite and remove. */
  mayManage: Type.Boolean(),
  /** How many accounts an exhibitor may have, the main one included. */
  limit: Type.Integer(),
});
export type Memberships = Type.Static<typeof Memberships>;

export const AccountsRequest = Type.Union([
  Strict({
    action: Type.Literal('invite'),
    phone: Type.String({ minLength: 1, maxLength: 32 }),
    name: Type.String({ minLength: 1, maxLength: 60 }),
  }),
  Strict({ action: Type.Literal('remove'), id: Type.String({ minLength: 1, maxLength: 64 }) }),
]);
export type AccountsRequest = Type.Static<typeof AccountsRequest>;

/** An agreement, and whether it is to the policy as it is now. */
export const ConsentState = Type.Object({
  policy: Type.Literal('privacy'),
  /** The version to agree to. */
  version: Type.String(),
  /** The caller agreed to this version. */
  given: Type.Boolean(),
  givenVersion: NullableString,
  givenAt: NullableTime,
});
export type ConsentState = Type.Static<typeof ConsentState>;

export const ConsentRequest = Strict({
  policy: Type.Literal('privacy'),
  version: Type.String({ minLength: 1, maxLength: 64 }),
});
export type ConsentRequest = Type.Static<typeof ConsentRequest>;

/** Everything that is kept of the signed-in person, for them to take away. */
export const MyData = Type.Object({
  exportedAt: Time,
  account: Type.Object({
    id: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    createdAt: Time,
  }),
  memberships: Type.Array(Membership),
  consents: Type.Array(Type.Object({ policy: Type.String(), version: Type.String(), givenAt: Time })),
  sessions: Type.Array(
    Type.Object({ startedAt: Time, endedAt: NullableTime, address: Type.String(), device: Type.String() }),
  ),
  /** What was handed in in their own name: of exhibitors the company's is theirs, not the person's. */
  submissions: Type.Array(
    Type.Object({
      formId: Type.String(),
      title: Type.String(),
      status: Type.String(),
      savedAt: Time,
      answers: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  /** What the audit tells they did, the newest first; at most 1,000. */
  actions: Type.Array(Type.Object({ at: Time, action: Type.String(), address: Type.String() })),
});
export type MyData = Type.Static<typeof MyData>;

/** Somebody's wish that what is kept of them be deleted. */
export const DeletionRequest = Type.Object({
  id: Type.String(),
  reason: Type.String(),
  requestedAt: Time,
  /** Of the organiser; null while it has not answered. */
  answer: NullableString,
  answeredAt: NullableTime,
});
export type DeletionRequest = Type.Static<typeof DeletionRequest>;

export const AskDeletionRequest = Strict({ reason: Type.Optional(Type.String({ maxLength: 2000 })) });
export type AskDeletionRequest = Type.Static<typeof AskDeletionRequest>;

export const ConsoleDeletionRequest = Type.Object({
  ...DeletionRequest.properties,
  account: Type.Object({ id: Type.String(), name: Type.String(), phone: Type.String() }),
});
export type ConsoleDeletionRequest = Type.Static<typeof ConsoleDeletionRequest>;

export const AnswerDeletionRequest = Strict({ answer: Type.String({ minLength: 1, maxLength: 2000 }) });
export type AnswerDeletionRequest = Type.Static<typeof AnswerDeletionRequest>;
export const DeletionParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
