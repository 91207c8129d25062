import { Type } from 'typebox';
import { Page, pageQuery, Strict, Time } from './basics.ts';

const wanted = {
  /** As typed: mobiles in the country, or with `+` and the country code. */
  mobiles: Type.Array(Type.String({ maxLength: 32 }), { minItems: 1, maxItems: 200 }),
  /** Who signs the SMS. */
  signature: Type.Optional(Type.String({ maxLength: 12 })),
  language: Type.Optional(Type.Union([Type.Literal('zh-Hans'), Type.Literal('zh-Hant'), Type.Literal('en')])),
  /** `YYYY-MM-DD HH:mm:ss` in the exhibition's zone; at once where it is missing, and never at night. */
  sendAt: Type.Optional(Type.String({ maxLength: 32 })),
};

export const InviteVisitorsRequest = Strict(wanted);
export type InviteVisitorsRequest = Type.Static<typeof InviteVisitorsRequest>;

export const ConsoleInviteRequest = Strict({
  exhibitorId: Type.String({ minLength: 1, maxLength: 64 }),
  ...wanted,
});
export type ConsoleInviteRequest = Type.Static<typeof ConsoleInviteRequest>;

/** How many will be sent the link and when, and who will not. */
export const InvitationsPlanned = Type.Object({
  planned: Type.Integer(),
  sendAt: Time,
  skipped: Type.Array(
    Type.Object({
      mobile: Type.String(),
      /** No number, named before, of a country that gets no SMS, wants no invitations. */
      why: Type.Union([
        Type.Literal('number'),
        Type.Literal('twice'),
        Type.Literal('country'),
        Type.Literal('refused'),
      ]),
    }),
  ),
});
export type InvitationsPlanned = Type.Static<typeof InvitationsPlanned>;

const State = Type.Union([Type.Literal('planned'), Type.Literal('sent'), Type.Literal('skipped')]);

export const InvitationMessagesQuery = Strict({
  ...pageQuery,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  state: Type.Optional(State),
});
export type InvitationMessagesQuery = Type.Static<typeof InvitationMessagesQuery>;

export const InvitationMessagesPage = Page(
  Type.Object({
    id: Type.String(),
    exhibitor: Type.Object({ id: Type.String(), name: Type.String() }),
    /** Masked. */
    recipient: Type.String(),
    /** 2 is the reminder. */
    wave: Type.Integer(),
    sendAt: Time,
    state: State,
    /** `refused`, `registered`, `over` or `country` of a skipped one. */
    why: Type.String(),
  }),
);
export type InvitationMessagesPage = Type.Static<typeof InvitationMessagesPage>;

/** A number that answered an invitation with the wish for no more. */
export const SmsRefusal = Strict({ mobile: Type.String({ minLength: 1, maxLength: 32 }) });
export type SmsRefusal = Type.Static<typeof SmsRefusal>;
