import type { TokenAnswer, TokenRequest } from '@zhantai/contract';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CaptchaAnswer } from '../captcha/captcha.ts';
import type { ClientHeaders } from '../client-headers.ts';
import type { DeviceCookie } from '../devices/device-cookie.ts';
import { signInByActing } from '../acting/sign-in-by-acting.ts';
import { findNamed } from '../accounts/find-named.ts';
import { isClientOf } from '../accounts/identify.ts';
import { readPhone } from '../accounts/read-phone.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { rememberSignIn } from './sign-in/remember-sign-in.ts';
import { signInByFactor } from '../second-factor/sign-in-by-factor.ts';
import { renew } from './renew.ts';
import { signInByCode } from './sign-in/sign-in-by-code.ts';
import { signInBySignOn } from './sign-in/sign-in-by-sign-on.ts';
import { signIn } from './sign-in/sign-in.ts';

/** A call of the token endpoint. */
export interface GrantCall {
  readonly headers: ClientHeaders;
  readonly captcha: CaptchaAnswer;
  readonly fields: TokenRequest;
  readonly origin: Origin;
  readonly device: DeviceCookie;
}

/**
 * Gives tokens for one of the grants of wire.md §2.
 * @throws Refusal with the reason of the failure.
 */
export async function grant(services: AuthServices, call: GrantCall): Promise<TokenAnswer> {
  const exhibition = await findExhibition(services, call);
  const answer = await grantIn(services, exhibition, call);
  // A member of staff does not make a device one that its user is known by.
  if (!unremembered.has(call.fields.grant_type)) {
    const account = { tenantId: answer.tenant_id, accountId: answer.user_id };
    await rememberSignIn(services, account, call.origin, call.device);
  }
  return answer;
}

async function grantIn(
  services: AuthServices,
  exhibition: Exhibition,
  { fields, origin, captcha, device }: GrantCall,
): Promise<TokenAnswer> {
  switch (fields.grant_type) {
    case 'apiCaptcha': {
      const { phone, password } = fields;
      if (phone === undefined || password === undefined) throw missing('phone, password');
      return signIn(services, { exhibition, by: 'phone', login: phone, password, captcha, origin, device });
    }
    // What Blade's clients send; who has a phone for a name is somebody of the portal.
    case 'captcha': {
      const { username, password } = fields;
      if (username === undefined || password === undefined) throw missing('username, password');
      const by = readPhone(username) === null ? 'username' : 'phone';
      return signIn(services, { exhibition, by, login: username, password, captcha, origin, device });
    }
    case 'password': {
      const { username, password } = fields;
      if (username === undefined || password === undefined) throw missing('username, password');
      return signIn(services, {
        exhibition,
        by: 'username',
        login: username,
        password,
        captcha,
        origin,
        device,
      });
    }
    case 'sms_code': {
      const { phone, code } = fields;
      if (phone === undefined || code === undefined) throw missing('phone, code');
      return signInByCode(services, { exhibition, phone, code, origin, device });
    }
    case 'apiCiec': {
      const { ciec_token: token } = fields;
      if (token === undefined) throw missing('ciec_token');
      return signInBySignOn(services, { exhibition, token, origin });
    }
    case 'totp': {
      const { challenge, code } = fields;
      if (challenge === undefined || code === undefined) throw missing('challenge, code');
      return signInByFactor(services, { exhibition, challenge, code, origin, device });
    }
    case 'acting': {
      const { acting_code: code } = fields;
      if (code === undefined) throw missing('acting_code');
      return signInByActing(services, { exhibition, code, origin });
    }
    case 'refresh_token': {
      const { refresh_token: refreshToken, exhibitId = null, exhibitorId = null } = fields;
      if (refreshToken === undefined) throw missing('refresh_token');
      return renew(services, { exhibition, refreshToken, exhibitId, exhibitorId, origin });
    }
    default:
      throw missing('grant_type');
  }
}

const unremembered: ReadonlySet<string> = new Set(['refresh_token', 'acting']);

const missing = (detail: string): Refusal => new Refusal('BAD_REQUEST', { detail });

/**
 * The exhibition of the headers, else of `tenantId` and `exhibitId`, else the only one that is open; a renewal may name
 * two to switch.
 */
async function findExhibition(services: AuthServices, { headers, fields }: GrantCall): Promise<Exhibition> {
  const { client } = headers;
  const tenantId = headers.tenantId ?? fields.tenantId ?? null;
  if (fields.tenantId !== undefined && fields.tenantId !== tenantId) throw new Refusal('TENANT_NOT_FOUND');
  const named = { tenantId, exhibitionId: headers.exhibitionId ?? fields.exhibitId ?? null };
  const exhibition = await findNamed(services.exhibitions, named).catch((error: unknown) => {
    // Whether an exhibition is there is told to nobody who is not its client.
    if (error instanceof Refusal && error.code === 'WRONG_EXHIBITION') return null;
    throw error;
  });
  if (exhibition === null || !isClientOf(exhibition, client)) throw new Refusal('CLIENT_REJECTED');
  const switches = fields.grant_type === 'refresh_token';
  if (!switches && fields.exhibitId !== undefined && fields.exhibitId !== exhibition.exhibitionId) {
    throw new Refusal('WRONG_EXHIBITION');
  }
  return exhibition;
}
