// Data keys: what another key sealed is sealed anew while the server runs.
export { dataKeyRoutes } from './routes.ts';
export { findUsedOtherKeys } from './store.ts';
export { describeDataKeys } from './describe-data-keys.ts';
