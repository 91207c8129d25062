import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls } from '@zhantai/contract';
import { siteOfKey } from '../../rate-limits/index.ts';
import type { App } from '../../platform/feature.ts';
import type { ClientAddress } from '../connections/client-address.ts';
import type { Serve } from '../connections/serve-connections.ts';
import { pathOf } from '../requests/path-of.ts';
import { AdmittedCall } from './admitted-call.ts';
import { createDelay } from './create-delay.ts';
import { createLanes, laneOf, type LaneName } from './lanes.ts';
import type { AdmissionSettings } from './admission-settings.ts';
import { createCallThrottle } from './call-throttle.ts';
import { refuseCall, type EarlyRefusal } from './refuse-call.ts';

/** What stands before all routes and lets in as many calls as can be answered. */
export interface CallAdmission {
  /** Before a call is anything but its first line and headers. */
  before(serve: Serve): Serve;
  /** Where a call waits for its body, its place is given to others. */
  addHooks(app: App): void;
  /** Waits for a place again, before anything is done with a body. @throws Refusal OVERLOADED. */
  bodyArrived(request: IncomingMessage): Promise<void>;
  /** Gives the place of a call to others for good: it waits elsewhere. */
  leavePlace(request: IncomingMessage): void;
  /** Whether a call came over a connection; what the server asks itself, and most tests, never did. */
  cameOverConnection(request: IncomingMessage): boolean;
  /** What is under way now, and what was refused so far. */
  figures(): AdmissionFigures;
}

export interface AdmissionFigures {
  readonly lanes: readonly {
    readonly lane: LaneName;
    readonly running: number;
    readonly waiting: number;
    readonly long: number;
    readonly limit: number;
  }[];
  readonly refused: Readonly<Record<EarlyRefusal, number>>;
}

/** What people at work send: of two calls that wait it goes first. */
const work: ReadonlySet<string> = new Set([
  calls.submit.path,
  calls.personSubmit.path,
  calls.submitSupport.path,
]);

/** Milliseconds after its arrival that a call is told its refusal: soon enough, and no sooner than somebody without patience needs to be held back. */
const REFUSAL_DELAY_MS = 70;

/** Milliseconds that whoever makes too many calls waits to be told so, and how many may be waiting for that. */
const THROTTLE_DELAY_MS = 1_000;
const MAX_THROTTLED = 1_000;

/** Admission to one server. Calls that never came over a connection, as those of tests, are all let in. */
export function admitCalls(
  address: ClientAddress,
  { lanes: bounds, rates }: AdmissionSettings,
): CallAdmission {
  const lanes = createLanes(bounds);
  const throttles = { calls: createCallThrottle(rates.calls), pages: createCallThrottle(rates.pages) };
  const admitted = new WeakMap<IncomingMessage, AdmittedCall>();
  const refused = { OVERLOADED: 0, TOO_MANY_REQUESTS: 0 };
  let throttled = 0;

  const later = createDelay(REFUSAL_DELAY_MS);

  /** Who is refused and comes again at once costs more than who is let in: many are told a moment later. */
  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    seconds: number,
    arrivedAt: number,
  ): void {
    refused.OVERLOADED += 1;
    later.add(arrivedAt, () => refuseCall(request, response, 'OVERLOADED', seconds));
  }

  /** A flood is answered slowly: each of its connections waits, and costs nothing meanwhile. */
  function holdBack(request: IncomingMessage, response: ServerResponse): void {
    refused.TOO_MANY_REQUESTS += 1;
    if (throttled >= MAX_THROTTLED) {
      refuseCall(request, response, 'TOO_MANY_REQUESTS', THROTTLE_DELAY_MS / 1000);
      return;
    }
    throttled += 1;
    const timer = setTimeout(
      () => refuseCall(request, response, 'TOO_MANY_REQUESTS', THROTTLE_DELAY_MS / 1000),
      THROTTLE_DELAY_MS,
    );
    response.once('close', () => {
      throttled -= 1;
      clearTimeout(timer);
    });
  }

  async function bodyArrived(request: IncomingMessage): Promise<void> {
    const call = admitted.get(request);
    if (call !== undefined && !call.hasPlace) await call.enter('calls');
  }

  return {
    bodyArrived,
    leavePlace: (request) => admitted.get(request)?.leave(),
    cameOverConnection: (request) => admitted.has(request),
    before: (serve) => (request, response) => {
      const [path = ''] = pathOf(request.url ?? '/').split('?', 1);
      const lane = laneOf(path);
      const from = address.ofCall(request);
      // Whoever has one site of IPv6 has as many networks as they want.
      const key = siteOfKey(from) ?? from;
      const wait = lane === 'probes' ? 0 : throttles[lane === 'pages' ? 'pages' : 'calls'].wait(from);
      if (wait === null) {
        holdBack(request, response);
        return;
      }
      const isPreferred = work.has(path) && request.headers['blade-auth'] !== undefined;
      const enter = (): void => {
        if (response.destroyed) return;
        const arrivedAt = performance.now();
        lanes[lane].enter(
          key,
          isPreferred,
          (ticket) => {
            if (response.destroyed) {
              ticket.leave();
              return;
            }
            admitted.set(request, new AdmittedCall(lanes, key, isPreferred, ticket, response));
            serve(request, response);
          },
          (after) => refuse(request, response, after, arrivedAt),
        );
      };
      if (wait === 0) enter();
      else setTimeout(enter, wait);
    },
    addHooks(app) {
      // With callbacks: every call comes by here.
      app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
        const call = admitted.get(raw);
        const isUpload = /^multipart\//i.test(raw.headers['content-type'] ?? '');
        if (call === undefined || !(isUpload || stillComes(raw))) done(null, payload);
        else {
          call.leave();
          if (isUpload) call.enter('uploads').then(() => done(null, payload), done);
          else done(null, payload);
        }
      });
      app.addHook('preValidation', ({ raw }, _reply, done) => {
        if (admitted.get(raw)?.hasPlace ?? true) done();
        else bodyArrived(raw).then(() => done(), done);
      });
      app.addHook('onSend', ({ raw }, _reply, payload, done) => {
        admitted.get(raw)?.answered();
        done(null, payload);
      });
      app.addHook('onClose', async () => Object.values(lanes).forEach((lane) => lane.close()));
    },
    figures: () => ({
      lanes: laneNames.map((lane) => ({ lane, ...lanes[lane].counts() })),
      refused: { ...refused },
    }),
  };
}

function stillComes({ complete, headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    !complete && (headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0'))
  );
}

const laneNames: readonly LaneName[] = ['calls', 'uploads', 'pages', 'probes'];
