import { Type } from 'typebox';
import {
  Answers,
  NullableString,
  NullableTime,
  Page,
  pageQuery,
  StatusName,
  Strict,
  Time,
} from './basics.ts';
import { Form } from './forms.ts';

const id = Type.String({ minLength: 1, maxLength: 64 });

/** One person of an exhibitor; several filters narrow together. */
export const PersonsQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  /** For the transport supplier that this exhibitor chose. */
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
  /** Part of a name. */
  name: Type.Optional(Type.String({ maxLength: 100 })),
  /** Part of a number. */
  mobile: Type.Optional(Type.String({ maxLength: 32 })),
  /** The whole ID number. */
  idNo: Type.Optional(Type.String({ maxLength: 64 })),
});
export type PersonsQuery = Type.Static<typeof PersonsQuery>;

/** A person in a list. */
export const PersonEntry = Type.Object({
  id: Type.String(),
  formId: Type.String(),
  formCode: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  status: StatusName,
  /** `self`: registered through a link of the exhibitor. */
  origin: Type.Union([Type.Literal('exhibitor'), Type.Literal('self')]),
  /** `waiting` until the exhibitor confirms who registered by themselves; `declined` where it did not. */
  state: Type.Union([Type.Literal('listed'), Type.Literal('waiting'), Type.Literal('declined')]),
  hasDraft: Type.Boolean(),
  /** A photo was given, which the masked answer does not tell; null where the form asks for none. */
  hasPhoto: Type.Union([Type.Boolean(), Type.Null()]),
  revision: Type.Integer(),
  /** Why the exhibitor declined them, or the organiser returned them. */
  reason: NullableString,
  receiptNumber: NullableString,
  submitTime: NullableTime,
  examTime: NullableTime,
  /** The exhibitor asks for the removal of somebody adopted, and the organiser has not answered. */
  removalRequested: Type.Boolean(),
  updatedAt: Time,
  /** Version of the form that the answers were given under. */
  version: Type.Integer(),
  /** What was handed in last, before that the draft; sensitive answers masked. */
  answers: Answers,
});
export type PersonEntry = Type.Static<typeof PersonEntry>;

/** Passes of an exhibitor. */
export const PassCount = Type.Object({
  /** By the area of its booths; null is no limit. */
  places: Type.Union([Type.Integer(), Type.Null()]),
  used: Type.Integer(),
  /** Who registered by themselves and waits to be confirmed. */
  waiting: Type.Integer(),
});
export type PassCount = Type.Static<typeof PassCount>;

/** A page of people, with what is needed to show their answers. */
export const PersonsPage = Type.Object({
  ...Page(PersonEntry).properties,
  /** Prop → value → label of dictionary values in the answers. */
  labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  /** The forms of the page's people, each in the versions that are needed. */
  forms: Type.Array(Form),
  /** Null for who only reads. */
  passes: Type.Union([PassCount, Type.Null()]),
});
export type PersonsPage = Type.Static<typeof PersonsPage>;

export const PersonSubmitRequest = Strict({
  formId: id,
  formType: Type.Optional(Type.Union([Type.String({ maxLength: 16 }), Type.Integer()])),
  version: Type.Integer({ minimum: 1 }),
  /** The revision this save builds on; 0 for a new person. */
  revision: Type.Integer({ minimum: 0 }),
  answers: Answers,
  draft: Type.Optional(Type.Boolean()),
  /** Of the person; without it a new one. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type PersonSubmitRequest = Type.Static<typeof PersonSubmitRequest>;

export const PersonsRemoveQuery = Strict({
  ids: Type.String({ minLength: 1, maxLength: 8000, description: 'One id, or several with commas.' }),
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  reason: Type.Optional(
    Type.String({ maxLength: 500, description: 'For the organiser, of who was adopted.' }),
  ),
});
export type PersonsRemoveQuery = Type.Static<typeof PersonsRemoveQuery>;

export const PersonsRemoved = Type.Object({
  removed: Type.Integer(),
  /** Who was adopted already: the organiser confirms that they are removed. */
  requested: Type.Integer(),
});
export type PersonsRemoved = Type.Static<typeof PersonsRemoved>;

export const PersonConfirmRequest = Strict({ id });
export type PersonConfirmRequest = Type.Static<typeof PersonConfirmRequest>;

export const PersonRejectRequest = Strict({
  id,
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Everybody else who waits too, or those sent from the same address. */
  also: Type.Optional(Type.Union([Type.Literal('sender'), Type.Literal('all')])),
});
export type PersonRejectRequest = Type.Static<typeof PersonRejectRequest>;

export const PersonRejected = Type.Object({ id: Type.String(), declined: Type.Integer() });
export type PersonRejected = Type.Static<typeof PersonRejected>;
