import { Type } from 'typebox';
import { Answers, Booth, NullableString, NullableTime, Strict, Time } from './basics.ts';
import { FileRecord } from './files.ts';
import { Form, FormContext, FormInfo, SubmitAnswer, Timelines } from './forms.ts';

export const ShortLinkParams = Strict({ code: Type.String({ minLength: 1, maxLength: 64 }) });
export type ShortLinkParams = Type.Static<typeof ShortLinkParams>;

/** What a short link stands for: a page of the portal, and what lets its holder in. */
export const ShortLinkAnswer = Type.Object({
  path: Type.String(),
  /** Sent as the header `Ticket`. */
  ticket: Type.Optional(Type.String()),
});
export type ShortLinkAnswer = Type.Static<typeof ShortLinkAnswer>;

/** Which policy is agreed to before personal data is sent. */
export const PolicyVersion = Type.Object({ policy: Type.Literal('privacy'), version: Type.String() });
export type PolicyVersion = Type.Static<typeof PolicyVersion>;

/** What shows at the gate that somebody is registered. */
export const Confirmation = Type.Object({
  code: Type.String(),
  /** The content of the QR code; it tells nothing by itself. */
  qr: Type.String(),
  /** The short link that shows this again. */
  link: Type.String(),
  /** Masked. */
  name: Type.String(),
  company: Type.String(),
  /** Who invited them. */
  exhibitor: NullableString,
  registeredAt: Time,
  cameAt: NullableTime,
});
export type Confirmation = Type.Static<typeof Confirmation>;

/** A form, by its id or by a type code that has one open form. */
export const OpenFormQuery = Strict({
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  /** Where the form takes many submissions. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
});
export type OpenFormQuery = Type.Static<typeof OpenFormQuery>;

/** A form in front of somebody without an account. */
/** What somebody who was invited may let the exhibitor see who invited them. */
export const SharedField = Type.Union([
  Type.Literal('name'),
  Type.Literal('company'),
  Type.Literal('mobile'),
]);
export type SharedField = Type.Static<typeof SharedField>;

export const OpenForm = Type.Object({
  ...FormInfo.properties,
  /** `form` is sent to `/api/open/form/submit`, `visitor` to `/api/open/visitor`. */
  purpose: Type.Union([Type.Literal('form'), Type.Literal('visitor')]),
  /** Given where the call came without one: the form is open to everybody. Else null. */
  ticket: NullableString,
  /** Until when the ticket lives. */
  ticketExpires: Time,
  /** Submissions it still may make. */
  usesLeft: Type.Integer(),
  /** What is written next needs a captcha beside it. */
  captchaNeeded: Type.Boolean(),
  consent: PolicyVersion,
  /** Records of the files that the answers name, without their content. */
  files: Type.Array(FileRecord),
  confirmation: Type.Union([Confirmation, Type.Null()]),
  /** What may be shown to the exhibitor whose invitation it is; null where nobody invited. */
  share: Type.Union([
    Type.Object({
      text: Type.String(),
      fields: Type.Array(Type.Object({ field: SharedField, label: Type.String() })),
    }),
    Type.Null(),
  ]),
});
export type OpenForm = Type.Static<typeof OpenForm>;

export const OpenSubmitRequest = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  formType: Type.Optional(Type.Union([Type.String({ maxLength: 16 }), Type.Integer()])),
  version: Type.Integer({ minimum: 1 }),
  /** The revision this save builds on; 0 for the first. */
  revision: Type.Integer({ minimum: 0 }),
  answers: Answers,
  draft: Type.Optional(Type.Boolean()),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  /** The version of the privacy policy that was agreed to; not needed for drafts. */
  consent: Type.Optional(Type.String({ maxLength: 64 })),
  /**
   * What the exhibitor that invited may see; nothing without it. The validator compares each with each to find what
   * comes twice, however many there may be, so no list of the wire asks for that.
   */
  share: Type.Optional(Type.Array(SharedField, { maxItems: 3 })),
});
export type OpenSubmitRequest = Type.Static<typeof OpenSubmitRequest>;

/** As {@link SubmitAnswer}, with the confirmation where the form registers visitors. */
export const OpenVisitorAnswer = Type.Object({
  ...SubmitAnswer.properties,
  /** Missing for drafts. */
  confirmation: Type.Optional(Confirmation),
});
export type OpenVisitorAnswer = Type.Static<typeof OpenVisitorAnswer>;

/** The form in which somebody registers as one of an exhibitor's people. It never holds what was sent before. */
export const OpenStaff = Type.Object({
  form: Form,
  exhibitor: Type.Object({ name: Type.String(), nameEn: Type.String(), booths: Type.Array(Booth) }),
  fromInformationCanBeSubmitted: Type.Boolean(),
  timelines: Timelines,
  context: FormContext,
  ticketExpires: Time,
  /** Registrations that the ticket still takes. */
  usesLeft: Type.Integer(),
  captchaNeeded: Type.Boolean(),
  consent: PolicyVersion,
});
export type OpenStaff = Type.Static<typeof OpenStaff>;

export const OpenStaffRequest = Strict({
  version: Type.Integer({ minimum: 1 }),
  answers: Answers,
  /** The version of the privacy policy that was agreed to. */
  consent: Type.Optional(Type.String({ maxLength: 64 })),
});
export type OpenStaffRequest = Type.Static<typeof OpenStaffRequest>;

/** When a registration began to wait for the exhibitor. */
export const OpenStaffAnswer = Type.Object({ receivedAt: Time });
export type OpenStaffAnswer = Type.Static<typeof OpenStaffAnswer>;

export const OpenSeatRequest = Strict({
  /** In full. */
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** The last four digits of the mobile. */
  mobile: Type.String({ pattern: '^\\d{4}$' }),
  /** Where two of the same name and digits have a seat. */
  company: Type.Optional(Type.String({ maxLength: 200 })),
});
export type OpenSeatRequest = Type.Static<typeof OpenSeatRequest>;

/** One seat, masked; null alike for who is unknown and who has none. */
export const OpenSeatAnswer = Type.Object({
  seat: Type.Union([
    Type.Object({
      /** Masked. */
      name: Type.String(),
      company: Type.String(),
      area: Type.String(),
      row: Type.String(),
      number: Type.String(),
      /** As it is written on the chair, in the asker's language. */
      label: Type.String(),
      door: Type.String(),
      /** What to know on the way in. */
      note: Type.String(),
      plan: Type.Object({
        title: Type.String(),
        /** A drawing without scripts, styles and links. */
        svg: Type.String(),
        /** Ids of the seat and the door in it. */
        seatId: Type.String(),
        doorId: Type.String(),
      }),
    }),
    Type.Null(),
  ]),
  /** Two have that name and those digits: ask for the company. */
  ask: Type.Union([Type.Literal('company'), Type.Null()]),
});
export type OpenSeatAnswer = Type.Static<typeof OpenSeatAnswer>;
