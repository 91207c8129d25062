import { Type } from 'typebox';
import { browserLimits } from '../../browser-limits.ts';
import {
  NullableNumber,
  NullableString,
  NullableTime,
  Page,
  pageQuery,
  StatusName,
  Strict,
  Time,
} from '../basics.ts';
import { Changed, HistoryEntry } from '../change.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const NullableId = Type.Union([Id, Type.Null()]);
/** Begins and ends with something that is seen. */
const Code = Type.String({ minLength: 1, maxLength: 32, pattern: String.raw`^\S(.*\S)?$` });
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });
const NameEn = Type.String({ maxLength: 200 });
const Origin = Type.Union([Type.Literal('cn'), Type.Literal('hmt'), Type.Literal('os')]);
const Language = Type.Union([Type.Literal('zh-Hans'), Type.Literal('zh-Hant'), Type.Literal('en')]);
const Tag = Type.String({ minLength: 1, maxLength: 40, pattern: String.raw`^[^,\s]([^,]*[^,\s])?$` });
const Tags = Type.Array(Tag, { maxItems: 50 });
const Note = Type.String({ maxLength: 2_000 });
/** `invited` until the organiser says that it comes; `withdrawn` comes no more and keeps what it has. */
const State = Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('withdrawn')]);
const SettableState = Type.Union([Type.Literal('invited'), Type.Literal('active')]);
const Hall = Type.String({ minLength: 1, maxLength: 16, pattern: String.raw`^\S(.*\S)?$` });
const BoothNumber = Type.String({ minLength: 1, maxLength: 32, pattern: String.raw`^\S(.*\S)?$` });
const Area = Type.Number({ minimum: 0, maximum: 100_000 });
const BoothType = Type.Union([Type.Literal('std'), Type.Literal('raw'), Type.Literal('semi')]);
const HeightLimit = Type.Union([Type.Number({ minimum: 0.01, maximum: 100 }), Type.Null()]);
const list = (what: string) =>
  Type.Optional(Type.String({ maxLength: 1_000, description: `One or several with commas: ${what}.` }));

/** A booth of an exhibitor; of one in a hall that the reader may not see nothing but the number. */
export const ConsoleBoothName = Type.Object({
  id: Type.String(),
  number: Type.String(),
  hall: NullableString,
  area: NullableNumber,
  type: Type.Union([BoothType, Type.Null()]),
  heightLimit: NullableNumber,
});
export type ConsoleBoothName = Type.Static<typeof ConsoleBoothName>;

/** A form that applies to an exhibitor, of one by booth the worst of its booths. */
export const ConsoleObligation = Type.Object({
  formId: Type.String(),
  formCode: Type.String(),
  status: StatusName,
  /** It is required and not handed in; `missed` where it is taken no more. */
  owes: Type.Union([Type.Literal('owed'), Type.Literal('missed'), Type.Null()]),
  /** It is owed, and its end is within 14 days or over. */
  due: Type.Boolean(),
});
export type ConsoleObligation = Type.Static<typeof ConsoleObligation>;

/** A company in the list of exhibitors. */
export const ConsoleExhibitor = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  nameEn: Type.String(),
  origin: Type.String(),
  language: Type.String(),
  state: State,
  tags: Type.Array(Type.String()),
  /** Who of the staff looks after it. */
  owner: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  /** The largest first. */
  booths: Type.Array(ConsoleBoothName),
  /** Square metres of the booths that the reader may see. */
  area: Type.Number(),
  accounts: Type.Integer(),
  /** When somebody of it signed in last; null: nobody ever did. */
  lastSignIn: NullableTime,
  /** Every required form that applies to it and that the reader may see, in the order of the manual. */
  obligations: Type.Array(ConsoleObligation),
});
export type ConsoleExhibitor = Type.Static<typeof ConsoleExhibitor>;

const filter = {
  state: list('states'),
  tags: list('tags, any of which it has'),
  halls: list('halls, in any of which it has a booth'),
  boothType: Type.Optional(BoothType),
  owner: Type.Optional(Type.String({ maxLength: 64, description: 'Account of the staff; `-` for nobody.' })),
  /** Nobody of it ever signed in. */
  neverSignedIn: Type.Optional(Type.Boolean()),
  /** It has no booth. */
  withoutBooth: Type.Optional(Type.Boolean()),
  /** It owes a form that is still taken. */
  owes: Type.Optional(Type.Boolean()),
  search: Type.Optional(
    Type.String({ maxLength: 100, description: 'Part of a name, a code, a booth or a phone.' }),
  ),
};

export const ConsoleExhibitorsQuery = Strict({ ...pageQuery, ...filter });
export type ConsoleExhibitorsQuery = Type.Static<typeof ConsoleExhibitorsQuery>;

