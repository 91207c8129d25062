// Messaging: what is sent to people, once, and what became of it.
export { createMessageQueue } from './message-queue.ts';
export { messagingRoutes } from './routes.ts';
export { readFailures } from './read-failures.ts';
