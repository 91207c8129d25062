// Catalogues: what offers cost and how much is left, orders at frozen prices, stand drawings and their review.
export type { BookingRule } from './booking-rule.ts';
export { findBookingRules } from './find-booking-rules.ts';
export { orderHooks } from './orders/follow-submission.ts';
export { yuan } from './money.ts';
export { catalogueRoutes } from './routes.ts';
export type { Sale } from './sale.ts';
export { recountOrders } from './store/recount-orders.ts';
export { catalogueArchive } from './archive.ts';
