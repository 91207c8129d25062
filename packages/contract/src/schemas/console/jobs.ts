import { Type } from 'typebox';
import { NullableString, NullableTime, Page, pageQuery, Strict, Time } from '../basics.ts';

/** `cancelled` leaves what was done until then. */
const JobState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
  Type.Literal('cancelled'),
]);

/** Work that lasts: what it is about, how far it is, and what became of each thing. */
export const Job = Type.Object({
  id: Type.String(),
  /** `feature.verb`, as `exhibitor.tags`. */
  kind: Type.String(),
  state: JobState,
  /** Things that it came to, of so many. */
  progress: Type.Integer(),
  total: Type.Integer(),
  counts: Type.Object({ done: Type.Integer(), skipped: Type.Integer(), failed: Type.Integer() }),
  by: NullableString,
  createdAt: Time,
  startedAt: NullableTime,
  endedAt: NullableTime,
  /** What it made, kept as long as the job; null where it makes none, or not yet. */
  file: Type.Union([Type.Null(), Type.Object({ name: Type.String(), bytes: Type.Integer() })]),
  /** Why it was not finished, in a sentence; null where it was, or for a fault of the server. */
  problem: NullableString,
});
export type Job = Type.Static<typeof Job>;

/** A link to the file that a job made. */
export const JobFileLink = Type.Object({ link: Type.String() });
export type JobFileLink = Type.Static<typeof JobFileLink>;

export const JobsQuery = Strict({ current: pageQuery.current, size: pageQuery.size });
export const JobsPage = Page(Job);
export type JobsPage = Type.Static<typeof JobsPage>;
export const JobParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const JobThingsQuery = Strict({
  ...JobsQuery.properties,
  outcome: Type.Optional(Type.Union([Type.Literal('done'), Type.Literal('skipped'), Type.Literal('failed')])),
});

/** What became of one thing of a job. */
export const JobThing = Type.Object({
  id: Type.String(),
  /** What it is called now; null where it is gone. */
  name: NullableString,
  outcome: Type.String(),
  /** Why it was skipped or failed. */
  reason: NullableString,
});
export const JobThingsPage = Page(JobThing);
export type JobThingsPage = Type.Static<typeof JobThingsPage>;
