import type { Access, FileRecord, Role, StaffAction } from '@zhantai/contract';
import type { CallRecord, RecordName } from '@zhantai/contract/records';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Form } from '../../forms/index.ts';
import { callers, type CallerName } from '../testing/test-callers.ts';

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

/** A call tried with one request. */
export interface Trial {
  readonly what?: string;
  readonly request?: (things: Things) => TriedRequest;
  /** Who passes; unless they are named everybody whom the access of the call lets in, but for the `missing`. */
  readonly may?: readonly CallerName[];
  /** Who is told that there is no such thing. */
  readonly missing?: readonly CallerName[];
  /** How everybody else is refused; 401 for who is not signed in, else 403, unless it says so. */
  readonly refused?: (who: CallerName) => number;
}

/** Of each call at least one. */
export type Trials = readonly [Trial, ...Trial[]];
export type TrialsOfSome = Partial<Record<RecordName, Trials>>;

const unknown: readonly CallerName[] = ['nobody', 'expired', 'revoked'];
const misplaced: readonly CallerName[] = ['otherTenant', 'otherExhibition'];
export const twins: readonly CallerName[] = ['foreignTenant', 'foreignExhibition'];
export const self: readonly CallerName[] = ['own', 'colleague'];
export const exhibitors: readonly CallerName[] = [...twins, ...self, 'neighbour'];
export const users: readonly CallerName[] = [...exhibitors, 'supplier', 'chosen', 'rival', 'media'];
export const everyStaff: readonly CallerName[] = ['admin', 'editor', 'reviewer', 'limited', 'foreignAdmin'];
export const everybody: readonly CallerName[] = [...users, ...everyStaff];
export const withHeaders: readonly CallerName[] = callers.filter((who) => !misplaced.includes(who));

const ofRole: Readonly<Record<Role, readonly CallerName[]>> = {
  exhibitor: exhibitors,
  supplier: ['supplier'],
  transport: ['chosen', 'rival'],
  media: ['media'],
  admin: ['admin', 'foreignAdmin'],
  editor: ['editor'],
  reviewer: ['reviewer', 'limited'],
};
const admins: readonly CallerName[] = ofRole.admin;
const writers: readonly CallerName[] = [...admins, 'editor'];
const ofRight: Readonly<Record<StaffAction, readonly CallerName[]>> = {
  read: everyStaff,
  decide: everyStaff,
  settleOrders: writers,
  grantExceptions: writers,
  inviteVisitors: writers,
  editContent: writers,
  editExhibitors: writers,
  addExhibitors: writers,
  editForms: writers,
  addForms: writers,
  sendPasswords: admins,
  actForExhibitors: admins,
  readOutbox: admins,
  readAudit: admins,
  answerWishes: admins,
  manageStaff: admins,
  changeExhibition: admins,
  // Nobody of these makes exhibitions; who does is tried in staff/.
  manageExhibitions: [],
  exportSensitive: admins,
};

/** Whom the access of a call lets in; nobody else gets further, whatever they ask. */
export function letIn({ access, headers }: Pick<CallRecord, 'access' | 'headers'>): readonly CallerName[] {
  switch (access) {
    case 'open':
      return headers === 'none' ? callers : withHeaders;
    case 'signed-in':
      return everybody;
    case 'user':
      return users;
    case 'staff':
      return everyStaff;
    default:
      return isRight(access) ? ofRight[access.may] : access.flatMap((role) => ofRole[role]);
  }
}

function isRight(access: Exclude<Access, string>): access is { readonly may: StaffAction } {
  return 'may' in access;
}

/** 401 for who is not signed in, else 403; `missing` are told that there is no such thing. */
export function refusing(missing: readonly CallerName[] = []): (who: CallerName) => number {
  return (who) => (missing.includes(who) ? 404 : unknown.includes(who) ? 401 : 403);
}
