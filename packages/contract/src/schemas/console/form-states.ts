import { Type } from 'typebox';
import { NullableString, Strict, Time } from '../basics.ts';
import { Changed } from '../change.ts';
import { FormCode, FormGroup, FormSort, PageKey } from './forms.ts';

/** What names a form: `id` is that of the form, article, exhibitor or member of staff; `name` is what staff call it. */
export const FormReference = Type.Object({
  kind: Type.Enum([
    'version',
    'submission',
    'after',
    'expression',
    'transport',
    'booking',
    'letter',
    'staff',
  ]),
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

/** Where forms are to stand: the letter of the group and the place in it, each with what was seen. */
export const OrderFormsRequest = Strict({
  moves: Type.Array(
    Strict({
      formId: Type.String({ minLength: 1, maxLength: 64 }),
      change: Strict({ group: Changed(FormGroup), sort: Changed(FormSort) }),
    }),
    { minItems: 1, maxItems: 500 },
  ),
});
export type OrderFormsRequest = Type.Static<typeof OrderFormsRequest>;

/** How many forms stand elsewhere than before. */
export const OrderedForms = Type.Object({ moved: Type.Integer() });
export type OrderedForms = Type.Static<typeof OrderedForms>;

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