/** Exhibitors, every tag that one of the exhibition has, and every hall with booths, within the reader's limits. */
export const ConsoleExhibitorsPage = Type.Object({
  ...Page(ConsoleExhibitor).properties,
  tags: Type.Array(Type.String()),
  halls: Type.Array(Type.String()),
});
export type ConsoleExhibitorsPage = Type.Static<typeof ConsoleExhibitorsPage>;

export const ConsoleExhibitorParams = Strict({ id: Id });

/** Everything about one exhibitor on one card. */
export const ConsoleExhibitorDetail = Type.Object({
  ...ConsoleExhibitor.properties,
  note: Type.String(),
  createdAt: Time,
  /** Who acts for it, the main account first; phones are masked. */
  members: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      main: Type.Boolean(),
      locked: Type.Boolean(),
      /** It has no password of its own yet. */
      needsPassword: Type.Boolean(),
      lastSignIn: NullableTime,
    }),
  ),
  /** What it has begun or handed in of the forms that the reader may see. */
  submissions: Type.Array(
    Type.Object({
      id: Type.String(),
      formId: Type.String(),
      formCode: Type.String(),
      title: Type.String(),
      /** The booth it is for, as it was then. */
      booth: NullableString,
      status: StatusName,
      submittedAt: NullableTime,
      updatedAt: Time,
    }),
  ),
});
export type ConsoleExhibitorDetail = Type.Static<typeof ConsoleExhibitorDetail>;

/** A new exhibitor; without a code it gets the next of `E0001`. */
export const CreateExhibitorRequest = Strict({
  code: Type.Optional(Code),
  name: Name,
  nameEn: Type.Optional(NameEn),
  origin: Type.Optional(Origin),
  language: Type.Optional(Language),
  tags: Type.Optional(Tags),
  state: Type.Optional(SettableState),
  note: Type.Optional(Note),
});
export type CreateExhibitorRequest = Type.Static<typeof CreateExhibitorRequest>;

export const ChangeExhibitorRequest = Strict({
  change: Strict({
    code: Changed(Code),
    name: Changed(Name),
    nameEn: Changed(NameEn),
    origin: Changed(Origin),
    language: Changed(Language),
    tags: Changed(Tags),
    state: Changed(SettableState),
    note: Changed(Note),
    owner: Changed(NullableId),
  }),
});
export type ChangeExhibitorRequest = Type.Static<typeof ChangeExhibitorRequest>;

/** Somebody who is to act for an exhibitor; `also` where the number acts for another one already. */
export const AddExhibitorAccountRequest = Strict({
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  name: Type.String({ minLength: 1, maxLength: 64 }),
  email: Type.Optional(Type.String({ maxLength: 200 })),
  also: Type.Optional(Type.Boolean()),
});
export type AddExhibitorAccountRequest = Type.Static<typeof AddExhibitorAccountRequest>;

/** The account is the main one where none is named; the reason stands in the audit. */
export const ActForExhibitorRequest = Strict({
  accountId: Type.Optional(Id),
  reason: Type.String({
    minLength: browserLimits.actingReason,
    maxLength: 200,
    pattern: String.raw`\S[\s\S]{${browserLimits.actingReason - 2},}\S`,
  }),
});
export type ActForExhibitorRequest = Type.Static<typeof ActForExhibitorRequest>;

/** The address of the portal, with a code that is good once. */
export const ActingLink = Type.Object({ link: Type.String() });
export type ActingLink = Type.Static<typeof ActingLink>;

export const ExhibitorAccountParams = Strict({ id: Id, accountId: Id });

/**
 * `main` takes it from whoever has it; a lock says why to whoever signs in; `phone` is the number to sign in with from now
 * on.
 */
export const ChangeExhibitorAccountRequest = Type.Union([
  Strict({ action: Type.Union([Type.Literal('main'), Type.Literal('unlock')]) }),
  Strict({
    action: Type.Literal('lock'),
    reason: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` }),
  }),
  Strict({
    action: Type.Literal('phone'),
    phone: Type.String({ minLength: 1, maxLength: 40 }),
    reason: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` }),
  }),
]);
export type ChangeExhibitorAccountRequest = Type.Static<typeof ChangeExhibitorAccountRequest>;

/** Which things a bulk action is about: those that are named, or all that match with the count that was seen. */
const Bulk = Type.Union([
  Strict({ ids: Type.Array(Id, { minItems: 1, maxItems: 5_000 }) }),
  Strict({ filter: Strict(filter), count: Type.Integer({ minimum: 0 }) }),
]);

/** Tags for many exhibitors; what is in both lists is removed. */
export const TagExhibitorsRequest = Strict({
  bulk: Bulk,
  add: Type.Optional(Tags),
  remove: Type.Optional(Tags),
});
export type TagExhibitorsRequest = Type.Static<typeof TagExhibitorsRequest>;

