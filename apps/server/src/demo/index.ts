// The demo fair, for demo mode only.
export { seedDemo } from './seed.ts';
