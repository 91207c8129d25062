import { v7 as uuid } from 'uuid';
import type { MessageQueue } from '../auth/index.ts';
import type { Settings } from '../settings/settings.ts';
import { chooseGateway } from './choose-gateway.ts';
import { insertMessage } from './store.ts';

/** The queue that features before messaging write to: a message stands or falls with the transaction that queues it. */
export function createMessageQueue(settings: Settings): MessageQueue {
  return {
    sendsSms: chooseGateway(settings) !== null,
    queueSms: (transaction, sms) => insertMessage(transaction, { ...sms, messageId: uuid() }),
  };
}
