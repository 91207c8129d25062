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

/** Milliseconds that a mail server is given. */
export interface MailPatience {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** For a silence. */
  readonly socketTimeout: number;
  /** For a mail in all: a server may drip. Well below the time after which a message counts as lost. */
  readonly whole: number;
}

const usual: MailPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  whole: 90_000,
};

/**
 * Mail over SMTP, a connection for each. What a server says of the mail is "not now" (4xx) or "never" (5xx); what it says
 * of itself, as that it takes no password, is "not now"; a line cut after the content leaves open what happened.
 */
export function createSmtpGateway(
  { url, from }: MailSettings,
  { whole, ...patience }: MailPatience = usual,
): MailGateway {
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
          signal: AbortSignal.timeout(whole),
        });
        return sent.rejected.length === 0 ? { kind: 'sent' } : { kind: 'refused', reason: 'REJECTED' };
      } catch (error) {
        return judge(error, begun);
      }
    },
  };
}

/** Commands about one mail; all others are about the server. */
const aboutMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** @param begun the content was on its way. */
function judge(error: unknown, begun: boolean): Delivery {
  const status = numberOf(error, 'responseCode');
  const reason = status === null ? textOf(error, 'code') || nameOf(error) : `SMTP ${status}`;
  // A server that answers the content by anything but a refusal lost count of what it answers.
  if (status === null || status < 400) return { kind: begun ? 'unknown' : 'later', reason };
  const never = status >= 500 && (begun || aboutMail.has(textOf(error, 'command')));
  return { kind: never ? 'refused' : 'later', reason };
}

function nameOf(error: unknown): string {
  return error instanceof Error && error.name !== 'Error' ? error.name : 'UNKNOWN';
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
