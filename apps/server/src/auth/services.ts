import type { Database } from '../database/database.ts';
import type { ExhibitionDirectory } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { createVault } from '../platform/vault.ts';
import type { TokenIssuer } from '../settings/read-issuers.ts';
import { createCaptchaKeeper } from './captcha/captcha.ts';
import type { CaptchaKeeper } from './captcha/captcha.ts';
import type { TellActing } from './acting/tell-acting.ts';
import type { MessageQueue } from './message-queue.ts';
import { createDraftKeys, type DraftKeys } from './tokens/draft-keys.ts';
import { createRefreshTokens, type RefreshTokens } from './tokens/refresh-token.ts';
import { createSecondFactors, type SecondFactors } from './second-factor/second-factors.ts';
import { createSmsCodes, type SmsCodes } from './sms/sms-codes.ts';

/** What the guard before every call works with. */
export interface GuardServices {
  readonly database: Database;
  readonly exhibitions: ExhibitionDirectory;
  /** Signs access tokens. */
  readonly tokenSecret: Uint8Array;
  readonly now: () => Date;
}

/** What signing in works with. */
export interface AuthServices extends GuardServices {
  readonly captchas: CaptchaKeeper;
  readonly refreshTokens: RefreshTokens;
  readonly draftKeys: DraftKeys;
  readonly factors: SecondFactors;
  readonly codes: SmsCodes;
  readonly messages: MessageQueue;
  readonly tellActing: TellActing;
  /** Whose tokens sign people in. */
  readonly issuers: readonly TokenIssuer[];
  /** Tells the log what somebody should look at. */
  readonly warn: (what: Readonly<Record<string, unknown>>, sentence: string) => void;
}

/** The guard's services over those of the server. */
export function createGuardServices(app: App, { database, settings, now }: Deps): GuardServices {
  return {
    database,
    // The guard stands before the feature that brings the directory, and asks for it at the first call.
    get exhibitions() {
      return app.exhibitions;
    },
    tokenSecret: settings.secrets.tokenSecret,
    now,
  };
}

/** The services of signing in; `messages` is where SMS wait. */
export function createAuthServices(
  app: App,
  deps: Deps,
  messages: MessageQueue,
  tellActing: TellActing,
): AuthServices {
  const { secrets, captchaTestCode, issuers } = deps.settings;
  return {
    database: deps.database,
    get exhibitions() {
      return app.exhibitions;
    },
    tokenSecret: secrets.tokenSecret,
    now: deps.now,
    refreshTokens: createRefreshTokens(secrets.tokenSecret),
    captchas: createCaptchaKeeper(deps.database, secrets.tokenSecret, captchaTestCode, deps.now),
    draftKeys: createDraftKeys(createVault(secrets.dataKeys)),
    factors: createSecondFactors(createVault(secrets.dataKeys), secrets.tokenSecret, deps.settings.demo),
    codes: createSmsCodes(secrets.tokenSecret),
    messages,
    tellActing,
    issuers,
    warn: (what, sentence) => {
      app.log.warn(what, sentence);
    },
  };
}
