import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';
import { Changed } from '../change.ts';

/** What an exhibition needs before exhibitors come in; none of it is a must. */
export const readinessKeys = [
  'dates',
  'halls',
  'contact',
  'forms',
  'deadlines',
  'pastDeadlines',
  'weekendDeadlines',
  'lastYear',
  'dayOptions',
  'prices',
  'exhibitors',
  'staff',
  'factors',
  'mail',
  'sms',
  'trial',
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];

export const Readiness = Type.Object({
  state: Type.Enum(['open', 'closed']),
  /** In the order in which an exhibition is set up; of deadlines once there are forms, of factors once there are admins. */
  checks: Type.Array(
    Type.Object({
      key: Type.Enum([...readinessKeys]),
      done: Type.Boolean(),
      /** Who said by hand that it is done, and when; null: nobody. */
      ticked: Type.Union([Type.Object({ by: Type.String(), at: Time }), Type.Null()]),
      /** What is missing: codes of forms, names of staff; the first twenty of `count`. */
      names: Type.Array(Type.String()),
      count: Type.Integer(),
      /** The page of the console where it is mended; null: the server is set up so. */
      path: NullableString,
    }),
  ),
});
export type Readiness = Type.Static<typeof Readiness>;

export const TickReadinessRequest = Strict({
  key: Type.Enum([...readinessKeys]),
  ticked: Type.Boolean(),
});
export type TickReadinessRequest = Type.Static<typeof TickReadinessRequest>;

export const ChangeExhibitionStateRequest = Strict({
  change: Strict({ state: Changed(Type.Enum(['open', 'closed'])) }),
  /** The exhibition that gives up its host name to this one. */
  handOver: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type ChangeExhibitionStateRequest = Type.Static<typeof ChangeExhibitionStateRequest>;
