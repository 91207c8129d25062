import type { Settings } from '../settings/settings.ts';
import type { Gateways } from './gateways.ts';
import { createHttpGateway } from './http-gateway.ts';
import { createSmtpGateway } from './mail-gateway.ts';
import { outboxGateway } from './outbox-gateway.ts';

/** Who sends SMS and mail here: in demo mode nobody but the outbox; null where no gateway is set. */
export function chooseGateways({ demo, sms, mail }: Pick<Settings, 'demo' | 'sms' | 'mail'>): Gateways {
  if (demo) return { sms: outboxGateway, email: outboxGateway };
  return {
    sms: sms === null ? null : createHttpGateway(sms),
    email: mail === null ? null : createSmtpGateway(mail),
  };
}
