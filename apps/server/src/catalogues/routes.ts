import type { App, Deps } from '../platform/feature.ts';
import { whileOpen } from '../platform/while-open.ts';
import { submissionServices } from '../submissions/index.ts';
import type { TellExhibitor } from './staff/order-news.ts';
import { staffOrderRoutes } from './staff/routes.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { lapseOrders } from './orders/stock/lapse-orders.ts';
import { orderRoutes } from './orders/routes.ts';
import { foldOrderSums } from './store/order-sums.ts';

/** Milliseconds between two looks at what lapsed. */
const LAPSE_INTERVAL_MS = 60_000;
/** Milliseconds between two looks at what changed their sums. */
const FOLD_INTERVAL_MS = 5_000;

/** What can be ordered, orders, and stand drawings (wire.md §4). */
export function catalogueRoutes(app: App, deps: Deps, tell: TellExhibitor): void {
  const services = submissionServices(deps);
  listRoutes(app, services);
  orderRoutes(app, services);
  drawingRoutes(app, services);
  staffOrderRoutes(app, services, tell);
  whileOpen(app, LAPSE_INTERVAL_MS, 'orders that lapsed could not be released just now', () =>
    lapseOrders(services, app.exhibitions, tell),
  );
  whileOpen(app, FOLD_INTERVAL_MS, 'changes of orders were not brought into their sums', () =>
    foldOrderSums(services.database),
  );
}
