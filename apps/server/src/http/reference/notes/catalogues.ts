import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const window = ['FORM_CLOSED'] as const;
const judged = ['MAY_NOT_DECIDE', ...place, 'NOTHING_TO_DECIDE', 'STALE_REVISION'] as const;

/** What can be ordered, orders, and stand drawings (wire.md §4, console.md §3). */
export const cataloguesNotes = {
  submitSupport: {
    summary: 'Orders services with a form: all lines at once, in place of those before; none cancels',
    refusals: [
      ...place,
      ...window,
      'STALE_REVISION',
      'NOT_ON_SALE',
      'SOLD_OUT',
      'QUANTITY_BOUND',
      'ORDER_FOLLOWS_FORM',
      'ORDER_SETTLED',
    ],
  },
  querySupport: {
    summary: 'The order of a form as it stands; with lines what they would cost now and what is left',
    refusals: [...place, 'NOT_ON_SALE'],
  },
  queryFacilities: { summary: 'Facilities and tools with price tiers and stock', refusals: place },
  queryFacilitiesTools: { summary: 'The same, paged', refusals: place },
  queryAdvertPrints: { summary: 'Pages of the directory that take advertising', refusals: place },
  queryAdvertStadiums: { summary: 'Positions for advertising in the halls, paged', refusals: place },
  queryAdvertLed: { summary: 'Slots of the LED screens by day, or the screens, paged', refusals: place },
  selectEmployer: { summary: 'Stand builders, or transport suppliers', refusals: place },
  selectHotel: { summary: 'Hotels with rooms, prices and what is left each night', refusals: place },
  orders: { summary: 'The caller’s own orders with their sums, paged', refusals: place },
  submitImageExam: {
    summary: 'Hands in stand drawings, slot by slot; slots not named stay as they are',
    refusals: [
      ...place,
      ...window,
      'DECIDED',
      'UNDER_REVIEW',
      'FILE_NOT_YOURS',
      'STALE_REVISION',
      'ANSWERS_REFUSED',
    ],
  },
  queryImageExam: { summary: 'Every slot for drawings with state, comment and history', refusals: place },
  consoleOrders: {
    summary: 'Orders with their sums, filtered, sorted and paged',
    refusals: [...place, 'PAGE_TOO_FAR'],
  },
  consoleUnusualOrders: {
    summary:
      'Unpaid orders over half a bound, or over five times what their form is usually ordered for, paged',
    refusals: [...place, 'PAGE_TOO_FAR'],
  },
  consoleAllowQuantities: {
    summary: 'Lets an exhibitor have more of items than their bounds, with a reason; it is told',
    refusals: [...place, 'COMMENT_REQUIRED'],
  },
  consoleOrder: { summary: 'One order and what became of it', refusals: place },
  consoleSettleOrder: {
    summary: 'Confirms an order, notes its payment, or cancels it with a reason; the exhibitor is told',
    refusals: [...judged, 'COMMENT_REQUIRED', 'ORDER_SETTLED'],
  },
  consoleDrawings: { summary: 'Drawings for review, the longest waiting first, paged', refusals: place },
  consoleDrawingAdopt: { summary: 'Adopts a drawing', refusals: judged },
  consoleDrawingReject: {
    summary: 'Returns a drawing with a comment',
    refusals: [...judged, 'COMMENT_REQUIRED'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
