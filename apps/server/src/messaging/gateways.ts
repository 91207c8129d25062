import type { MailGateway } from './mail-gateway.ts';
import type { Delivery, SmsGateway } from './sms-gateway.ts';
import type { Channel, TakenMessage } from './store.ts';

/** Who sends what here; null: nobody. */
export interface Gateways {
  readonly sms: SmsGateway | null;
  readonly email: MailGateway | null;
}

/** The channels that somebody serves. */
export function channelsOf({ sms, email }: Gateways): readonly Channel[] {
  return [...(sms === null ? [] : (['sms'] as const)), ...(email === null ? [] : (['email'] as const))];
}

/** Hands a message over to the gateway of its channel. */
export async function deliver(gateways: Gateways, message: TakenMessage): Promise<Delivery> {
  const { messageId: id, channel, recipient, subject, body: text } = message;
  if (channel === 'sms' && gateways.sms !== null) return gateways.sms.send({ id, mobile: recipient, text });
  if (channel === 'email' && gateways.email !== null) {
    return gateways.email.send({ id, address: recipient, subject, text });
  }
  return { kind: 'later', reason: 'NO_GATEWAY' };
}
