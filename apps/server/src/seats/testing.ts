// What tests of other features use of seats.
export { cleanMap } from './clean-map.ts';
