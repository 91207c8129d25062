import { bodyBytes } from '../../body-bytes.ts';
import { consoleExhibitionCalls } from '../../calls/console/exhibition.ts';
import {
  ChangeExhibitionRequest,
  ChangeExhibitionStateRequest,
  ConsoleExhibition,
  HistoryPage,
  HistoryQuery,
  Job,
  Readiness,
  TickReadinessRequest,
  TrialState,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The exhibition itself, as its admins keep it. */
export const consoleExhibitionRecords = {
  consoleExhibition: {
    ...consoleExhibitionCalls.consoleExhibition,
    access: { may: 'changeExhibition' },
    summary: 'What the organiser set of the exhibition: names, days, halls, languages, contacts, logo',
    data: ConsoleExhibition,
  },
  consoleExhibitionHistory: {
    ...consoleExhibitionCalls.consoleExhibitionHistory,
    access: { may: 'changeExhibition' },
    summary: 'What was changed of the exhibition, by whom and when, the newest first, paged',
    query: HistoryQuery,
    data: HistoryPage,
  },
  consoleChangeExhibition: {
    ...consoleExhibitionCalls.consoleChangeExhibition,
    access: { may: 'changeExhibition' },
    // A logo as it was and as it is to be.
    bodyBytes: bodyBytes.answers,
    summary: 'Changes what is still as it was seen; the portal follows within five seconds',
    body: ChangeExhibitionRequest,
    data: ConsoleExhibition,
    refusals: ['THING_CHANGED', 'DAYS_ORDER', 'LIMIT_REACHED', 'IN_USE'],
  },
  consoleReadiness: {
    ...consoleExhibitionCalls.consoleReadiness,
    access: { may: 'changeExhibition' },
    summary: 'What an exhibition needs before it opens, what of it is there, and where the rest is mended',
    data: Readiness,
  },
  consoleTickReadiness: {
    ...consoleExhibitionCalls.consoleTickReadiness,
    access: { may: 'changeExhibition' },
    summary: 'Says of one thing that an exhibition needs that it is done, or takes that back',
    body: TickReadinessRequest,
    data: Readiness,
    refusals: [],
  },
  consoleTrial: {
    ...consoleExhibitionCalls.consoleTrial,
    access: { may: 'changeExhibition' },
    summary: 'The exhibitor that staff try the forms with before the exhibition opens, if there is one',
    data: TrialState,
  },
  consoleStartTrial: {
    ...consoleExhibitionCalls.consoleStartTrial,
    access: { may: 'changeExhibition' },
    summary:
      'Makes the exhibitor to try the forms with: it has a booth of each type, counts nowhere and is written to never',
    data: TrialState,
    refusals: ['EXHIBITION_OPEN'],
  },
  consoleClearTrial: {
    ...consoleExhibitionCalls.consoleClearTrial,
    access: { may: 'changeExhibition' },
    summary: 'Removes that exhibitor with everything that was tried; opening the exhibition does so too',
    data: Job,
    refusals: ['NOT_FOUND'],
  },
  consoleChangeExhibitionState: {
    ...consoleExhibitionCalls.consoleChangeExhibitionState,
    access: { may: 'changeExhibition' },
    summary:
      'Opens the exhibition to exhibitors, or closes it: sessions stay, and every portal call is refused until it opens again',
    body: ChangeExhibitionStateRequest,
    data: Readiness,
    refusals: ['THING_CHANGED', 'HOST_TAKEN'],
  },
} as const satisfies Readonly<Record<string, CallRecord>>;
