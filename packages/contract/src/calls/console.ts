import type {
  AdoptRequest,
  ConsoleForm,
  ConsoleFormDetail,
  Decision,
  OutboxPage,
  OutboxQuery,
  RejectRequest,
  RemovalRequest,
  ReopenRequest,
  StaffUser,
  SubmissionDetail,
  SubmissionsPage,
  SubmissionsQuery,
} from '../schemas/index.ts';
import { bodyBytes } from '../body-bytes.ts';

/** What staff ask (console.md). `:name` stands for a path parameter. */
export const consoleCalls = {
  consoleMe: { method: 'GET', path: '/api/console/me' },
  consoleForms: { method: 'GET', path: '/api/console/forms' },
  consoleForm: { method: 'GET', path: '/api/console/forms/:formId' },
  consoleSubmissions: { method: 'GET', path: '/api/console/submissions' },
  consoleSubmission: { method: 'GET', path: '/api/console/submissions/:id' },
  consoleAdopt: { method: 'POST', path: '/api/console/submissions/:id/adopt', bodyBytes: bodyBytes.lists },
  consoleReject: { method: 'POST', path: '/api/console/submissions/:id/reject', bodyBytes: bodyBytes.lists },
  consoleReopen: { method: 'POST', path: '/api/console/submissions/:id/reopen', bodyBytes: bodyBytes.lists },
  consoleRemoval: {
    method: 'POST',
    path: '/api/console/submissions/:id/removal',
    bodyBytes: bodyBytes.lists,
  },
  consoleOutbox: { method: 'GET', path: '/api/console/outbox' },
} as const;

/** What they take and give. */
export interface ConsoleCallTypes {
  consoleMe: { data: StaffUser };
  consoleForms: { data: readonly ConsoleForm[] };
  consoleForm: { params: { formId: string }; data: ConsoleFormDetail };
  consoleSubmissions: { query: SubmissionsQuery; data: SubmissionsPage };
  consoleSubmission: { params: { id: string }; data: SubmissionDetail };
  consoleAdopt: { params: { id: string }; body: AdoptRequest; data: Decision };
  consoleReject: { params: { id: string }; body: RejectRequest; data: Decision };
  consoleReopen: { params: { id: string }; body: ReopenRequest; data: Decision };
  consoleRemoval: { params: { id: string }; body: RemovalRequest; data: Decision };
  consoleOutbox: { query: OutboxQuery; data: OutboxPage };
}
