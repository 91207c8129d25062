// Staff: which exhibitions they choose from, and how they come in (console.md §1).
export { requireFewExhibitions } from './create-exhibition.ts';
export { openStaffLink } from './links/open-staff-link.ts';
export { staffLinkAddress } from './links/staff-link-address.ts';
export { staffRoutes } from './routes.ts';
