import type { Database } from '../database/database.ts';
import type { ExhibitionDirectory } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { createCaptchaKeeper } from './captcha.ts';
import type { CaptchaKeeper } from './captcha.ts';

/** What signing in works with. */
export interface AuthServices {
  readonly database: Database;
  readonly exhibitions: ExhibitionDirectory;
  readonly captchas: CaptchaKeeper;
  /** Signs access tokens. */
  readonly tokenSecret: Uint8Array;
  readonly now: () => Date;
}

/** The services over those of the server. */
export function createAuthServices(app: App, { database, settings, now }: Deps): AuthServices {
  const { tokenSecret } = settings.secrets;
  return {
    database,
    // The guard stands before the feature that brings the directory, and asks for it at the first call.
    get exhibitions() {
      return app.exhibitions;
    },
    captchas: createCaptchaKeeper(database, tokenSecret, settings.captchaTestCode),
    tokenSecret,
    now,
  };
}
