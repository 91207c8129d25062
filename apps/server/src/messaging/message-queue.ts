import { v7 as uuid } from 'uuid';
import { mayGetSms, type MessageQueue } from '../auth/index.ts';
import type { Settings } from '../settings/settings.ts';
import { chooseGateways } from './choose-gateway.ts';
import { insertMessage } from './store.ts';

/** The queue that features before messaging write to: a message stands or falls with the transaction that queues it. */
export function createMessageQueue(settings: Pick<Settings, 'demo' | 'sms' | 'mail'>): MessageQueue {
  const { sms, email } = chooseGateways(settings);
  return {
    sendsSms: sms !== null,
    sendsMail: email !== null,
    async queueSms(transaction, message) {
      if (!(await mayGetSms(transaction, message, message.recipient))) return false;
      await insertMessage(transaction, { ...message, channel: 'sms', subject: '', messageId: uuid() });
      return true;
    },
    queueMail: (transaction, message) =>
      insertMessage(transaction, { ...message, channel: 'email', messageId: uuid() }),
  };
}
