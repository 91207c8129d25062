import { consoleFrameCalls } from '../../calls/console/frame.ts';
import { Overview, SearchAnswer, SearchQuery } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** What the frame of the console asks on every page. */
export const consoleFrameRecords = {
  consoleOverview: {
    ...consoleFrameCalls.consoleOverview,
    access: { may: 'read' },
    summary: 'What waits and how much there is, of what the caller may see',
    data: Overview,
  },
  consoleSearch: {
    ...consoleFrameCalls.consoleSearch,
    access: { may: 'read' },
    summary:
      'Exhibitors, booths, accounts, forms and their items, orders and articles by a part of their names, numbers or phones',
    query: SearchQuery,
    data: SearchAnswer,
  },
} as const satisfies Record<keyof typeof consoleFrameCalls, CallRecord>;
