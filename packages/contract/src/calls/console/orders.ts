const path = '/api/console/orders';

/** What the organiser does with orders (console.md §5). `:id` is one order. */
export const consoleOrdersCalls = {
  consoleOrders: { method: 'GET', path },
  consoleUnusualOrders: { method: 'GET', path: `${path}/unusual` },
  consoleAllowQuantities: { method: 'POST', path: `${path}/allow` },
  consoleOrder: { method: 'GET', path: `${path}/:id` },
  consoleSettleOrder: { method: 'POST', path: `${path}/:id/settle` },
} as const;
