// Seats: who sits where in a hall, found by name and digits.
export { seatRoutes } from './routes.ts';
export { seatArchive } from './archive.ts';
