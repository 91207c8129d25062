import { Type } from 'typebox';
import { bodyBytes } from '../body-bytes.ts';
import { cataloguesCalls } from '../calls/catalogues.ts';
import { minuteAndHour } from '../call-rate.ts';
import {
  AdvertPage,
  AdvertPosition,
  Employer,
  EmployerQuery,
  Facility,
  FacilityPage,
  FacilityPageQuery,
  FacilityQuery,
  Hotel,
  HotelQuery,
  LedQuery,
  Order,
  OrdersPage,
  OrdersQuery,
  PrintQuery,
  StadiumQuery,
  SupportQuery,
  SupportRequest,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const window = ['FORM_CLOSED'] as const;

/** What can be ordered, and orders (wire.md §4). */
export const cataloguesRecords = {
  submitSupport: {
    ...cataloguesCalls.submitSupport,
    access: 'user',
    handsIn: true,
    bodyBytes: bodyBytes.lists,
    rates: minuteAndHour(120, 1_000),
    summary: 'Orders services with a form: all lines at once, in place of those before; none cancels',
    body: SupportRequest,
    data: Order,
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
    ...cataloguesCalls.querySupport,
    access: 'user',
    handsIn: true,
    bodyBytes: bodyBytes.answers,
    rates: minuteAndHour(120, 3_000),
    summary: 'The order of a form as it stands; with lines what they would cost now and what is left',
    body: SupportQuery,
    data: Order,
    refusals: [...place, 'NOT_ON_SALE'],
  },
  queryFacilities: {
    ...cataloguesCalls.queryFacilities,
    access: 'user',
    summary: 'Facilities and tools with price tiers and stock',
    query: FacilityQuery,
    data: Type.Array(Facility),
    refusals: place,
  },
  queryFacilitiesTools: {
    ...cataloguesCalls.queryFacilitiesTools,
    access: 'user',
    summary: 'The same, paged',
    query: FacilityPageQuery,
    data: FacilityPage,
    refusals: place,
  },
  queryAdvertPrints: {
    ...cataloguesCalls.queryAdvertPrints,
    access: 'user',
    summary: 'Pages of the directory that take advertising',
    query: PrintQuery,
    data: Type.Array(AdvertPosition),
    refusals: place,
  },
  queryAdvertStadiums: {
    ...cataloguesCalls.queryAdvertStadiums,
    access: 'user',
    summary: 'Positions for advertising in the halls, paged',
    query: StadiumQuery,
    data: AdvertPage,
    refusals: place,
  },
  queryAdvertLed: {
    ...cataloguesCalls.queryAdvertLed,
    access: 'user',
    summary: 'Slots of the LED screens by day, or the screens, paged',
    query: LedQuery,
    data: AdvertPage,
    refusals: place,
  },
  selectEmployer: {
    ...cataloguesCalls.selectEmployer,
    access: 'user',
    summary: 'Stand builders, or transport suppliers',
    query: EmployerQuery,
    data: Type.Array(Employer),
    refusals: place,
  },
  selectHotel: {
    ...cataloguesCalls.selectHotel,
    access: 'user',
    summary: 'Hotels with rooms, prices and what is left each night',
    query: HotelQuery,
    data: Type.Array(Hotel),
    refusals: place,
  },
  orders: {
    ...cataloguesCalls.orders,
    access: 'user',
    summary: 'The caller’s own orders with their sums, paged',
    query: OrdersQuery,
    data: OrdersPage,
    refusals: place,
  },
} as const satisfies Record<keyof typeof cataloguesCalls, CallRecord>;
