import { cutText } from '@zhantai/engine';
import { Refusal } from '../../platform/refusal.ts';
import type { App } from '../../platform/feature.ts';

/** Greatest form body in bytes: sign-in sends a few short fields. */
const MAX_BODY_BYTES = 16_384;

/** Accepts `application/x-www-form-urlencoded`, for the token endpoint; a field that comes twice is refused. */
export function parseFormBody(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      const fields = new Map<string, string>();
      for (const [name, value] of new URLSearchParams(String(body))) {
        if (fields.has(name)) return done(new Refusal('BAD_REQUEST', { detail: cutText(name, 100) }));
        fields.set(name, value);
      }
      return done(null, Object.fromEntries(fields));
    },
  );
}
