import { Type } from 'typebox';
import { Time } from '../basics.ts';

/** The exhibitor that staff try the forms with before the exhibition opens; it counts nowhere. */
export const TrialState = Type.Object({
  trial: Type.Union([
    Type.Object({
      exhibitorId: Type.String(),
      /** The account that staff act as. */
      accountId: Type.String(),
      startedAt: Time,
      /** What was handed in with it. */
      submissions: Type.Integer(),
    }),
    Type.Null(),
  ]),
});
export type TrialState = Type.Static<typeof TrialState>;
