import { Type } from 'typebox';
import { bodyBytes } from '../body-bytes.ts';
import { signInCalls } from '../calls/sign-in.ts';
import {
  Captcha,
  CaptchaQuery,
  EndSessionRequest,
  LogoutAnswer,
  LogoutQuery,
  OwnSession,
  PasswordChanged,
  PortalConfig,
  PortalConfigQuery,
  SessionsEnded,
  SetPasswordRequest,
  SmsSendQuery,
  SmsSent,
  TokenAnswer,
  TokenFields,
  TokenQuery,
  UpdatePasswordRequest,
  UserInfo,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** The exhibition, signing in and out, one's own account (wire.md §2). `:name` stands for a path parameter. */
export const signInRecords = {
  portalConfig: {
    ...signInCalls.portalConfig,
    access: 'open',
    headers: 'none',
    summary: 'The exhibition that an address leads to',
    query: PortalConfigQuery,
    data: PortalConfig,
    refusals: ['NOT_FOUND'],
  },
  token: {
    ...signInCalls.token,
    // Its tenant, exhibition and client are refused in its own shape, so it checks them itself.
    access: 'open',
    headers: 'none',
    idempotency: 'none',
    bodyBytes: bodyBytes.token,
    summary: 'Tokens for a password, an SMS code, a single sign-on or a refresh token',
    query: TokenQuery,
    body: TokenFields,
    data: TokenAnswer,
  },
  captcha: {
    ...signInCalls.captcha,
    access: 'open',
    headers: 'none',
    summary: 'A new captcha: good for one answer within five minutes',
    query: CaptchaQuery,
    data: Captcha,
  },
  logout: {
    ...signInCalls.logout,
    // Open, for a session outlives its access tokens and must end even when the last one is over; the token says whose.
    access: 'open',
    client: 'none',
    summary: 'Ends this session, or all of the account',
    query: LogoutQuery,
    data: LogoutAnswer,
  },
  smsSend: {
    ...signInCalls.smsSend,
    access: 'open',
    summary:
      'Sends a code to a phone, or by mail to its account: for each purpose one a minute, five an hour, ten a day; needs a captcha in the headers',
    query: SmsSendQuery,
    data: SmsSent,
    refusals: [
      'CAPTCHA_WRONG',
      'PROOF_NEEDED',
      'SMS_COUNTRY',
      'SMS_UNAVAILABLE',
      'MAIL_UNAVAILABLE',
      'TICKET_INVALID',
    ],
  },
  userInfo: {
    ...signInCalls.userInfo,
    access: 'signed-in',
    summary: 'The current user',
    data: UserInfo,
  },
  bladeUserInfo: {
    ...signInCalls.bladeUserInfo,
    access: 'signed-in',
    summary: 'The current user, as Blade’s clients ask for it',
    data: UserInfo.properties.data,
  },
  setPassword: {
    ...signInCalls.setPassword,
    access: 'signed-in',
    summary: 'Sets a password without the old one, while `needSetPwd`',
    body: SetPasswordRequest,
    data: PasswordChanged,
    refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'SMS_CODE_WRONG'],
  },
  updatePassword: {
    ...signInCalls.updatePassword,
    access: 'signed-in',
    summary: 'Replaces the password by whoever knows it',
    body: UpdatePasswordRequest,
    data: PasswordChanged,
    refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'OLD_PASSWORD_WRONG', 'TOO_MANY_FAILURES'],
  },
  sessions: {
    ...signInCalls.sessions,
    access: 'signed-in',
    summary: 'Where the caller is signed in: since when, used when, from where, on what',
    data: Type.Array(OwnSession),
  },
  endSession: {
    ...signInCalls.endSession,
    access: 'signed-in',
    summary: 'Ends one of the caller’s sign-ins (`id`), or all but this one (`all`)',
    body: EndSessionRequest,
    data: SessionsEnded,
    refusals: ['NOT_FOUND'],
  },
  forgetDevice: {
    ...signInCalls.forgetDevice,
    access: 'signed-in',
    summary: 'Gives the caller another draft key: drafts on devices where nobody is signed in open no more',
    data: Type.Null(),
  },
} as const satisfies Record<keyof typeof signInCalls, CallRecord>;
