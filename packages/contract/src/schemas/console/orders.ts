import { Type } from 'typebox';
import { NullableNumber, NullableString, NullableTime, Page, pageQuery, Strict, Time } from '../basics.ts';
import { Order, OrderStatus } from '../catalogues.ts';

const Payment = Order.properties.payment;

/** An order as staff see it. */
export const ConsoleOrder = Type.Object({
  ...Order.properties,
  id: Type.String(),
  number: Type.String(),
  /** Who ordered; null for accounts without an exhibitor. */
  exhibitor: Type.Union([
    Type.Object({ id: Type.String(), name: Type.String(), nameEn: Type.String() }),
    Type.Null(),
  ]),
  /** What the organiser noted of the payment. */
  paymentNote: Type.String(),
  confirmedAt: NullableTime,
});
export type ConsoleOrder = Type.Static<typeof ConsoleOrder>;

export const ConsoleOrdersQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of one of its lines. */
  category: Type.Optional(Type.String({ maxLength: 64 })),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
  payment: Type.Optional(Payment),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a number or a company name.' })),
});
export type ConsoleOrdersQuery = Type.Static<typeof ConsoleOrdersQuery>;

/** The last changed first; the sums are of all matching ones that stand, on every page. */
export const ConsoleOrdersPage = Type.Object({
  ...Page(ConsoleOrder).properties,
  sums: Type.Object({ total: Type.Number(), deposit: Type.Number() }),
});
export type ConsoleOrdersPage = Type.Static<typeof ConsoleOrdersPage>;

/** An order with what became of it, the newest change first. */
export const ConsoleOrderDetail = Type.Object({
  order: ConsoleOrder,
  changes: Type.Array(
    Type.Object({
      revision: Type.Integer(),
      status: OrderStatus,
      total: Type.Number(),
      deposit: Type.Number(),
      at: Time,
      by: NullableString,
    }),
  ),
});
export type ConsoleOrderDetail = Type.Static<typeof ConsoleOrderDetail>;

export const ConsoleOrderParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** What becomes of an order; `revision` is the one that was looked at. */
export const SettleOrderRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  action: Type.Union([Type.Literal('confirm'), Type.Literal('pay'), Type.Literal('cancel')]),
  /** Of `pay`: where the payment stands now. */
  payment: Type.Optional(Payment),
  invoiceNumber: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  note: Type.Optional(Type.String({ maxLength: 500 })),
  /** Told to the exhibitor; needed to cancel. */
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});
export type SettleOrderRequest = Type.Static<typeof SettleOrderRequest>;

export const UnusualOrdersQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type UnusualOrdersQuery = Type.Static<typeof UnusualOrdersQuery>;

/** An order that staff should look at: unpaid, and beyond half of a bound or five times what its form is ordered for. */
export const UnusualOrder = Type.Object({
  ...ConsoleOrder.properties,
  /** What the exhibitor has of the order's items in all its unpaid orders; `unusual` is over half the bound. */
  unpaidItems: Type.Array(
    Type.Object({
      itemId: Type.String(),
      quantity: Type.Number(),
      bound: Type.Number(),
      unusual: Type.Boolean(),
    }),
  ),
  /** Yuan that an order of this form usually is for, where this one is over five times that; else null. */
  usual: NullableNumber,
});
export type UnusualOrder = Type.Static<typeof UnusualOrder>;

/** The dearest first unless asked otherwise. */
export const UnusualOrdersPage = Page(UnusualOrder);
export type UnusualOrdersPage = Type.Static<typeof UnusualOrdersPage>;

/** How much of items an exhibitor may have although it is beyond their bounds; the days of its holds begin anew. */
export const AllowQuantitiesRequest = Strict({
  exhibitorId: Type.String({ minLength: 1, maxLength: 64 }),
  items: Type.Array(
    Strict({
      itemId: Type.String({ minLength: 1, maxLength: 64 }),
      /** Whole units, or parts of them where the item has them. */
      most: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
  /** Kept with the permission; the exhibitor does not see it. */
  reason: Type.String({ maxLength: 500 }),
});
export type AllowQuantitiesRequest = Type.Static<typeof AllowQuantitiesRequest>;
