import { Type } from 'typebox';
import { Booth, NullableTime, Page, pageQuery, Strict, Time } from './basics.ts';
import { FileRecord } from './files.ts';

export const InviteQuery = Strict({
  /** The type code of the form that invites: 33 (the default) visitors, 7 the exhibitor's own people. */
  siecType: Type.Optional(Type.String({ maxLength: 16 })),
});
export type InviteQuery = Type.Static<typeof InviteQuery>;

/** The link that an exhibitor hands out, and what came of it. */
export const Invite = Type.Object({
  link: Type.String(),
  code: Type.String(),
  posterTitle: Type.String(),
  /** What else the poster shows of what the exhibitor submitted; empty where it gave nothing. */
  poster: Type.Object({
    subtitle: Type.String(),
    /** `a` yellow, `b` green or `c` white. */
    style: Type.String(),
    host: Type.String(),
    /** The plan with the way to the stand. */
    showMap: Type.Boolean(),
  }),
  /** How many may register through the exhibitor. */
  quota: Type.Integer(),
  /** How many the exhibitor named in its lists of whom to invite. */
  sent: Type.Integer(),
  /** How often the link was opened. */
  opened: Type.Integer(),
  registered: Type.Integer(),
  /** How many of those have come. */
  came: Type.Integer(),
});
export type Invite = Type.Static<typeof Invite>;

export const InvitedVisitorsQuery = Strict({
  ...pageQuery,
  /** Part of a company's name. */
  company: Type.Optional(Type.String({ maxLength: 100 })),
});
export type InvitedVisitorsQuery = Type.Static<typeof InvitedVisitorsQuery>;

/** Who registered through an exhibitor; name and mobile masked. */
export const InvitedVisitor = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  company: Type.String(),
  position: Type.String(),
  /** A code in an SMS proved the number. */
  proven: Type.Boolean(),
  registeredAt: Time,
  cameAt: NullableTime,
});
export type InvitedVisitor = Type.Static<typeof InvitedVisitor>;

export const InvitedVisitorPage = Page(InvitedVisitor);
export type InvitedVisitorPage = Type.Static<typeof InvitedVisitorPage>;

export const RemoveVisitorsRequest = Strict({
  ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 }),
  /** Whoever proved no number too: those who registered from the same addresses, or all. */
  also: Type.Optional(Type.Union([Type.Literal('sender'), Type.Literal('unproven')])),
});
export type RemoveVisitorsRequest = Type.Static<typeof RemoveVisitorsRequest>;

/** How many were removed: who came stays. */
export const VisitorsRemoved = Type.Object({ removed: Type.Integer() });
export type VisitorsRemoved = Type.Static<typeof VisitorsRemoved>;

export const OpenInvitationParams = Strict({ code: Type.String({ minLength: 1, maxLength: 64 }) });
export type OpenInvitationParams = Type.Static<typeof OpenInvitationParams>;

/** What an invitation shows: the words and pictures that the exhibitor submitted. Texts are empty where it gave none. */
export const OpenInvitation = Type.Object({
  code: Type.String(),
  exhibitor: Type.Object({ name: Type.String(), nameEn: Type.String(), booths: Type.Array(Booth) }),
  exhibition: Type.Object({
    title: Type.String(),
    venue: Type.String(),
    start: Type.String(),
    end: Type.String(),
  }),
  host: Type.String(),
  company: Type.String(),
  text: Type.String(),
  textEn: Type.String(),
  /** Of the page: zh-Hans, zh-Hant, en. */
  languages: Type.Array(Type.String()),
  topics: Type.Array(Type.String()),
  /** `booth`, `vip` or `forum`; empty for none. */
  place: Type.String(),
  appointment: NullableTime,
  loungeHours: Type.String(),
  /** The plan with the way to the stand. */
  showMap: Type.Boolean(),
  poster: Type.Object({
    title: Type.String(),
    subtitle: Type.String(),
    /** `a` yellow, `b` green or `c` white. */
    style: Type.String(),
    program: Type.Array(Type.Object({ at: Type.String(), text: Type.String() })),
  }),
  pictures: Type.Array(FileRecord),
  /** The form in which the invited register; null where the exhibition has none. */
  form: Type.Union([Type.Object({ formId: Type.String(), formType: Type.String() }), Type.Null()]),
  /** All places of this invitation are taken. */
  full: Type.Boolean(),
});
export type OpenInvitation = Type.Static<typeof OpenInvitation>;
