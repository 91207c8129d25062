// Seats: who sits where in a hall, found by name and digits.
export { openSeatSearch, putSeatPlan, type NewSeat } from './put-seat-plan.ts';
export { seatRoutes } from './routes.ts';
export { seatArchive } from './archive.ts';
