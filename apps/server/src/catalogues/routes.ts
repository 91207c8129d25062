import type { App, Deps } from '../platform/feature.ts';
import { whileOpen } from '../platform/while-open.ts';
import { submissionServices } from '../submissions/index.ts';
import type { TellExhibitor } from './desk/order-news.ts';
import { orderDeskRoutes } from './desk/routes.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { lapseOrders } from './orders/lapse-orders.ts';
import { orderRoutes } from './orders/routes.ts';

/** Milliseconds between two looks at what lapsed. */
const pause = 60_000;

/** What can be ordered, orders, and stand drawings (wire.md §4). */
export function catalogueRoutes(app: App, deps: Deps, tell: TellExhibitor): void {
  const services = submissionServices(deps);
  listRoutes(app, services);
  orderRoutes(app, services);
  drawingRoutes(app, services);
  orderDeskRoutes(app, services, tell);
  whileOpen(app, pause, 'orders that lapsed could not be released just now', () =>
    lapseOrders(services, app.exhibitions, tell),
  );
}
