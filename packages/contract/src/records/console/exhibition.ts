import { bodyBytes } from '../../body-bytes.ts';
import { consoleExhibitionCalls } from '../../calls/console/exhibition.ts';
import {
  ChangeExhibitionRequest,
  ChangeExhibitionStateRequest,
  ConsoleExhibition,
  HistoryPage,
  HistoryQuery,
  Readiness,
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
