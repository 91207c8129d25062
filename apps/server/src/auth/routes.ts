import { calls } from '@zhantai/contract';
import {
  Captcha,
  CaptchaQuery,
  EndSessionRequest,
  LogoutAnswer,
  LogoutQuery,
  OwnSession,
  PasswordChanged,
  SessionsEnded,
  SetPasswordRequest,
  SmsSendQuery,
  SmsSent,
  TokenAnswer,
  TokenRequest,
  UpdatePasswordRequest,
  UserInfo,
} from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { endSessions, listSessions } from './actions/end-sessions.ts';
import { forgetDevice } from './actions/forget-device.ts';
import { changePassword } from './actions/change-password.ts';
import { grant } from './actions/grant.ts';
import { issueCaptcha } from './actions/issue-captcha.ts';
import { sendSmsCode, type MayAskForCode } from './actions/send-sms-code.ts';
import { setPassword } from './actions/set-password.ts';
import { signOut } from './actions/sign-out.ts';
import { readCaptchaAnswer, readClientHeaders } from './client-headers.ts';
import { deviceCookieOf } from './device-cookie.ts';
import { exhibitionOf, signedInOf } from './guard.ts';
import type { MessageQueue } from './message-queue.ts';
import { originOf } from './origin.ts';
import { presentUser } from './present.ts';
import { renderTokenFailure } from './render-token-failure.ts';
import { createAuthServices } from './services.ts';
import { selectProfile } from './store/profiles.ts';
import { mergeTokenRequest } from './token-request.ts';

// Partial drops the options of what it takes.
const TokenFields = Type.Partial(TokenRequest, { additionalProperties: false });
const TokenQuery = Type.Omit(TokenFields, ['password', 'ciec_token', 'refresh_token'], {
  additionalProperties: false,
});

/** Sign-in, renewal, sign-out, captcha and the current user (wire.md §2). */
export function authRoutes(app: App, deps: Deps, messages: MessageQueue, mayAskForCode: MayAskForCode): void {
  const services = createAuthServices(app, deps, messages);

  app.get(
    calls.captcha.path,
    {
      config: { access: 'open', headers: 'none' },
      schema: {
        summary: 'A new captcha: good for one answer within five minutes',
        querystring: CaptchaQuery,
        response: { 200: Captcha },
      },
    },
    (request) =>
      issueCaptcha(services, {
        inWords: request.query.way === 'words',
        address: originOf(request).address,
        language: languageOf(request),
      }),
  );

  app.post(
    calls.token.path,
    {
      // The tenant, exhibition and client of this call are refused in its own shape, so it checks them itself.
      config: { access: 'open', headers: 'none', idempotency: 'none' },
      bodyLimit: 16_384,
      schema: {
        summary: 'Tokens for a password, an SMS code, a single sign-on or a refresh token',
        querystring: TokenQuery,
        body: TokenFields,
        response: { 200: TokenAnswer },
      },
      // Everything but passwords and tokens may stand in the query, and then there is no body at all.
      preValidation: async (request) => {
        request.body ??= {};
      },
      errorHandler: renderTokenFailure,
    },
    (request, reply) =>
      grant(services, {
        headers: readClientHeaders(request.headers),
        captcha: readCaptchaAnswer(request.headers),
        fields: mergeTokenRequest(request.query, request.body),
        origin: originOf(request),
        device: deviceCookieOf(request, reply),
      }),
  );

  app.get(
    calls.smsSend.path,
    {
      config: { access: 'open' },
      schema: {
        summary:
          'Sends a code to a phone, or by mail to its account: for each purpose one a minute, five an hour, ten a day; needs a captcha in the headers',
        querystring: SmsSendQuery,
        response: { 200: enveloped(SmsSent) },
      },
    },
    async (request, reply) =>
      ok(
        reply,
        await sendSmsCode(services, mayAskForCode, {
          exhibition: exhibitionOf(request),
          query: request.query,
          headers: request.headers,
          address: originOf(request).address,
          language: languageOf(request),
        }),
      ),
  );

  app.get(
    calls.logout.path,
    {
      // Open, for a session outlives its access tokens and must end even when the last one is over; the token says whose.
      config: { access: 'open', client: 'none' },
      schema: {
        summary: 'Ends this session, or all of the account',
        querystring: LogoutQuery,
        response: { 200: LogoutAnswer },
      },
    },
    async (request, reply) => {
      const { token } = readClientHeaders(request.headers);
      if (token !== null)
        await signOut(services, token, request.query.only_login !== 'true', originOf(request));
      return reply.send({ success: 'true', msg: 'success' });
    },
  );

  const readUser = async (request: FastifyRequest): Promise<UserInfo> => {
    const caller = signedInOf(request);
    const profile = await selectProfile(services.database, caller);
    if (profile === null) throw new Refusal('TOKEN_REVOKED');
    return presentUser(profile, await services.draftKeys.of(services.database, caller));
  };
  app.get(
    calls.userInfo.path,
    {
      config: { access: 'signed-in' },
      schema: { summary: 'The current user', response: { 200: enveloped(UserInfo) } },
    },
    async (request, reply) => ok(reply, await readUser(request)),
  );
  app.get(
    calls.bladeUserInfo.path,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'The current user, as Blade’s clients ask for it',
        response: { 200: enveloped(UserInfo.properties.data) },
      },
    },
    async (request, reply) => ok(reply, (await readUser(request)).data),
  );

  app.post(
    calls.setPassword.path,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Sets a password without the old one, while `needSetPwd`',
        body: SetPasswordRequest,
        response: { 200: enveloped(PasswordChanged) },
      },
    },
    async (request, reply) =>
      ok(
        reply,
        await setPassword(services, {
          caller: signedInOf(request),
          exhibition: exhibitionOf(request),
          language: languageOf(request),
          wanted: request.body,
          origin: originOf(request),
        }),
      ),
  );

  app.post(
    calls.updatePassword.path,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Replaces the password by whoever knows it',
        body: UpdatePasswordRequest,
        response: { 200: enveloped(PasswordChanged) },
      },
    },
    async (request, reply) =>
      ok(
        reply,
        await changePassword(services, signedInOf(request), request.body, originOf(request), {
          exhibition: exhibitionOf(request),
          language: languageOf(request),
        }),
      ),
  );

  app.get(
    calls.sessions.path,
    { config: { access: 'signed-in' }, schema: { response: { 200: enveloped(Type.Array(OwnSession)) } } },
    async (request, reply) =>
      ok(reply, await listSessions(services, signedInOf(request), exhibitionOf(request))),
  );

  app.post(
    calls.endSession.path,
    {
      config: { access: 'signed-in' },
      schema: { body: EndSessionRequest, response: { 200: enveloped(SessionsEnded) } },
    },
    async (request, reply) =>
      ok(reply, await endSessions(services, signedInOf(request), request.body, originOf(request))),
  );

  app.post(
    calls.forgetDevice.path,
    { config: { access: 'signed-in' }, schema: { response: { 200: enveloped(Type.Null()) } } },
    async (request, reply) => {
      await forgetDevice(services, signedInOf(request), originOf(request));
      return ok(reply, null);
    },
  );
}
