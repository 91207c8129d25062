import type {
  AllowQuantitiesRequest,
  ConsoleOrder,
  ConsoleOrderDetail,
  ConsoleOrdersPage,
  ConsoleOrdersQuery,
  SettleOrderRequest,
  UnusualOrdersPage,
  UnusualOrdersQuery,
} from '../schemas/index.ts';

const path = '/api/console/orders';

/** What the organiser does with orders (console.md §5). `:id` is one order. */
export const consoleOrdersCalls = {
  consoleOrders: { method: 'GET', path },
  consoleUnusualOrders: { method: 'GET', path: `${path}/unusual` },
  consoleAllowQuantities: { method: 'POST', path: `${path}/allow` },
  consoleOrder: { method: 'GET', path: `${path}/:id` },
  consoleSettleOrder: { method: 'POST', path: `${path}/:id/settle` },
} as const;

/** What they take and give. */
export interface ConsoleOrdersCallTypes {
  consoleOrders: { query: ConsoleOrdersQuery; data: ConsoleOrdersPage };
  consoleUnusualOrders: { query: UnusualOrdersQuery; data: UnusualOrdersPage };
  consoleAllowQuantities: { body: AllowQuantitiesRequest; data: null };
  consoleOrder: { params: { id: string }; data: ConsoleOrderDetail };
  consoleSettleOrder: { params: { id: string }; body: SettleOrderRequest; data: ConsoleOrder };
}
