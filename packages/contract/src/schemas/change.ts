import { Type, type TSchema } from 'typebox';
import { NullableString, NullableTime, Strict } from './basics.ts';

/** One key of a change: what somebody saw of it, and what it is to be (console.md §0.3). */
export const Changed = <T extends TSchema>(value: T) => Type.Optional(Strict({ from: value, to: value }));

/** What `THING_CHANGED` tells of a key that is neither what was seen nor what it is to be. */
export const Conflict = Type.Object({
  key: Type.String(),
  from: Type.Unknown(),
  to: Type.Unknown(),
  now: Type.Unknown(),
  by: NullableString,
  at: NullableTime,
});
export type Conflict = Type.Static<typeof Conflict>;

/** One change of a thing, the newest first; what may not be kept of it says only that it changed. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** Null: nobody who was signed in. */
  by: NullableString,
  action: Type.String(),
  reason: NullableString,
  changes: Type.Array(
    Type.Object({
      key: Type.String(),
      from: Type.Optional(Type.Unknown()),
      to: Type.Optional(Type.Unknown()),
    }),
  ),
});
export type HistoryEntry = Type.Static<typeof HistoryEntry>;
