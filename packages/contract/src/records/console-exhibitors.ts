import { consoleExhibitorsCalls } from '../calls/console-exhibitors.ts';
import {
  ChangeBoothRequest,
  ChangeExhibitorRequest,
  ConsoleBooth,
  ConsoleBoothsPage,
  ConsoleBoothsQuery,
  ConsoleExhibitorDetail,
  ConsoleExhibitorParams,
  ConsoleExhibitorsPage,
  ConsoleExhibitorsQuery,
  CreateBoothRequest,
  CreateExhibitorRequest,
  HistoryPage,
  HistoryQuery,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** Exhibitors and their booths, as staff keep them (console.md §1.2). */
export const consoleExhibitorsRecords = {
  consoleExhibitors: {
    ...consoleExhibitorsCalls.consoleExhibitors,
    access: { may: 'read' },
    summary: 'Exhibitors with booths, tags and the last sign-in, filtered, in an order, paged',
    query: ConsoleExhibitorsQuery,
    data: ConsoleExhibitorsPage,
    refusals: ['PAGE_TOO_FAR'],
  },
  consoleExhibitor: {
    ...consoleExhibitorsCalls.consoleExhibitor,
    access: { may: 'read' },
    summary: 'One exhibitor with its accounts, booths and what it handed in',
    params: ConsoleExhibitorParams,
    data: ConsoleExhibitorDetail,
    refusals: ['NOT_FOUND'],
  },
  consoleExhibitorHistory: {
    ...consoleExhibitorsCalls.consoleExhibitorHistory,
    access: { may: 'read' },
    summary: 'What was changed of an exhibitor, by whom and when, the newest first, paged',
    params: ConsoleExhibitorParams,
    query: HistoryQuery,
    data: HistoryPage,
    refusals: ['NOT_FOUND'],
  },
  consoleCreateExhibitor: {
    ...consoleExhibitorsCalls.consoleCreateExhibitor,
    access: { may: 'addExhibitors' },
    summary: 'Makes an exhibitor; without a code it gets the next one',
    body: CreateExhibitorRequest,
    data: ConsoleExhibitorDetail,
    refusals: ['CODE_TAKEN', 'LIMIT_REACHED'],
  },
  consoleChangeExhibitor: {
    ...consoleExhibitorsCalls.consoleChangeExhibitor,
    access: { may: 'editExhibitors' },
    summary: 'Changes keys of an exhibitor that are still what was seen',
    params: ConsoleExhibitorParams,
    body: ChangeExhibitorRequest,
    data: ConsoleExhibitorDetail,
    refusals: ['NOT_FOUND', 'THING_CHANGED', 'CODE_TAKEN', 'LIMIT_REACHED'],
  },
  consoleBooths: {
    ...consoleExhibitorsCalls.consoleBooths,
    access: { may: 'read' },
    summary: 'Booths and who has them, filtered, in an order, paged',
    query: ConsoleBoothsQuery,
    data: ConsoleBoothsPage,
    refusals: ['PAGE_TOO_FAR'],
  },
  consoleCreateBooth: {
    ...consoleExhibitorsCalls.consoleCreateBooth,
    access: { may: 'editExhibitors' },
    summary: 'Makes a booth, for an exhibitor or free',
    body: CreateBoothRequest,
    data: ConsoleBooth,
    refusals: ['NOT_FOUND', 'BOOTH_TAKEN', 'LIMIT_REACHED'],
  },
  consoleChangeBooth: {
    ...consoleExhibitorsCalls.consoleChangeBooth,
    access: { may: 'editExhibitors' },
    summary:
      'Changes keys of a booth that are still what was seen; gives it to another exhibitor or frees it',
    params: ConsoleExhibitorParams,
    body: ChangeBoothRequest,
    data: ConsoleBooth,
    refusals: ['NOT_FOUND', 'THING_CHANGED', 'BOOTH_TAKEN'],
  },
} as const satisfies Record<keyof typeof consoleExhibitorsCalls, CallRecord>;
