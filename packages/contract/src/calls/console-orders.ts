import type {
  ConsoleOrder,
  ConsoleOrderDetail,
  ConsoleOrdersPage,
  ConsoleOrdersQuery,
  SettleOrderRequest,
} from '../schemas/index.ts';

const path = '/api/console/orders';

/** What the organiser does with orders (console.md §5). `:id` is one order. */
export const consoleOrdersCalls = {
  consoleOrders: { method: 'GET', path },
  consoleOrder: { method: 'GET', path: `${path}/:id` },
  consoleSettleOrder: { method: 'POST', path: `${path}/:id/settle` },
} as const;

/** What they take and give. */
export interface ConsoleOrdersCallTypes {
  consoleOrders: { query: ConsoleOrdersQuery; data: ConsoleOrdersPage };
  consoleOrder: { params: { id: string }; data: ConsoleOrderDetail };
  consoleSettleOrder: { params: { id: string }; body: SettleOrderRequest; data: ConsoleOrder };
}
