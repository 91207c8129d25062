import { Type } from 'typebox';
import { NullableTime, Strict, Time } from '../basics.ts';
import { Changed } from '../change.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
export const FormCode = Type.String({ minLength: 1, maxLength: 16, pattern: String.raw`^\S(.*\S)?$` });
export const FormGroup = Type.String({ pattern: '^[A-Z]$' });
export const FormSort = Type.Integer({ minimum: 0, maximum: 9_999 });
/** What stands where no other language says more. */
const MainTitle = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });
const Title = Type.String({ maxLength: 200 });
const Purpose = Type.String({ maxLength: 1_000 });
export const PageKey = Type.String({ minLength: 1, maxLength: 64, pattern: String.raw`^[A-Za-z][\w-]*$` });
const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 50 });
const Roles = Type.Array(Type.Enum(['exhibitor', 'supplier', 'transport', 'media', 'public']), {
  maxItems: 5,
});
const BoothTypes = Type.Array(Type.Enum(['std', 'raw', 'semi']), { maxItems: 3 });
const Submissions = Type.Enum(['one', 'booth', 'many']);
const Moment = Type.Union([
  Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$` }),
  Type.Null(),
]);
const PassQuota = Type.Union([
  Strict({
    squareMetres: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
    passes: Type.Integer({ minimum: 0, maximum: 1_000 }),
    least: Type.Integer({ minimum: 0, maximum: 1_000 }),
  }),
  Type.Null(),
]);
const OptionQuotas = Type.Array(
  Strict({
    prop: Type.String({ minLength: 1, maxLength: 200 }),
    column: Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]),
    option: Type.String({ minLength: 1, maxLength: 200 }),
    limit: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  { maxItems: 500 },
);

/** The form before it, and what has to become of that one first. */
const After = Type.Union([Strict({ formId: Id, on: Type.Enum(['submitted', 'adopted']) }), Type.Null()]);

/** Every setting of a form, key by key: a text is a key for each language, each moment is one. */
const keys = {
  code: FormCode,
  group: FormGroup,
  sort: FormSort,
  'title.zh-Hans': MainTitle,
  'title.zh-Hant': Title,
  'title.en': Title,
  'purpose.zh-Hans': Purpose,
  'purpose.zh-Hant': Purpose,
  'purpose.en': Purpose,
  roles: Roles,
  boothTypes: BoothTypes,
  tags: Tags,
  notTags: Tags,
  after: After,
  opensAt: Moment,
  earlyEndAt: Moment,
  endAt: Moment,
  lateEndAt: Moment,
  submissions: Submissions,
  review: Type.Boolean(),
  required: Type.Boolean(),
  transportChoice: Type.Boolean(),
  passQuota: PassQuota,
  optionQuotas: OptionQuotas,
};

export const FormSettings = Type.Object(keys);
export type FormSettings = Type.Static<typeof FormSettings>;

export const ConsoleFormSettings = Type.Object({
  formId: Type.String(),
  formType: Type.String(),
  pageKey: Type.String(),
  /** 0: nothing is published yet, the portal does not know it. */
  version: Type.Integer(),
  /** Since when it is put away; null: it is in use. */
  putAwayAt: NullableTime,
  settings: FormSettings,
  zone: Type.String(),
  serverTime: Time,
  /** Submissions by state, and drafts whose exhibitor has no later end of its own. */
  counts: Type.Object({
    draft: Type.Integer(),
    submitted: Type.Integer(),
    wait: Type.Integer(),
    adopt: Type.Integer(),
    fail: Type.Integer(),
  }),
  /** Exhibitors with a later end of their own; up to five names. */
  extensions: Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) }),
  /** The other forms in use, in order: one of them may come before it. */
  others: Type.Array(Type.Object({ formId: Type.String(), code: Type.String(), title: Type.String() })),
  /** Every tag that an exhibitor or a booth has. */
  tags: Type.Array(Type.String()),
  /** Questions with options of their own, which may be limited, and how often each option is taken. */
  choices: Type.Array(
    Type.Object({
      prop: Type.String(),
      column: Type.Union([Type.String(), Type.Null()]),
      label: Type.String(),
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String(), taken: Type.Integer() })),
    }),
  ),
});
export type ConsoleFormSettings = Type.Static<typeof ConsoleFormSettings>;

const change = Strict({
  code: Changed(keys.code),
  group: Changed(keys.group),
  sort: Changed(keys.sort),
  'title.zh-Hans': Changed(keys['title.zh-Hans']),
  'title.zh-Hant': Changed(keys['title.zh-Hant']),
  'title.en': Changed(keys['title.en']),
  'purpose.zh-Hans': Changed(keys['purpose.zh-Hans']),
  'purpose.zh-Hant': Changed(keys['purpose.zh-Hant']),
  'purpose.en': Changed(keys['purpose.en']),
  roles: Changed(keys.roles),
  boothTypes: Changed(keys.boothTypes),
  tags: Changed(keys.tags),
  notTags: Changed(keys.notTags),
  after: Changed(keys.after),
  opensAt: Changed(keys.opensAt),
  earlyEndAt: Changed(keys.earlyEndAt),
  endAt: Changed(keys.endAt),
  lateEndAt: Changed(keys.lateEndAt),
  submissions: Changed(keys.submissions),
  review: Changed(keys.review),
  required: Changed(keys.required),
  transportChoice: Changed(keys.transportChoice),
  passQuota: Changed(keys.passQuota),
  optionQuotas: Changed(keys.optionQuotas),
});
export const ChangeFormRequest = Strict({ change });
export type ChangeFormRequest = Type.Static<typeof ChangeFormRequest>;

/** Whom a form would be for. */
export const FormAppliesRequest = Strict({
  audience: Strict({ roles: Roles, boothTypes: BoothTypes, tags: Tags, notTags: Tags }),
  /** Without it none. */
  after: Type.Optional(After),
});
export type FormAppliesRequest = Type.Static<typeof FormAppliesRequest>;

const Names = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });

/** For whom it is now and would be; up to fifty names of each. */
export const FormApplies = Type.Object({
  before: Type.Integer(),
  after: Type.Integer(),
  /** Exhibitors in all, within the halls of who asks. */
  all: Type.Integer(),
  applies: Names,
  gained: Names,
  lost: Names,
  /** Of those it would be for, by hall. */
  halls: Type.Array(Type.Object({ hall: Type.String(), count: Type.Integer() })),
});
export type FormApplies = Type.Static<typeof FormApplies>;

/** A new form: of nobody until somebody says whom it is for. */
export const CreateFormRequest = Strict({
  code: FormCode,
  group: FormGroup,
  title: MainTitle,
  pageKey: Type.Optional(PageKey),
  /** Where its contents come from; without it, it is empty and nothing of it is published. */
  from: Type.Optional(
    Type.Union([
      Strict({ definition: Type.Unknown() }),
      Strict({ exhibitionId: Id, formId: Id }),
      Strict({ packId: Id, formId: Id }),
    ]),
  ),
});
export type CreateFormRequest = Type.Static<typeof CreateFormRequest>;

export const CopyableFormsParams = Strict({ exhibitionId: Id });

/** A form of which a new one can be made, as the reader's language calls it. */
export const CopyableForm = Type.Object({
  formId: Type.String(),
  code: Type.String(),
  title: Type.String(),
  group: Type.String(),
});
export type CopyableForm = Type.Static<typeof CopyableForm>;

/** The new form. */
export const CreatedForm = Type.Object({ formId: Type.String(), version: Type.Integer() });
export type CreatedForm = Type.Static<typeof CreatedForm>;
