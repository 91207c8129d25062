import type { IncomingHttpHeaders } from 'node:http';
import type { CaptchaAnswer } from './captcha/captcha.ts';

/** What the headers of a call claim (wire.md §1); null where one is missing or malformed. */
export interface ClientHeaders {
  readonly client: { readonly id: string; readonly secret: string } | null;
  readonly tenantId: string | null;
  readonly exhibitionId: string | null;
  /** The access token of `Blade-Auth: bearer <token>`. */
  readonly token: string | null;
}

/** Reads the headers that every call carries. */
export function readClientHeaders(headers: IncomingHttpHeaders): ClientHeaders {
  return {
    client: readBasic(headers.authorization),
    // The seed's upload call spells it without a hyphen.
    tenantId: single(headers['tenant-id']) ?? single(headers['tenantid']),
    exhibitionId: single(headers['exhibition-id']),
    token: /^bearer +([\w.-]+)$/i.exec(single(headers['blade-auth']) ?? '')?.[1] ?? null,
  };
}

/** Reads the answer to a captcha, `Captcha-Key`, `Captcha-Code` and the work beside it, `Captcha-Proof` (wire.md §2). */
export function readCaptchaAnswer(headers: IncomingHttpHeaders): CaptchaAnswer {
  return {
    key: single(headers['captcha-key']),
    code: single(headers['captcha-code']),
    proof: single(headers['captcha-proof']),
  };
}

function single(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 4096 ? value : null;
}

function readBasic(header: string | undefined): ClientHeaders['client'] {
  const encoded = /^basic +([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 1 ? null : { id: text.slice(0, colon), secret: text.slice(colon + 1) };
}
