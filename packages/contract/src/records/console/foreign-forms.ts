import { bodyBytes } from '../../body-bytes.ts';
import { minuteAndHour } from '../../call-rate.ts';
import { foreignFormsCalls } from '../../calls/console/foreign-forms.ts';
import { ConsoleFormParams, ReadForm, ReadFormRequest } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Forms as other products and workbooks write them (console.md §2). */
export const foreignFormsRecords = {
  consoleReadForm: {
    ...foreignFormsCalls.consoleReadForm,
    access: { may: 'editForms' },
    bodyBytes: bodyBytes.drafts,
    rates: minuteAndHour(30, 300),
    summary:
      'Reads JSON, options of Avue or a list of questions as a form, with a report of each thing; changes nothing and runs nothing',
    params: ConsoleFormParams,
    body: ReadFormRequest,
    data: ReadForm,
    refusals: ['NOT_FOUND', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS'],
  },
  consoleQuestions: {
    ...foreignFormsCalls.consoleQuestions,
    access: { may: 'read' },
    rates: minuteAndHour(30, 300),
    summary: 'The draft of a form as a list of questions, a workbook that can be read again',
    params: ConsoleFormParams,
    answer: 'file',
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<keyof typeof foreignFormsCalls, CallRecord>;
