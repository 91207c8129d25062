import { createCaptchaKeeper, type CaptchaKeeper } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../platform/feature.ts';

/** What tickets work with. */
export interface TicketServices {
  readonly database: Database;
  readonly captchas: CaptchaKeeper;
  readonly now: () => Date;
}

export function ticketServices({ database, settings, now }: Deps): TicketServices {
  const { secrets, captchaTestCode } = settings;
  const captchas = createCaptchaKeeper(database, secrets.tokenSecret, captchaTestCode, now);
  return { database, captchas, now };
}
