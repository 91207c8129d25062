// Seats: who sits where in a hall, found by name and digits.
export { openSeatSearch, putSeatPlan, type NewSeat, type NewSeatPlan } from './put-seat-plan.ts';
export { seatRoutes } from './routes.ts';
