import { bodyBytes } from '../../body-bytes.ts';
import { fillingInCalls } from '../../calls/console/filling-in.ts';
import {
  FilledIn,
  FillInRequest,
  ForExhibitor,
  ForExhibitorParams,
  ForExhibitorQuery,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

const target = ['NOT_FOUND', 'FORBIDDEN', 'FORM_COMES_AFTER', 'BOOTH_NOT_YOURS'] as const;

/** Forms that staff fill in for an exhibitor (console.md §1.2). */
export const fillingInRecords = {
  consoleForExhibitor: {
    ...fillingInCalls.consoleForExhibitor,
    access: { may: 'editExhibitors' },
    summary: 'A form as an exhibitor has it, to be filled in for it: what stays with the exhibitor is locked',
    params: ForExhibitorParams,
    query: ForExhibitorQuery,
    data: ForExhibitor,
    refusals: target,
  },
  consoleFillIn: {
    ...fillingInCalls.consoleFillIn,
    handsIn: true,
    access: { may: 'editExhibitors' },
    bodyBytes: bodyBytes.answers,
    summary:
      'Fills a form in for an exhibitor, with a reason and under an `Idempotency-Key`: handed in, or a draft where something required is missing',
    params: ForExhibitorParams,
    body: FillInRequest,
    data: FilledIn,
    refusals: [
      ...target,
      'FORM_CLOSED',
      'UNDER_REVIEW',
      'DECIDED',
      'FORM_CHANGED',
      'STALE_REVISION',
      'TOO_MANY_SUBMISSIONS',
      'ANSWERS_REFUSED',
    ],
  },
} as const satisfies Record<keyof typeof fillingInCalls, CallRecord>;
