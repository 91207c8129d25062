import { exhibitorPath } from '../paths.ts';

/** The exhibition, signing in and out, one's own account (wire.md §2). `:name` stands for a path parameter. */
export const signInCalls = {
  portalConfig: { method: 'GET', path: '/api/portal/config' },
  token: { method: 'POST', path: '/api/blade-auth/oauth/token', answer: 'bare' },
  captcha: { method: 'GET', path: '/api/blade-auth/oauth/captcha', answer: 'bare' },
  logout: { method: 'GET', path: '/api/blade-auth/oauth/logout', answer: 'bare' },
  smsSend: { method: 'GET', path: '/api/blade-auth/sms/send' },
  userInfo: { method: 'GET', path: '/api/blade-user/info' },
  bladeUserInfo: { method: 'GET', path: '/api/blade-auth/oauth/user-info' },
  setPassword: { method: 'POST', path: '/api/blade-user/set-password-api' },
  updatePassword: { method: 'POST', path: '/api/blade-user/update-password-api' },
  sessions: { method: 'GET', path: `${exhibitorPath}/sessions` },
  endSession: { method: 'POST', path: `${exhibitorPath}/endSession` },
  forgetDevice: { method: 'POST', path: `${exhibitorPath}/forgetDevice` },
} as const;
