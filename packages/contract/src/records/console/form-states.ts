import { Type } from 'typebox';
import { formStatesCalls } from '../../calls/console/form-states.ts';
import {
  BinnedForm,
  ConsoleFormParams,
  ConsoleFormSettings,
  OrderedForms,
  OrderFormsRequest,
  PutFormAwayRequest,
  PutFormBackRequest,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The order of forms, which are in use, put away or deleted (console.md §2). */
export const formStatesRecords = {
  consoleOrderForms: {
    ...formStatesCalls.consoleOrderForms,
    access: { may: 'addForms' },
    summary: 'Moves forms within and between groups, all or none, where they still stand as was seen',
    body: OrderFormsRequest,
    data: OrderedForms,
    refusals: ['NOT_FOUND', 'THING_CHANGED'],
  },
  consolePutFormAway: {
    ...formStatesCalls.consolePutFormAway,
    access: { may: 'editForms' },
    summary: 'Puts a form away: the portal does not know it any more, its submissions stay',
    params: ConsoleFormParams,
    body: PutFormAwayRequest,
    data: ConsoleFormSettings,
    refusals: ['NOT_FOUND', 'FORM_IN_USE'],
  },
  consolePutFormBack: {
    ...formStatesCalls.consolePutFormBack,
    access: { may: 'editForms' },
    summary: 'Takes a form into use again',
    params: ConsoleFormParams,
    body: PutFormBackRequest,
    data: ConsoleFormSettings,
    refusals: ['NOT_FOUND', 'FORM_CODE_TAKEN', 'PAGE_KEY_TAKEN'],
  },
  consoleDeleteForm: {
    ...formStatesCalls.consoleDeleteForm,
    access: { may: 'addForms' },
    summary:
      'Deletes a form of which nothing was published and that nothing refers to; for 30 days it may be restored',
    params: ConsoleFormParams,
    data: Type.Array(BinnedForm),
    refusals: ['NOT_FOUND', 'FORM_IN_USE', 'LIMIT_REACHED'],
  },
  consoleFormBin: {
    ...formStatesCalls.consoleFormBin,
    access: { may: 'addForms' },
    summary: 'The forms that were deleted within 30 days, the last first',
    data: Type.Array(BinnedForm),
  },
  consoleRestoreForm: {
    ...formStatesCalls.consoleRestoreForm,
    access: { may: 'addForms' },
    summary: 'Restores a deleted form as it was',
    params: ConsoleFormParams,
    data: ConsoleFormSettings,
    refusals: ['NOT_FOUND', 'FORM_CODE_TAKEN', 'PAGE_KEY_TAKEN', 'LIMIT_REACHED'],
  },
} as const satisfies Record<keyof typeof formStatesCalls, CallRecord>;
