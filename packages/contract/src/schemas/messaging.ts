import { Type } from 'typebox';
import { NullableTime, Page, pageQuery, Strict, Time } from './basics.ts';

/**
 * State of a message: waiting, being handed over just now, taken by the gateway, given up. A message whose fate is
 * unknown is given up: it is never sent twice (console.md §6).
 */
export const OutboxState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('sending'),
  Type.Literal('sent'),
  Type.Literal('failed'),
]);
export type OutboxState = Type.Static<typeof OutboxState>;

/** One message to somebody, as the organiser sees it. */
export const OutboxMessage = Type.Object({
  id: Type.String(),
  channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
  /** Which of the organiser's or the server's texts: `login`, `setPwd`, `mediaRegister`. */
  template: Type.String(),
  recipient: Type.String(),
  /** Of a mail, else empty. */
  subject: Type.String(),
  /** As it was sent in demo mode; elsewhere codes and links in it are hidden. */
  body: Type.String(),
  state: OutboxState,
  attempts: Type.Integer(),
  /** Why the last attempt failed; empty if none did. */
  error: Type.String(),
  createdAt: Time,
  /** When it is tried next; null once it is sent or given up. */
  nextAt: NullableTime,
  finishedAt: NullableTime,
});
export type OutboxMessage = Type.Static<typeof OutboxMessage>;

export const OutboxPage = Page(OutboxMessage);
export type OutboxPage = Type.Static<typeof OutboxPage>;

export const OutboxQuery = Strict({
  ...pageQuery,
  state: Type.Optional(OutboxState),
  channel: Type.Optional(OutboxMessage.properties.channel),
  /** Exactly this number or address. */
  recipient: Type.Optional(Type.String({ maxLength: 254 })),
});
export type OutboxQuery = Type.Static<typeof OutboxQuery>;
