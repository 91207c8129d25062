import type { Routes } from '../platform/feature.ts';
import { submissionServices } from '../submissions/index.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { orderRoutes } from './orders/routes.ts';

/** What can be ordered, orders, and stand drawings (wire.md §4). */
export const catalogueRoutes: Routes = (app, deps) => {
  const services = submissionServices(deps);
  listRoutes(app, services);
  orderRoutes(app, services);
  drawingRoutes(app, services);
};
