import type { UserInfo } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import type { TellActing } from './acting/tell-acting.ts';
import { endSessions, listSessions } from './actions/end-sessions.ts';
import { forgetDevice } from './actions/forget-device.ts';
import { changePassword } from './actions/passwords/change-password.ts';
import { grant } from './actions/grant.ts';
import { issueCaptcha } from './actions/issue-captcha.ts';
import { sendSmsCode, type MayAskForCode } from './actions/send-sms-code.ts';
import { factorRoutes } from './second-factor/routes.ts';
import { setPassword } from './actions/passwords/set-password.ts';
import { signOut } from './actions/sign-out.ts';
import { readCaptchaAnswer, readClientHeaders } from './client-headers.ts';
import { deviceCookieOf } from './devices/device-cookie.ts';
import { exhibitionOf, signedInOf } from './guard.ts';
import type { MessageQueue } from './message-queue.ts';
import { originOf } from './origin.ts';
import { presentUser } from './present.ts';
import { renderTokenFailure } from './tokens/render-token-failure.ts';
import { createAuthServices } from './services.ts';
import { selectProfile } from './store/profiles.ts';
import { mergeTokenRequest } from './tokens/token-request.ts';

/** What later features do for signing in; whoever puts the features together gives it. */
interface LaterFeatures {
  readonly mayAskForCode: MayAskForCode;
  readonly tellActing: TellActing;
}

/** Sign-in, renewal, sign-out, captcha and the current user (wire.md §2). */
export function authRoutes(
  app: App,
  deps: Deps,
  messages: MessageQueue,
  { mayAskForCode, tellActing }: LaterFeatures,
): void {
  const services = createAuthServices(app, deps, messages, tellActing);

  factorRoutes(app, services);

  app.route({
    ...routeOf(callRecords.captcha),
    handler: (request) =>
      issueCaptcha(services, {
        inWords: request.query.way === 'words',
        address: originOf(request).address,
        language: languageOf(request),
      }),
  });

  app.route({
    ...routeOf(callRecords.token),
    // Everything but passwords and tokens may stand in the query, and then there is no body at all.
    preValidation: async (request) => {
      request.body ??= {};
    },
    errorHandler: renderTokenFailure,
    handler: (request, reply) =>
      grant(services, {
        headers: readClientHeaders(request.headers),
        captcha: readCaptchaAnswer(request.headers),
        fields: mergeTokenRequest(request.query, request.body),
        origin: originOf(request),
        device: deviceCookieOf(request, reply),
      }),
  });

  app.route({
    ...routeOf(callRecords.smsSend),
    handler: async (request, reply) =>
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
  });

  app.route({
    ...routeOf(callRecords.logout),
    handler: async (request, reply) => {
      const { token } = readClientHeaders(request.headers);
      if (token !== null)
        await signOut(services, token, request.query.only_login !== 'true', originOf(request));
      return reply.send({ success: 'true', msg: 'success' });
    },
  });

  const readUser = async (request: FastifyRequest): Promise<UserInfo> => {
    const caller = signedInOf(request);
    const profile = await selectProfile(services.database, caller);
    if (profile === null) throw new Refusal('TOKEN_REVOKED');
    return presentUser(profile, await services.draftKeys.of(services.database, caller));
  };
  app.route({
    ...routeOf(callRecords.userInfo),
    handler: async (request, reply) => ok(reply, await readUser(request)),
  });
  app.route({
    ...routeOf(callRecords.bladeUserInfo),
    handler: async (request, reply) => ok(reply, (await readUser(request)).data),
  });

  app.route({
    ...routeOf(callRecords.setPassword),
    handler: async (request, reply) =>
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
  });

  app.route({
    ...routeOf(callRecords.updatePassword),
    handler: async (request, reply) =>
      ok(
        reply,
        await changePassword(services, signedInOf(request), request.body, originOf(request), {
          exhibition: exhibitionOf(request),
          language: languageOf(request),
        }),
      ),
  });

  app.route({
    ...routeOf(callRecords.sessions),
    handler: async (request, reply) =>
      ok(reply, await listSessions(services, signedInOf(request), exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.endSession),
    handler: async (request, reply) =>
      ok(reply, await endSessions(services, signedInOf(request), request.body, originOf(request))),
  });

  app.route({
    ...routeOf(callRecords.forgetDevice),
    handler: async (request, reply) => {
      await forgetDevice(services, signedInOf(request), originOf(request));
      return ok(reply, null);
    },
  });
}
