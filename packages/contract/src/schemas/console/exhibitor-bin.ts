import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';

/** An exhibitor that was deleted. */
export const BinnedExhibitor = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  deletedAt: Time,
  by: NullableString,
  /** Until then it may be restored. */
  until: Time,
});
export type BinnedExhibitor = Type.Static<typeof BinnedExhibitor>;

export const BinnedExhibitorParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
