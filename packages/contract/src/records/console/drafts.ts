import { bodyBytes } from '../../body-bytes.ts';
import { minuteAndHour } from '../../call-rate.ts';
import { draftsCalls } from '../../calls/console/drafts.ts';
import {
  ConsoleFormParams,
  DraftHere,
  DraftHereRequest,
  DraftHistoryPage,
  DraftState,
  DraftStateParams,
  FormDifferences,
  FormDraft,
  FormEffects,
  FormVersionDetail,
  FormVersionParams,
  FormVersions,
  HistoryQuery,
  PublishedVersion,
  PublishRequest,
  SavedDraft,
  SaveDraftRequest,
  VersionDifferencesParams,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** What a form asks while somebody works on it, and what it asked before (console.md §2). */
export const draftsRecords = {
  consoleDraft: {
    ...draftsCalls.consoleDraft,
    access: { may: 'read' },
    summary: 'The draft of a form, who else has it open, and what forbids to publish it',
    params: ConsoleFormParams,
    data: FormDraft,
    refusals: ['NOT_FOUND'],
  },
  consoleSaveDraft: {
    ...draftsCalls.consoleSaveDraft,
    access: { may: 'editForms' },
    bodyBytes: bodyBytes.drafts,
    summary:
      'Saves the draft of a form, made one by thing with what others saved since; what two changed differently is asked',
    params: ConsoleFormParams,
    body: SaveDraftRequest,
    data: SavedDraft,
    refusals: ['NOT_FOUND', 'BAD_REQUEST', 'DRAFT_CONFLICT', 'DRAFT_BASE_GONE', 'LIMIT_REACHED'],
  },
  consoleDraftHere: {
    ...draftsCalls.consoleDraftHere,
    access: { may: 'editForms' },
    summary:
      'Says for 30 seconds that the caller has the draft open, and at which item; answers who else has',
    params: ConsoleFormParams,
    body: DraftHereRequest,
    data: DraftHere,
    refusals: ['NOT_FOUND'],
  },
  consoleDraftHistory: {
    ...draftsCalls.consoleDraftHistory,
    access: { may: 'read' },
    summary: 'What was done to the draft of a form, by whom and when, the newest first, paged',
    params: ConsoleFormParams,
    query: HistoryQuery,
    data: DraftHistoryPage,
    refusals: ['NOT_FOUND'],
  },
  consoleDraftState: {
    ...draftsCalls.consoleDraftState,
    access: { may: 'read' },
    summary: 'The draft of a form as it was at a revision',
    params: DraftStateParams,
    data: DraftState,
    refusals: ['NOT_FOUND'],
  },
  consoleEffects: {
    ...draftsCalls.consoleEffects,
    access: { may: 'editForms' },
    rates: minuteAndHour(20, 200),
    summary:
      'What publishing the draft would do: differences, answers that are lost, submissions that would pass no more; holds for an hour',
    params: ConsoleFormParams,
    data: FormEffects,
    refusals: ['NOT_FOUND', 'DEFINITION_REFUSED', 'TOO_MANY_REQUESTS'],
  },
  consolePublish: {
    ...draftsCalls.consolePublish,
    access: { may: 'editForms' },
    rates: minuteAndHour(20, 200),
    summary: 'Publishes the draft that a report is about as the next version, for ever',
    params: ConsoleFormParams,
    body: PublishRequest,
    data: PublishedVersion,
    refusals: ['NOT_FOUND', 'EFFECTS_STALE'],
  },
  consoleVersions: {
    ...draftsCalls.consoleVersions,
    access: { may: 'read' },
    summary: 'The versions of a form that were published, the newest first',
    params: ConsoleFormParams,
    data: FormVersions,
    refusals: ['NOT_FOUND'],
  },
  consoleVersion: {
    ...draftsCalls.consoleVersion,
    access: { may: 'read' },
    summary: 'What a form asked in one version',
    params: FormVersionParams,
    data: FormVersionDetail,
    refusals: ['NOT_FOUND'],
  },
  consoleVersionDifferences: {
    ...draftsCalls.consoleVersionDifferences,
    access: { may: 'read' },
    summary: 'What differs from one version of a form to another one, or to the draft',
    params: VersionDifferencesParams,
    data: FormDifferences,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof draftsCalls, CallRecord>;
