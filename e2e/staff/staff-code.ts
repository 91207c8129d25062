import { demoFactorSecret } from '../../apps/server/src/auth/second-factor/demo-factor.ts';
import { totpCode } from '../../apps/server/src/auth/second-factor/totp.ts';

/** The code of an authenticator now; without a secret that of the demo's admin. */
export const staffCode = (secret: string = demoFactorSecret): string => totpCode(secret, new Date());
