import type { OrderStatus } from '@zhantai/contract';
import type { FormStatus } from '@zhantai/ui';

/** How an order's state is drawn; the word is the order's own. */
export const orderStatus = {
  none: 'none',
  quote: 'none',
  placed: 'submitted',
  confirmed: 'approved',
  cancelled: 'closed',
  lapsed: 'closed',
} as const satisfies Record<OrderStatus, FormStatus>;
