import { exhibitorPath } from './paths.ts';

/** What can be ordered, and orders (wire.md §4). */
export const cataloguesCalls = {
  submitSupport: { method: 'POST', path: `${exhibitorPath}/submitSupport` },
  querySupport: { method: 'POST', path: `${exhibitorPath}/querySupport` },
  queryFacilities: { method: 'GET', path: `${exhibitorPath}/queryFacilities` },
  queryFacilitiesTools: { method: 'GET', path: `${exhibitorPath}/queryFacilitiesTools` },
  queryAdvertPrints: { method: 'GET', path: `${exhibitorPath}/queryAdvertPrints` },
  queryAdvertStadiums: { method: 'GET', path: `${exhibitorPath}/queryAdvertStadiums` },
  queryAdvertLed: { method: 'GET', path: `${exhibitorPath}/queryAdvertLed` },
  selectEmployer: { method: 'GET', path: `${exhibitorPath}/selectEmployer` },
  selectHotel: { method: 'GET', path: `${exhibitorPath}/selectHotel` },
  orders: { method: 'GET', path: `${exhibitorPath}/orders` },
} as const;
