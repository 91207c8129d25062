import type {
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
import { exhibitorPath } from './paths.ts';
import { bodyBytes } from '../body-bytes.ts';

/** What can be ordered, and orders (wire.md §4). */
export const cataloguesCalls = {
  submitSupport: { method: 'POST', path: `${exhibitorPath}/submitSupport`, bodyBytes: bodyBytes.lists },
  querySupport: { method: 'POST', path: `${exhibitorPath}/querySupport`, bodyBytes: bodyBytes.answers },
  queryFacilities: { method: 'GET', path: `${exhibitorPath}/queryFacilities` },
  queryFacilitiesTools: { method: 'GET', path: `${exhibitorPath}/queryFacilitiesTools` },
  queryAdvertPrints: { method: 'GET', path: `${exhibitorPath}/queryAdvertPrints` },
  queryAdvertStadiums: { method: 'GET', path: `${exhibitorPath}/queryAdvertStadiums` },
  queryAdvertLed: { method: 'GET', path: `${exhibitorPath}/queryAdvertLed` },
  selectEmployer: { method: 'GET', path: `${exhibitorPath}/selectEmployer` },
  selectHotel: { method: 'GET', path: `${exhibitorPath}/selectHotel` },
  orders: { method: 'GET', path: `${exhibitorPath}/orders` },
} as const;

/** What they take and give. */
export interface CataloguesCallTypes {
  submitSupport: { body: SupportRequest; data: Order };
  querySupport: { body: SupportQuery; data: Order };
  queryFacilities: { query: FacilityQuery; data: readonly Facility[] };
  queryFacilitiesTools: { query: FacilityPageQuery; data: FacilityPage };
  queryAdvertPrints: { query: PrintQuery; data: readonly AdvertPosition[] };
  queryAdvertStadiums: { query: StadiumQuery; data: AdvertPage };
  queryAdvertLed: { query: LedQuery; data: AdvertPage };
  selectEmployer: { query: EmployerQuery; data: readonly Employer[] };
  selectHotel: { query: HotelQuery; data: readonly Hotel[] };
  orders: { query: OrdersQuery; data: OrdersPage };
}
