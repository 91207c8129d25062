import type { SmsGateway } from './sms-gateway.ts';

/** The gateway of the demo: messages stay in the outbox, where the console shows them, and reach nobody's phone. */
export const outboxGateway: SmsGateway = { send: async () => ({ kind: 'sent' }) };
