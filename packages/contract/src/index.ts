// What travels, light enough for a first load: paths, codes, limits and types. Schemas are in `@zhantai/contract/schemas`, all
// that is known of a call in `@zhantai/contract/records`.
export { bodyBytes } from './body-bytes.ts';
export type { Access } from './access.ts';
export type { CallRate } from './call-rate.ts';
export type { CallTypes } from './call-types.ts';
export { calls, type CallName, type PageOf } from './calls.ts';
export { portalCalls, type PortalCallName } from './portal-calls.ts';
export { largeCalls, largeSaves } from './large-calls.ts';
export type { Envelope, RefusalData, TokenFailure } from './envelope.ts';
export { formTypeCodes, type FormTypeCode, type PageKey } from './form-types.ts';
export { archiveLimits } from './archive-limits.ts';
export { browserLimits } from './browser-limits.ts';
export { hasRoot } from './entry-levels.ts';
export { exceededLimit, type Exceeded } from './exceeded-limit.ts';
export {
  fillParts,
  momentKinds,
  packParts,
  type FillPart,
  type MomentKind,
  type PackPart,
} from './fill-parts.ts';
export { exhibitionIdPattern } from './exhibition-id.ts';
export { logoPattern } from './logo-pattern.ts';
export { isMediaHost } from './is-media-host.ts';
export { limits } from './limits.ts';
export { portalRoutes, type PortalPath, type PortalRoute, type RouteKey } from './portal-routes.ts';
export { refusalStatus, type RefusalCode } from './refusal-status.ts';
export {
  portalRoles,
  staffActions,
  staffRoles,
  type PortalRole,
  type Role,
  type StaffAction,
  type StaffRole,
} from './roles.ts';
export {
  handedInStatuses,
  isHandedIn,
  submissionStatuses,
  type SubmissionStatus,
} from './submission-status.ts';
export type * from './schemas/index.ts';
