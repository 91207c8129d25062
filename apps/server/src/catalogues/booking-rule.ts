import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** What a chosen value orders, and how many of it for each one. */
const Ordered = Type.Object({ itemId: Type.String(), quantity: Type.Integer({ minimum: 1 }) });

/** How answers of a form order something: in props of the form, or of a sub-table for each of its rows. */
export const BookingRule = Type.Object({
  /** Prop of the sub-table; null for fields of the form itself. */
  table: Type.Union([Type.String(), Type.Null()]),
  /** Item id, where `{prop}` stands for each value chosen there: `{led_slot}-{led_day}`. Unanswered orders nothing. */
  item: Type.String(),
  /** Items by what `item` gives, where that is no item id itself; what is missing here orders nothing. */
  items: Type.Optional(Type.Record(Type.String(), Type.Array(Ordered))),
  /** Prop of a number, of a range for the days it touches, or how many. */
  quantity: Type.Union([Type.String(), Type.Integer({ minimum: 1 })]),
  /** Multiplies by how often `size` goes into the number there, begun ones counted. */
  per: Type.Optional(Type.Object({ prop: Type.String(), size: Type.Number({ exclusiveMinimum: 0 }) })),
  /** Prop whose value names the period of use, by `periods` where they are called otherwise. */
  period: Type.Optional(Type.String()),
  periods: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Prop of a date range: first night and day of leaving. */
  stay: Type.Optional(Type.String()),
});
export type BookingRule = Type.Static<typeof BookingRule>;

/** How a form orders. */
export const Rules = Type.Array(BookingRule);

/** Rules as they are stored; @throws if they are none: nobody but the installation writes them. */
export function parseRules(stored: unknown): readonly BookingRule[] {
  return Value.Parse(Rules, stored);
}
