import type { Settings } from '../settings/settings.ts';
import { createHttpGateway } from './http-gateway.ts';
import { outboxGateway } from './outbox-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Who sends SMS here: in demo mode nobody but the outbox; null where no gateway is set. */
export function chooseGateway({ demo, sms }: Settings): SmsGateway | null {
  if (demo) return outboxGateway;
  return sms === null ? null : createHttpGateway(sms);
}
