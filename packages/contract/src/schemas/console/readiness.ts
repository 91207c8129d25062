import { Type } from 'typebox';
import { NullableString, Strict } from '../basics.ts';
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
  'exhibitors',
  'staff',
  'factors',
  'mail',
  'sms',
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];

export const Readiness = Type.Object({
  state: Type.Enum(['open', 'closed']),
  /** In the order in which an exhibition is set up; of deadlines once there are forms, of factors once there are admins. */
  checks: Type.Array(
    Type.Object({
      key: Type.Enum([...readinessKeys]),
      done: Type.Boolean(),
      /** What is missing: codes of forms, names of staff; the first twenty of `count`. */
      names: Type.Array(Type.String()),
      count: Type.Integer(),
      /** The page of the console where it is mended; null: the server is set up so. */
      path: NullableString,
    }),
  ),
});
export type Readiness = Type.Static<typeof Readiness>;

export const ChangeExhibitionStateRequest = Strict({
  change: Strict({ state: Changed(Type.Enum(['open', 'closed'])) }),
});
export type ChangeExhibitionStateRequest = Type.Static<typeof ChangeExhibitionStateRequest>;
