// Open: forms, files and lists for people without an account.
export { asksForCode } from './asks-for-code.ts';
export { findGuestAlarm } from './guest-alarm.ts';
export { actorOfTicket } from './actor-of-ticket.ts';
export type { FindConfirmation } from './find-confirmation.ts';
export { requireWrite } from './require-write.ts';
export { formOfTicket } from './open-form.ts';
export { codeProp } from './prove-mobile.ts';
export { mayAskOpenly } from './may-ask-openly.ts';
export { openRoutes } from './routes.ts';
export { openServices, type OpenServices } from './services.ts';
export { submitOpenly, type OpenSubmit, type Proven } from './submit-openly.ts';
export { shareOf } from './share-of.ts';
export { openArchive } from './archive.ts';
