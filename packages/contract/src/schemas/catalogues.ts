import { Type } from 'typebox';
import { limits } from '../limits.ts';
import {
  Answers,
  NullableNumber,
  NullableString,
  NullableTime,
  Page,
  pageQuery,
  Strict,
  SubmissionBooth,
  Time,
} from './basics.ts';
import { boothId, Receipt } from './forms.ts';

/** `early`, `normal`, `late` or `on-site`: which of an item's prices holds. */
export const PriceTier = Type.Union([
  Type.Literal('early'),
  Type.Literal('normal'),
  Type.Literal('late'),
  Type.Literal('on-site'),
]);
export type PriceTier = Type.Static<typeof PriceTier>;

/** What every item that can be ordered tells of itself. Prices in yuan with two decimals at most. */
const item = {
  id: Type.String(),
  category: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  /** Of one unit in the tier that holds now. */
  price: NullableNumber,
  tier: PriceTier,
  tiers: Type.Array(Type.Object({ tier: PriceTier, price: Type.Number() })),
  /** What is left; null is unlimited. */
  stock: NullableNumber,
  /** Refunded later, of one unit. */
  deposit: Type.Number(),
  image: NullableString,
};

export const Facility = Type.Object({
  ...item,
  categories: Type.Array(Type.String()),
  /** Decimal places a quantity may have. */
  decimals: Type.Integer(),
  /** What other periods of use multiply the price by. */
  periods: Type.Array(Type.Object({ period: Type.String(), factor: Type.Number() })),
});
export type Facility = Type.Static<typeof Facility>;

/** Whose prices are asked for: those of the form, which may end its tiers on days of its own. */
const pricedBy = {
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  formType: Type.Optional(Type.String({ maxLength: 16 })),
};
const filters = {
  ...pricedBy,
  category: Type.Optional(Type.String({ maxLength: 64 })),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or an id.' })),
};

export const FacilityQuery = Strict(filters);
export type FacilityQuery = Type.Static<typeof FacilityQuery>;
export const FacilityPageQuery = Strict({ ...pageQuery, ...filters });
export type FacilityPageQuery = Type.Static<typeof FacilityPageQuery>;
export const FacilityPage = Page(Facility);
export type FacilityPage = Type.Static<typeof FacilityPage>;

/** `free` while some are left; `reserved` where all are ordered and may come back; `taken` where all are confirmed. */
export const PositionState = Type.Union([
  Type.Literal('free'),
  Type.Literal('reserved'),
  Type.Literal('taken'),
]);
export type PositionState = Type.Static<typeof PositionState>;

/** A place for advertising: a page of the directory, a position in the halls, a screen or its slot of a day. */
export const AdvertPosition = Type.Object({
  ...item,
  state: PositionState,
  /** As printed: millimetres, or pixels of a screen. */
  size: NullableString,
  screen: NullableString,
  slot: NullableString,
  /** `YYYY-MM-DD`. */
  day: NullableString,
  hours: NullableString,
});
export type AdvertPosition = Type.Static<typeof AdvertPosition>;

const positionFilters = {
  ...pricedBy,
  state: Type.Optional(PositionState),
  search: filters.search,
};
export const PrintQuery = Strict(positionFilters);
export type PrintQuery = Type.Static<typeof PrintQuery>;
export const StadiumQuery = Strict({ ...pageQuery, ...positionFilters });
export type StadiumQuery = Type.Static<typeof StadiumQuery>;
export const LedQuery = Strict({
  ...pageQuery,
  ...positionFilters,
  kind: Type.Optional(Type.Union([Type.Literal('slot'), Type.Literal('screen')])),
  screen: Type.Optional(Type.String({ maxLength: 64 })),
  slot: Type.Optional(Type.String({ maxLength: 16 })),
  day: Type.Optional(Type.String({ maxLength: 10 })),
});
export type LedQuery = Type.Static<typeof LedQuery>;
export const AdvertPage = Page(AdvertPosition);
export type AdvertPage = Type.Static<typeof AdvertPage>;

export const EmployerQuery = Strict({
  kind: Type.Optional(Type.Union([Type.Literal('builder'), Type.Literal('transport')])),
  search: filters.search,
});
export type EmployerQuery = Type.Static<typeof EmployerQuery>;

/** A company that exhibitors may put to work. */
export const Employer = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('builder'), Type.Literal('transport')]),
  name: Type.String(),
  /** `1`, `2`, `3`, `venue` or `os` (from abroad); null for carriers. */
  level: NullableString,
  contact: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  note: Type.String(),
  /** Takes no new stands for now. */
  suspended: Type.Boolean(),
  /** The same, as lists of options say that one cannot be chosen. */
  disabled: Type.Boolean(),
});
export type Employer = Type.Static<typeof Employer>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const HotelQuery = Strict({
  ...pricedBy,
  hotelId: Type.Optional(Type.String({ maxLength: 64 })),
  /** With both, `left` of a room says how many are free for all nights between. */
  start: Type.Optional(Day),
  end: Type.Optional(Day),
});
export type HotelQuery = Type.Static<typeof HotelQuery>;

export const HotelRoom = Type.Object({
  ...item,
  /** Remaining rooms of every night on offer. */
  nights: Type.Array(Type.Object({ day: Type.String(), left: NullableNumber })),
  /** For the whole stay asked for; null without one, and where there is no limit. */
  left: NullableNumber,
});
export type HotelRoom = Type.Static<typeof HotelRoom>;

