import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';
import { FormCode, PageKey } from './forms.ts';

/** What names a form: `id` is that of the form, article, exhibitor or member of staff; `name` is what staff call it. */
export const FormReference = Type.Object({
  kind: Type.Enum(['version', 'submission', 'expression', 'transport', 'booking', 'letter', 'staff']),
  id: Type.String(),
  name: Type.String(),
});
export type FormReference = Type.Static<typeof FormReference>;

/** `data` of `FORM_IN_USE`: up to twenty, and how many there are. */
export const FormReferences = Type.Object({ references: Type.Array(FormReference), count: Type.Integer() });
export type FormReferences = Type.Static<typeof FormReferences>;

export const PutFormAwayRequest = Strict({
  /** How many things name it, as whoever puts it away has seen; without it none. */
  seen: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type PutFormAwayRequest = Type.Static<typeof PutFormAwayRequest>;

/** Another code or page key, where the ones it had were taken meanwhile. */
export const PutFormBackRequest = Strict({
  code: Type.Optional(FormCode),
  pageKey: Type.Optional(PageKey),
});
export type PutFormBackRequest = Type.Static<typeof PutFormBackRequest>;

/** A form that was deleted. */
export const BinnedForm = Type.Object({
  formId: Type.String(),
  code: Type.String(),
  title: Type.String(),
  deletedAt: Time,
  by: NullableString,
  /** Until then it may be restored. */
  until: Time,
});
export type BinnedForm = Type.Static<typeof BinnedForm>;
