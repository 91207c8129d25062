// Data keys: what another key sealed is sealed anew while the server runs.
export { dataKeyRoutes } from './routes.ts';
export { findUsedOtherKeys } from './find-used-other-keys.ts';
export { describeDataKeys } from './describe-data-keys.ts';
