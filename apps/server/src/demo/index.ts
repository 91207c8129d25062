// The demo fair, for demo mode only: archives that come with the product, read at the first start.
export { loadDemo } from './load-demo.ts';
