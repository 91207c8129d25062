import { Type } from 'typebox';
import { bodyBytes } from '../../body-bytes.ts';
import { consoleFormsCalls } from '../../calls/console/forms.ts';
import {
  ChangeFormRequest,
  ConsoleFormParams,
  ConsoleFormSettings,
  CopyableForm,
  CopyableFormsParams,
  CreatedForm,
  CreateFormRequest,
  FormApplies,
  FormAppliesRequest,
  HistoryPage,
  HistoryQuery,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The settings of forms, as staff keep them. */
export const consoleFormsRecords = {
  consoleFormSettings: {
    ...consoleFormsCalls.consoleFormSettings,
    access: { may: 'read' },
    summary: 'The settings of one form, with what they act upon',
    params: ConsoleFormParams,
    data: ConsoleFormSettings,
    refusals: ['NOT_FOUND'],
  },
  consoleFormHistory: {
    ...consoleFormsCalls.consoleFormHistory,
    access: { may: 'read' },
    summary: 'What was changed of the settings of a form, by whom and when, the newest first, paged',
    params: ConsoleFormParams,
    query: HistoryQuery,
    data: HistoryPage,
    refusals: ['NOT_FOUND'],
  },
  consoleFormApplies: {
    ...consoleFormsCalls.consoleFormApplies,
    access: { may: 'read' },
    summary: 'For which exhibitors a form is, and would be with another audience; changes nothing',
    params: ConsoleFormParams,
    body: FormAppliesRequest,
    data: FormApplies,
    refusals: ['NOT_FOUND'],
  },
  consoleChangeForm: {
    ...consoleFormsCalls.consoleChangeForm,
    access: { may: 'editForms' },
    summary:
      'Changes settings of a form that are still what was seen; they hold at once and for all versions',
    params: ConsoleFormParams,
    body: ChangeFormRequest,
    data: ConsoleFormSettings,
    refusals: [
      'NOT_FOUND',
      'THING_CHANGED',
      'FORM_CODE_TAKEN',
      'FORM_ANSWERED',
      'FORM_CIRCLE',
      'WINDOW_ORDER',
      'TIME_UNCLEAR',
    ],
  },
  consoleCopyableForms: {
    ...consoleFormsCalls.consoleCopyableForms,
    access: { may: 'addForms' },
    summary: 'The published forms of an exhibition whose staff one is of, of which a new one can be made',
    params: CopyableFormsParams,
    data: Type.Array(CopyableForm),
    refusals: ['NOT_FOUND'],
  },
  consoleCreateForm: {
    ...consoleFormsCalls.consoleCreateForm,
    access: { may: 'addForms' },
    bodyBytes: bodyBytes.lists,
    summary: 'Makes a form that is for nobody yet: empty, from a form detail, or from another exhibition',
    body: CreateFormRequest,
    data: CreatedForm,
    refusals: [
      'NOT_FOUND',
      'FORM_CODE_TAKEN',
      'PAGE_KEY_TAKEN',
      'LIMIT_REACHED',
      'DEFINITION_REFUSED',
      'TOO_MANY_REQUESTS',
    ],
  },
} as const satisfies Record<keyof typeof consoleFormsCalls, CallRecord>;
