// Vehicles: the passes they show at the gates.
export { vehicleRoutes } from './routes.ts';
