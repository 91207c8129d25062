import type { OutboxMessage } from '@zhantai/contract';
import { formatTime, formatTimeOrNull } from '../exhibitions/index.ts';
import type { ListedMessage } from './store.ts';

/** A message as the console shows it; its secrets only in demo mode. */
export function presentMessage(message: ListedMessage, zone: string, demo: boolean): OutboxMessage {
  const waiting = message.state === 'queued' || message.state === 'sending';
  return {
    id: message.messageId,
    channel: message.channel,
    template: message.template,
    recipient: message.recipient,
    subject: message.subject,
    body: demo ? message.body : message.masked,
    state: message.state,
    attempts: message.attempts,
    error: message.error,
    createdAt: formatTime(message.createdAt, zone),
    nextAt: waiting ? formatTime(message.nextAt, zone) : null,
    finishedAt: formatTimeOrNull(message.finishedAt, zone),
  };
}
