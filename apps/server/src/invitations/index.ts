// Invitations: links that exhibitors hand out, who registered through them, and their confirmation.
export { confirmationsOf } from './confirmation.ts';
export { invitationHooks } from './messages/plan-list.ts';
export { invitationRoutes } from './routes.ts';
export { pageContent } from './page-content.ts';
export { sendDue } from './messages/send-due.ts';
export { invitationServices } from './services.ts';
export { invitationArchive } from './archive.ts';