export const Hotel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image: NullableString,
  /** Kilometres to the venue. */
  distance: NullableNumber,
  /** How one gets to the venue. */
  way: Type.String(),
  rooms: Type.Array(HotelRoom),
});
export type Hotel = Type.Static<typeof Hotel>;

const place = {
  formType: Type.Optional(Type.Union([Type.String({ maxLength: 16 }), Type.Integer()])),
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  /** A submission of a form that takes many; without it the order that belongs to none. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
  boothId,
};

/** A line as it is ordered; `start` and `end` are the first night and the day of leaving. */
export const SupportLine = Strict({
  itemId: Type.String({ minLength: 1, maxLength: 64 }),
  quantity: Type.Number({ exclusiveMinimum: 0, maximum: 100_000 }),
  note: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  period: Type.Optional(Type.String({ maxLength: 32 })),
  start: Type.Optional(Day),
  end: Type.Optional(Day),
});
export type SupportLine = Type.Static<typeof SupportLine>;

export const SupportRequest = Strict({
  ...place,
  /** All of them: the order is replaced as a whole; none cancels it. */
  lines: Type.Array(SupportLine, { maxItems: limits.orderLines }),
  /** The revision this builds on; without it 0, for a first order. */
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type SupportRequest = Type.Static<typeof SupportRequest>;

export const SupportQuery = Strict({
  ...place,
  /** Priced as if they were ordered now; nothing is ordered. */
  lines: Type.Optional(SupportRequest.properties.lines),
  /** Instead of lines: what these answers of the form would order, visible ones only. */
  answers: Type.Optional(Answers),
});
export type SupportQuery = Type.Static<typeof SupportQuery>;

/** The field that orders something: of the form, or of a row of a sub-table. */
const field = {
  prop: Type.Optional(Type.String()),
  path: Type.Optional(Type.Tuple([Type.Integer(), Type.String()])),
};

/** Something that cannot be ordered here and now, and why. */
export const UnsaleableLine = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  why: Type.Union([
    Type.Literal('item'),
    Type.Literal('quantity'),
    Type.Literal('period'),
    Type.Literal('stay'),
    Type.Literal('tier'),
  ]),
  /** A sentence in the asker's language. */
  message: Type.String(),
  ...field,
});
export type UnsaleableLine = Type.Static<typeof UnsaleableLine>;

/** A line at the price it was frozen with. One item has several where it was ordered in several tiers. */
export const OrderLine = Type.Object({
  itemId: Type.String(),
  category: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  quantity: Type.Number(),
  period: NullableString,
  start: NullableString,
  end: NullableString,
  nights: NullableNumber,
  unitPrice: Type.Number(),
  /** What the period multiplies the price by. */
  factor: Type.Number(),
  tier: PriceTier,
  amount: Type.Number(),
  deposit: Type.Number(),
  note: Type.String(),
  /** Of a quotation: how many could be had now; null is unlimited. */
  left: Type.Optional(NullableNumber),
  /** Of a quotation of answers: where the item was chosen first. */
  ...field,
});
export type OrderLine = Type.Static<typeof OrderLine>;

export const OrderStatus = Type.Union([
  Type.Literal('none'),
  Type.Literal('quote'),
  Type.Literal('placed'),
  Type.Literal('confirmed'),
  Type.Literal('cancelled'),
  Type.Literal('lapsed'),
]);
export type OrderStatus = Type.Static<typeof OrderStatus>;

/** An order with its lines; yuan with two decimals at most. */
export const Order = Type.Object({
  /** Null before the first order. */
  id: NullableString,
  number: NullableString,
  formId: Type.String(),
  formType: Type.String(),
  formCode: Type.String(),
  title: Type.String(),
  /** The submission it follows; then it changes with that form only. */
  submissionId: NullableString,
  /** Of the submission, where its form is given for each booth. */
  booth: Type.Union([SubmissionBooth, Type.Null()]),
  status: OrderStatus,
  payment: Type.Union([
    Type.Literal('unpaid'),
    Type.Literal('deposit'),
    Type.Literal('paid'),
    Type.Literal('refunded'),
  ]),
  invoiceNumber: NullableString,
  revision: Type.Integer(),
  /** In which it was ordered last; of a quotation the one that holds now. */
  tier: PriceTier,
  lines: Type.Array(OrderLine),
  currency: Type.Literal('CNY'),
  total: Type.Number(),
  /** Refunded later, beside the total. */
  deposit: Type.Number(),
  placedAt: NullableTime,
  updatedAt: NullableTime,
  /** Until when it is kept without a decision or a payment. */
  holdUntil: NullableTime,
  receipt: Type.Union([Receipt, Type.Null()]),
  /** What this form sells; empty: it takes no orders. */
  categories: Type.Array(Type.String()),
  /** Of a quotation of answers: what they want and cannot have. */
  unsaleable: Type.Optional(Type.Array(UnsaleableLine)),
  /** Orders of this form are taken from the asker now. */
  open: Type.Boolean(),
  serverTime: Time,
});
export type Order = Type.Static<typeof Order>;

export const OrdersQuery = Strict({
  ...pageQuery,
  ...pricedBy,
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
});
export type OrdersQuery = Type.Static<typeof OrdersQuery>;

/** The asker's own orders, the newest first; the sums are of all that stand, on every page. */
export const OrdersPage = Type.Object({
  ...Page(Order).properties,
  sums: Type.Object({ total: Type.Number(), deposit: Type.Number() }),
});
export type OrdersPage = Type.Static<typeof OrdersPage>;
