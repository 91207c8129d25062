import type { Access } from '@zhantai/contract';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { isClosedExhibition, tenantRow, type Exhibition } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { Refusal } from '../platform/refusal.ts';
import { isActing, isDraft, mayCallActing } from './acting/acting-calls.ts';
import { deniedCode, mayCall } from './access.ts';
import type { Caller, Staff, User } from './caller.ts';
import { readClientHeaders } from './client-headers.ts';
import { anonymous, identify } from './accounts/identify.ts';
import { requireFactor, requireStaff, requireStepUp, requireUser } from './policy.ts';
import { createGuardServices } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make this call. Every route below `/api` says so, or the server does not start. */
    access?: Access;
    /** `none`: the call comes without tenant, exhibition and client headers (links, captcha, health). */
    headers?: 'none';
    /** `none`: the call comes without client credentials. */
    client?: 'none';
    /** Also answers who must have a second factor and has none yet. */
    withoutFactor?: true;
    /** Needs a code within the last ten minutes. */
    stepUp?: true;
    /** Also answers who is not of the staff while the exhibition is closed. */
    whileClosed?: true;
    /** Also answers where no exhibition is chosen. */
    withoutExhibition?: true;
    /** `none`: an `Idempotency-Key` says nothing here, and no answer is kept. */
    idempotency?: 'none';
    /** What it does comes in parts that each stand for themselves and change nothing when they are done again. */
    parts?: true;
  }
  interface FastifyRequest {
    /** Who makes the call, checked before any handler runs. */
    readonly caller: Caller;
    /** The exhibition that the headers name; null where the route takes none. */
    readonly exhibition: Exhibition | null;
  }
}

interface Identified {
  readonly caller: Caller;
  readonly exhibition: Exhibition | null;
}

const nobody: Identified = { caller: anonymous, exhibition: null };

/**
 * Puts the guard before every route below `/api` that is registered on `app` afterwards: headers are checked, the
 * caller is found, and whoever may not make the call is refused. A route that does not say who may call it throws.
 */
export function guardRoutes(app: App, deps: Deps): void {
  const services = createGuardServices(app, deps);
  const identified = new WeakMap<FastifyRequest, Identified>();
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return (identified.get(this) ?? nobody).caller;
    },
  });
  app.decorateRequest('exhibition', {
    getter(this: FastifyRequest) {
      return (identified.get(this) ?? nobody).exhibition;
    },
  });
  const check = async (request: FastifyRequest): Promise<void> => {
    const {
      access = [],
      client,
      withoutExhibition,
      withoutFactor,
      whileClosed,
      stepUp,
    } = request.routeOptions.config;
    const headers = readClientHeaders(request.headers);
    const { exhibition, caller, missing } = await identify(services, headers, client !== 'none');
    const isClosed = whileClosed !== true && isClosedExhibition(exhibition);
    // Staff whose token is over renew it and come in.
    const isWanted = access !== 'open' || (isClosed && missing !== 'UNAUTHORIZED');
    if (isWanted && missing !== null) throw new Refusal(missing);
    if (isClosed && caller.kind !== 'staff' && !isActing(caller)) throw new Refusal('EXHIBITION_CLOSED');
    // Where tenant admins sign in there is nothing of an exhibition to ask for.
    if (exhibition.exhibitionId === tenantRow && withoutExhibition !== true)
      throw new Refusal('NO_EXHIBITION');
    if (!mayCall(caller, access)) throw new Refusal(deniedCode(caller, access));
    if (caller.kind === 'staff') {
      if (withoutFactor !== true) requireFactor(caller, services.now());
      if (stepUp === true) requireStepUp(caller, services.now());
    }
    const { name = '' } = request.routeOptions.config;
    if (isActing(caller)) {
      const use = mayCallActing(name);
      if (use === 'never' || (use === 'trial' && !caller.isTrial)) throw new Refusal('ACTING');
    }
    identified.set(request, { exhibition, caller });
  };
  // On the route, not on the server: the flood limit stands before it there, and pages need no guard.
  app.addHook('onRoute', (route) => {
    if (!requireDeclaration(route)) return;
    const before = [route.onRequest ?? []].flat();
    if (!before.includes(check)) route.onRequest = [...before, check];
    const handled = [route.preHandler ?? []].flat();
    if (!handled.includes(checkBody)) route.preHandler = [checkBody, ...handled];
  });
}

/** Refuses who acts for an exhibitor, but for the trial, and asks for more than a draft; by then the body is read. */
async function checkBody(request: FastifyRequest): Promise<void> {
  const { name = '' } = request.routeOptions.config;
  const { caller } = request;
  if (!isActing(caller) || caller.isTrial) return;
  if (mayCallActing(name) === 'drafts' && !isDraft(request.body)) throw new Refusal('ACTING');
}

/** Whether the route takes headers, and so a guard. */
function requireDeclaration({ method, url, config }: RouteOptions): boolean {
  if (!/^\/api(\/|$)/.test(url)) return false;
  const name = `${[method].flat().join('|')} ${url}`;
  if (config?.access === undefined) throw new Error(`${name} does not declare who may call it`);
  if (config.headers !== 'none') return true;
  if (config.access === 'open') return false;
  throw new Error(`${name} takes no headers, so it cannot know its caller and must be open`);
}

/** The exhibition of a call whose route takes headers. */
export function exhibitionOf(request: FastifyRequest): Exhibition {
  if (request.exhibition === null)
    throw new Error(`${request.url} takes no headers and so has no exhibition`);
  return request.exhibition;
}

/**
 * The caller as a user of the portal.
 * @throws Refusal FORBIDDEN where it is staff or nobody.
 */
export function userOf({ caller }: FastifyRequest): User {
  return requireUser(caller);
}

/**
 * The caller as a member of staff.
 * @throws Refusal FORBIDDEN where it is a user of the portal or nobody.
 */
export function staffOf({ caller }: FastifyRequest): Staff {
  return requireStaff(caller);
}

/** The caller of a call for everybody who is signed in. */
export function signedInOf({ caller }: FastifyRequest): User | Staff {
  if (caller.kind === 'anonymous') throw new Refusal('UNAUTHORIZED');
  return caller;
}
