import type { calls, FileRecord } from '@zhantai/contract';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Form } from '../../forms/index.ts';
import { callers, type CallerName } from '../test-callers.ts';

/** What calls are tried with: all of it belongs to the exhibitor A101. */
export interface Things {
  readonly exhibition: Exhibition;
  readonly exhibitorId: string;
  /** A form for exhibitors, submitted and waiting. */
  readonly company: Form;
  /** A form of type 201. */
  readonly transport: Form;
  readonly submissionId: string;
  /** A form that is given for each booth, and the booth of A101. */
  readonly perBooth: Form;
  readonly boothId: string;
  /** The code of a short link, and a ticket for a form that is open to everybody. */
  readonly linkCode: string;
  readonly ticket: string;
  /** A signature that A101 waits for, and the ticket of its phone. */
  readonly signingId: string;
  readonly signingTicket: string;
  readonly file: FileRecord;
  /** A form of type 7, and somebody adopted with it. */
  readonly people: Form;
  readonly personId: string;
}

export interface TriedRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** A call tried with one request, who may make it, and how everybody else is refused. */
export interface Authorisation {
  readonly call: string;
  readonly what?: string;
  readonly request: (things: Things) => TriedRequest;
  readonly may: readonly CallerName[];
  readonly refused: (who: CallerName) => number;
}

const unknown: readonly CallerName[] = ['nobody', 'expired', 'revoked'];
const misplaced: readonly CallerName[] = ['otherTenant', 'otherExhibition'];
export const twins: readonly CallerName[] = ['foreignTenant', 'foreignExhibition'];
export const self: readonly CallerName[] = ['own', 'colleague'];
export const staff: readonly CallerName[] = ['admin', 'editor', 'reviewer'];
export const exhibitors: readonly CallerName[] = [...twins, ...self, 'neighbour'];
export const users: readonly CallerName[] = [...exhibitors, 'supplier', 'chosen', 'rival', 'media'];
export const everyStaff: readonly CallerName[] = [...staff, 'limited', 'foreignAdmin'];

/** 401 for who is not signed in, else 403; `missing` are told that there is no such thing. */
function refusing(missing: readonly CallerName[] = []): (who: CallerName) => number {
  return (who) => (missing.includes(who) ? 404 : unknown.includes(who) ? 401 : 403);
}

export type Call = (typeof calls)[keyof typeof calls];

/** A call with one request: `may` pass, `missing` are told that there is no such thing, the others are refused. */
export function row(
  call: Call | string,
  may: readonly CallerName[],
  request: Authorisation['request'] = () => ({}),
  more: { readonly what?: string; readonly missing?: readonly CallerName[] } = {},
): Authorisation {
  const name = typeof call === 'string' ? call : `${call.method} ${call.path}`;
  const what = more.what === undefined ? {} : { what: more.what };
  return { call: name, ...what, request, may, refused: refusing(more.missing) };
}

export const withHeaders = callers.filter((who) => !misplaced.includes(who));
