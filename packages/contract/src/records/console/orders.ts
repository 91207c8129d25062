import { Type } from 'typebox';
import { consoleOrdersCalls } from '../../calls/console/orders.ts';
import {
  AllowQuantitiesRequest,
  ConsoleOrder,
  ConsoleOrderDetail,
  ConsoleOrderParams,
  ConsoleOrdersPage,
  ConsoleOrdersQuery,
  SettleOrderRequest,
  UnusualOrdersPage,
  UnusualOrdersQuery,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const judged = ['MAY_NOT_DECIDE', ...place, 'NOTHING_TO_DECIDE', 'STALE_REVISION'] as const;

/** What the organiser does with orders (console.md §5). `:id` is one order. */
export const consoleOrdersRecords = {
  consoleOrders: {
    ...consoleOrdersCalls.consoleOrders,
    access: { may: 'read' },
    summary: 'Orders with their sums, filtered, sorted and paged',
    query: ConsoleOrdersQuery,
    data: ConsoleOrdersPage,
    refusals: [...place, 'PAGE_TOO_FAR'],
  },
  consoleUnusualOrders: {
    ...consoleOrdersCalls.consoleUnusualOrders,
    access: { may: 'read' },
    summary:
      'Unpaid orders over half a bound, or over five times what their form is usually ordered for, paged',
    query: UnusualOrdersQuery,
    data: UnusualOrdersPage,
    refusals: [...place, 'PAGE_TOO_FAR'],
  },
  consoleAllowQuantities: {
    ...consoleOrdersCalls.consoleAllowQuantities,
    access: { may: 'grantExceptions' },
    summary: 'Lets an exhibitor have more of items than their bounds, with a reason; it is told',
    body: AllowQuantitiesRequest,
    data: Type.Null(),
    refusals: [...place, 'COMMENT_REQUIRED'],
  },
  consoleOrder: {
    ...consoleOrdersCalls.consoleOrder,
    access: { may: 'read' },
    summary: 'One order and what became of it',
    params: ConsoleOrderParams,
    data: ConsoleOrderDetail,
    refusals: place,
  },
  consoleSettleOrder: {
    ...consoleOrdersCalls.consoleSettleOrder,
    access: { may: 'settleOrders' },
    summary: 'Confirms an order, notes its payment, or cancels it with a reason; the exhibitor is told',
    params: ConsoleOrderParams,
    body: SettleOrderRequest,
    data: ConsoleOrder,
    refusals: [...judged, 'COMMENT_REQUIRED', 'ORDER_SETTLED'],
  },
} as const satisfies Record<keyof typeof consoleOrdersCalls, CallRecord>;
