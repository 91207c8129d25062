import type { Environment } from './environment.ts';
import { StartupFailure } from './startup-failure.ts';

/** A server that takes mail over SMTP. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  /** Who the mail is from: `name@host`, or `Name <name@host>`. */
  readonly from: string;
}

/**
 * The mail server of `MAIL_URL` and `MAIL_FROM`; null where there is none.
 * @throws StartupFailure with one sentence for the first that cannot be used.
 */
export function readMail(env: Environment): MailSettings | null {
  const [text, from] = [env['MAIL_URL'], env['MAIL_FROM']];
  if (text === undefined) return null;
  // The address may hold a password, so it is never repeated.
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new StartupFailure('MAIL_URL must be an smtp or smtps address.');
  }
  if (from === undefined || !/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new StartupFailure(
      'MAIL_FROM must be the address that mail comes from, like "Fair <info@example.com>".',
    );
  }
  return { url: url.href, from };
}
