import type {
  Captcha,
  CaptchaQuery,
  EndSessionRequest,
  LogoutAnswer,
  OwnSession,
  PasswordChanged,
  PortalConfig,
  PortalConfigQuery,
  SetPasswordRequest,
  SessionsEnded,
  SmsSendQuery,
  SmsSent,
  TokenAnswer,
  UpdatePasswordRequest,
  UserInfo,
} from '../schemas/index.ts';
import { exhibitorPath } from './paths.ts';

/** Fields of a form body, sent as `application/x-www-form-urlencoded`. */
export type URLSearchParamsLike = Readonly<Record<string, string>>;

/** The exhibition, signing in and out, one's own account (wire.md §2). `:name` stands for a path parameter. */
export const signInCalls = {
  portalConfig: { method: 'GET', path: '/api/portal/config' },
  token: { method: 'POST', path: '/api/blade-auth/oauth/token' },
  captcha: { method: 'GET', path: '/api/blade-auth/oauth/captcha' },
  logout: { method: 'GET', path: '/api/blade-auth/oauth/logout' },
  smsSend: { method: 'GET', path: '/api/blade-auth/sms/send' },
  userInfo: { method: 'GET', path: '/api/blade-user/info' },
  bladeUserInfo: { method: 'GET', path: '/api/blade-auth/oauth/user-info' },
  setPassword: { method: 'POST', path: '/api/blade-user/set-password-api' },
  updatePassword: { method: 'POST', path: '/api/blade-user/update-password-api' },
  sessions: { method: 'GET', path: `${exhibitorPath}/sessions` },
  endSession: { method: 'POST', path: `${exhibitorPath}/endSession` },
  forgetDevice: { method: 'POST', path: `${exhibitorPath}/forgetDevice` },
} as const;

/** What they take and give. */
export interface SignInCallTypes {
  portalConfig: { query: PortalConfigQuery; data: PortalConfig };
  token: { body: URLSearchParamsLike; data: TokenAnswer };
  captcha: { query?: CaptchaQuery; data: Captcha };
  logout: { query: { only_login?: string }; data: LogoutAnswer };
  smsSend: { query: SmsSendQuery; data: SmsSent };
  userInfo: { data: UserInfo };
  bladeUserInfo: { data: UserInfo['data'] };
  setPassword: { body: SetPasswordRequest; data: PasswordChanged };
  updatePassword: { body: UpdatePasswordRequest; data: PasswordChanged };
  sessions: { data: readonly OwnSession[] };
  endSession: { body: EndSessionRequest; data: SessionsEnded };
  forgetDevice: { data: null };
}
