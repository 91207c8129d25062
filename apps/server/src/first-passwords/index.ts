// First passwords: links that the organiser makes for accounts without one, and what they open.
export { firstPasswordRoutes } from './routes.ts';
