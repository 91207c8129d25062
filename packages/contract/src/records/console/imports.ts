import { importsCalls } from '../../calls/console/imports.ts';
import {
  ApplyImportRequest,
  ImportParams,
  ImportPreview,
  ImportTemplateQuery,
  Job,
} from '../../schemas/index.ts';
import { minuteAndHour } from '../../call-rate.ts';
import type { CallRecord } from '../call-record.ts';

/** Workbooks that staff import (console.md §0.4). */
export const importsRecords = {
  consoleImportTemplate: {
    ...importsCalls.consoleImportTemplate,
    access: { may: 'addExhibitors' },
    rates: minuteAndHour(30, 300),
    summary: 'A workbook to be filled in: columns with drop-downs, an example, a worksheet of explanations',
    query: ImportTemplateQuery,
    answer: 'file',
  },
  consoleImportPreview: {
    ...importsCalls.consoleImportPreview,
    access: { may: 'addExhibitors' },
    rates: minuteAndHour(30, 300),
    summary: 'Says of each row of a workbook what it would do; nothing is done',
    upload: ['kind', 'columns'],
    data: ImportPreview,
    refusals: [
      'LIMIT_REACHED',
      'SHEET_TYPE',
      'SHEET_TOO_LARGE',
      'SHEET_BROKEN',
      'SHEET_ENCRYPTED',
      'SHEET_EMPTY',
      'SHEET_HEADER',
    ],
  },
  consoleImportApply: {
    ...importsCalls.consoleImportApply,
    access: { may: 'addExhibitors' },
    summary:
      'Does what a preview said, each thing whole or not at all; what changed since is skipped. Up to 200 things at once, more as a job',
    params: ImportParams,
    body: ApplyImportRequest,
    data: Job,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof importsCalls, CallRecord>;
