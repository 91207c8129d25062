import { Type } from 'typebox';
import { NullableString, NullableTime, Page, pageQuery, Strict, Time } from '../basics.ts';
import { ConsoleBoothName } from './exhibitors.ts';

const Outcome = Type.Union([
  Type.Literal('reached'),
  Type.Literal('missed'),
  Type.Literal('wrongNumber'),
  Type.Literal('promised'),
]);

/** A call to an exhibitor: how it went, and when the next one is due. */
export const ContactEntry = Type.Object({
  id: Type.String(),
  at: Time,
  by: Type.String(),
  outcome: Outcome,
  note: Type.String(),
  nextAt: NullableTime,
});
export type ContactEntry = Type.Static<typeof ContactEntry>;

/** Who is about to call, so that nobody calls twice. */
const Claim = Type.Object({ by: Type.String(), mine: Type.Boolean(), until: Time });

/** An exhibitor on the calling list. */
export const Contact = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  booths: Type.Array(ConsoleBoothName),
  /** Codes of the forms that are owed and still taken, in the order of the manual. */
  owed: Type.Array(Type.String()),
  /** How many were not handed in in time. */
  missed: Type.Integer(),
  /** When the first of those owed is taken no more; null: never. */
  endsAt: NullableTime,
  daysLeft: Type.Union([Type.Integer(), Type.Null()]),
  /** The main account. */
  person: Type.Union([
    Type.Object({ name: Type.String(), phone: NullableString, lastSignIn: NullableTime }),
    Type.Null(),
  ]),
  last: Type.Union([ContactEntry, Type.Null()]),
  claim: Type.Union([Claim, Type.Null()]),
});
export type Contact = Type.Static<typeof Contact>;

export const ContactsQuery = Strict({
  current: pageQuery.current,
  size: pageQuery.size,
  /** One or several with commas. */
  halls: Type.Optional(Type.String({ maxLength: 1_000 })),
  /** Those of which the next call is due. */
  due: Type.Optional(Type.Boolean()),
  /** Those that the caller looks after. */
  mine: Type.Optional(Type.Boolean()),
});
export type ContactsQuery = Type.Static<typeof ContactsQuery>;
export const ContactsPage = Type.Object({
  ...Page(Contact).properties,
  halls: Type.Array(Type.String()),
});
export type ContactsPage = Type.Static<typeof ContactsPage>;

export const ContactParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export const ContactLogQuery = Strict({ current: pageQuery.current, size: pageQuery.size });
export const ContactLogPage = Page(ContactEntry);
export type ContactLogPage = Type.Static<typeof ContactLogPage>;

export const LogContactRequest = Strict({
  outcome: Outcome,
  note: Type.Optional(Type.String({ maxLength: 1_000 })),
  /** When to call again, in the exhibition's zone; not before now. */
  nextAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
});
export type LogContactRequest = Type.Static<typeof LogContactRequest>;
