import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/read-mail.ts';
import type { Delivery } from './sms-gateway.ts';

/** One mail to be sent, plain text. */
interface Mail {
  /** Names the message: part of its Message-ID, so that a repetition can be told. */
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over to whoever sends it. Never throws. */
export interface MailGateway {
  send(mail: Mail): Promise<Delivery>;
}

/** Milliseconds for a connection, a greeting and a silence: together well below the time after which a message counts as lost. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mail over SMTP, a connection for each. 4xx is "not now", 5xx "never"; a line cut after the content leaves open what happened. */
export function createSmtpGateway({ url, from }: MailSettings): MailGateway {
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ id, address, subject, text }) {
      let begun = false;
      // Read when the server said that it takes the content, and never before.
      const content = Readable.from(
        (function* read() {
          begun = true;
          yield text;
        })(),
      );
      try {
        const sent = await transport.sendMail({
          from,
          // As an object, so that nothing in it is read as a second address.
          to: { name: '', address },
          subject,
          text: content,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return sent.rejected.length === 0 ? { kind: 'sent' } : { kind: 'refused', reason: 'REJECTED' };
      } catch (error) {
        return judge(error, begun);
      }
    },
  };
}

/** @param begun the content was on its way. */
function judge(error: unknown, begun: boolean): Delivery {
  const status = numberOf(error, 'responseCode');
  if (status !== null) {
    const reason = `SMTP ${status}`;
    return { kind: status >= 500 ? 'refused' : 'later', reason };
  }
  const reason = textOf(error, 'code') || 'UNKNOWN';
  // Before the content went out nothing was sent; after that nobody knows.
  return { kind: begun ? 'unknown' : 'later', reason };
}

function textOf(error: unknown, name: string): string {
  const value = memberOf(error, name);
  return typeof value === 'string' ? value : '';
}

function numberOf(error: unknown, name: string): number | null {
  const value = memberOf(error, name);
  return typeof value === 'number' ? value : null;
}

function memberOf(error: unknown, name: string): unknown {
  return error instanceof Error ? new Map<string, unknown>(Object.entries(error)).get(name) : undefined;
}