export const UndoTagsRequest = Strict({ jobId: Id });
export type UndoTagsRequest = Type.Static<typeof UndoTagsRequest>;

/** Somebody of the staff who may look after exhibitors. */
export const StaffName = Type.Object({ id: Type.String(), name: Type.String() });
export type StaffName = Type.Static<typeof StaffName>;

/** Who of the staff is to look after many exhibitors; null: nobody. */
export const AssignOwnerRequest = Strict({ bulk: Bulk, owner: NullableId });
export type AssignOwnerRequest = Type.Static<typeof AssignOwnerRequest>;

const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });

/** What is to be known before an exhibitor withdraws, and before it comes back. */
export const Withdrawal = Type.Object({
  /** People whose badges are valid, or would be again. */
  badges: Type.Integer(),
  /** Orders that neither were cancelled nor lapsed, the newest first. */
  orders: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      formCode: Type.String(),
      /** In yuan. */
      total: Type.Number(),
      paid: Type.Boolean(),
    }),
  ),
  /** Null: it did not withdraw, or before any of this was kept. */
  withdrawn: Type.Union([
    Type.Object({
      at: Time,
      by: NullableString,
      reason: Type.String(),
      badgesVoid: Type.Boolean(),
      /** What it had and gave up; `free`: still nobody's, so it gets it back. */
      booths: Type.Array(Type.Object({ hall: Type.String(), number: Type.String(), free: Type.Boolean() })),
    }),
    Type.Null(),
  ]),
});
export type Withdrawal = Type.Static<typeof Withdrawal>;

/** `from` is the state that was seen. */
export const WithdrawExhibitorRequest = Strict({
  from: SettableState,
  freeBooths: Type.Boolean(),
  voidBadges: Type.Boolean(),
  reason: Reason,
});
export type WithdrawExhibitorRequest = Type.Static<typeof WithdrawExhibitorRequest>;

export const ReinstateExhibitorRequest = Strict({ reason: Reason });
export type ReinstateExhibitorRequest = Type.Static<typeof ReinstateExhibitorRequest>;

export const HistoryQuery = Strict({ current: pageQuery.current, size: pageQuery.size });
export const HistoryPage = Page(HistoryEntry);
export type HistoryPage = Type.Static<typeof HistoryPage>;

/** A booth, whoever has it. */
export const ConsoleBooth = Type.Object({
  id: Type.String(),
  hall: Type.String(),
  number: Type.String(),
  area: Type.Number(),
  type: BoothType,
  heightLimit: NullableNumber,
  tags: Type.Array(Type.String()),
  /** Null: free. */
  exhibitor: Type.Union([
    Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() }),
    Type.Null(),
  ]),
});
export type ConsoleBooth = Type.Static<typeof ConsoleBooth>;

export const ConsoleBoothsQuery = Strict({
  ...pageQuery,
  halls: list('halls'),
  boothType: Type.Optional(BoothType),
  exhibitorId: Type.Optional(Id),
  /** Nobody has it. */
  free: Type.Optional(Type.Boolean()),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of hall and number.' })),
});
export type ConsoleBoothsQuery = Type.Static<typeof ConsoleBoothsQuery>;
/** Booths, and every hall that has some within the reader's limits. */
export const ConsoleBoothsPage = Type.Object({
  ...Page(ConsoleBooth).properties,
  halls: Type.Array(Type.String()),
});
export type ConsoleBoothsPage = Type.Static<typeof ConsoleBoothsPage>;

export const CreateBoothRequest = Strict({
  hall: Hall,
  number: BoothNumber,
  area: Area,
  type: BoothType,
  heightLimit: Type.Optional(HeightLimit),
  tags: Type.Optional(Tags),
  exhibitorId: Type.Optional(NullableId),
});
export type CreateBoothRequest = Type.Static<typeof CreateBoothRequest>;

/** `exhibitorId` moves it to another exhibitor, or frees it. */
export const ChangeBoothRequest = Strict({
  change: Strict({
    hall: Changed(Hall),
    number: Changed(BoothNumber),
    area: Changed(Area),
    type: Changed(BoothType),
    heightLimit: Changed(HeightLimit),
    tags: Changed(Tags),
    exhibitorId: Changed(NullableId),
  }),
});
export type ChangeBoothRequest = Type.Static<typeof ChangeBoothRequest>;

const FormName = Type.Object({ formCode: Type.String(), title: Type.String() });

/** What a change of a booth would do to the forms of an exhibitor. */
export const BoothEffect = Type.Object({
  exhibitor: Type.Object({ id: Type.String(), name: Type.String() }),
  /** Forms that apply now and would not any more; what was handed in stays. */
  ends: Type.Array(FormName),
  /** Forms that do not apply now and would. */
  begins: Type.Array(FormName),
});
export type BoothEffect = Type.Static<typeof BoothEffect>;
