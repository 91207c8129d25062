// The demo fair, for demo mode only.
export { demoTenantId, seedDemo } from './seed.ts';
