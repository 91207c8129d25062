import type { MailGateway } from './mail-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** The gateway of the demo: messages stay in the outbox, where the console shows them, and reach nobody. */
export const outboxGateway: SmsGateway & MailGateway = { send: async () => ({ kind: 'sent' }) };
