import { Type } from 'typebox';
import { bodyBytes } from '../../body-bytes.ts';
import { consoleCalls } from '../../calls/console/reviews.ts';
import {
  AdoptRequest,
  ConsoleForm,
  ConsoleFormsQuery,
  ConsoleFormDetail,
  ConsoleFormParams,
  Decision,
  OutboxPage,
  OutboxQuery,
  RejectRequest,
  RemovalRequest,
  ReopenRequest,
  StaffUser,
  SubmissionDetail,
  SubmissionParams,
  SubmissionsPage,
  SubmissionsQuery,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

const missing = ['NOT_FOUND'] as const;
const deciding = ['MAY_NOT_DECIDE', 'NOT_FOUND', 'STALE_REVISION', 'NOTHING_TO_DECIDE'] as const;

/** What staff ask (console.md). `:name` stands for a path parameter. */
export const consoleRecords = {
  consoleMe: {
    ...consoleCalls.consoleMe,
    withoutExhibition: true,
    withoutFactor: true,
    access: { may: 'read' },
    summary: 'Which member of staff is signed in',
    data: StaffUser,
  },
  consoleForms: {
    ...consoleCalls.consoleForms,
    access: { may: 'read' },
    summary: 'The forms in use, or those put away, with how many submissions stand where',
    query: ConsoleFormsQuery,
    data: Type.Array(ConsoleForm),
  },
  consoleForm: {
    ...consoleCalls.consoleForm,
    access: { may: 'read' },
    summary: 'One form',
    params: ConsoleFormParams,
    data: ConsoleFormDetail,
    refusals: missing,
  },
  consoleSubmissions: {
    ...consoleCalls.consoleSubmissions,
    access: { may: 'read' },
    summary: 'Submissions, filtered, sorted and paged',
    query: SubmissionsQuery,
    data: SubmissionsPage,
    refusals: [...missing, 'PAGE_TOO_FAR'],
  },
  consoleSubmission: {
    ...consoleCalls.consoleSubmission,
    access: { may: 'read' },
    summary: 'One submission with what it was before',
    params: SubmissionParams,
    data: SubmissionDetail,
    refusals: missing,
  },
  consoleAdopt: {
    ...consoleCalls.consoleAdopt,
    access: { may: 'decide' },
    bodyBytes: bodyBytes.lists,
    summary: 'Accepts a submission',
    params: SubmissionParams,
    body: AdoptRequest,
    data: Decision,
    refusals: deciding,
  },
  consoleReject: {
    ...consoleCalls.consoleReject,
    access: { may: 'decide' },
    bodyBytes: bodyBytes.lists,
    summary: 'Sends a submission back with remarks',
    params: SubmissionParams,
    body: RejectRequest,
    data: Decision,
    refusals: [...deciding, 'COMMENT_REQUIRED'],
  },
  consoleReopen: {
    ...consoleCalls.consoleReopen,
    access: { may: 'decide' },
    bodyBytes: bodyBytes.lists,
    summary: 'Opens a decided submission again',
    params: SubmissionParams,
    body: ReopenRequest,
    data: Decision,
    refusals: [...deciding, 'NOTHING_TO_REOPEN', 'COMMENT_REQUIRED'],
  },
  consoleRemoval: {
    ...consoleCalls.consoleRemoval,
    access: { may: 'decide' },
    bodyBytes: bodyBytes.lists,
    summary: 'Answers the request to remove a person who was adopted',
    params: SubmissionParams,
    body: RemovalRequest,
    data: Decision,
    refusals: [...deciding, 'COMMENT_REQUIRED'],
  },
  consoleOutbox: {
    ...consoleCalls.consoleOutbox,
    access: { may: 'readOutbox' },
    summary: 'Messages to people and what became of them',
    query: OutboxQuery,
    data: OutboxPage,
  },
} as const satisfies Record<keyof typeof consoleCalls, CallRecord>;
