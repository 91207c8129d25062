import { Type } from 'typebox';
import { drawingsCalls, consoleDrawingsCalls } from '../calls/drawings.ts';
import {
  Drawing,
  DrawingAdoptRequest,
  DrawingParams,
  DrawingRejectRequest,
  DrawingSlot,
  DrawingsPage,
  DrawingsQuery,
  ImageExamQuery,
  ImageExamRequest,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const window = ['FORM_CLOSED'] as const;
const judged = ['MAY_NOT_DECIDE', ...place, 'NOTHING_TO_DECIDE', 'STALE_REVISION'] as const;

/** Stand drawings and their review (wire.md §4, console.md §3). `:id` is one slot of one exhibitor. */
export const drawingsRecords = {
  submitImageExam: {
    ...drawingsCalls.submitImageExam,
    access: 'user',
    summary: 'Hands in stand drawings, slot by slot; slots not named stay as they are',
    body: ImageExamRequest,
    data: Type.Array(DrawingSlot),
    refusals: [
      ...place,
      ...window,
      'DECIDED',
      'UNDER_REVIEW',
      'FILE_NOT_YOURS',
      'STALE_REVISION',
      'ANSWERS_REFUSED',
    ],
  },
  queryImageExam: {
    ...drawingsCalls.queryImageExam,
    access: 'user',
    summary: 'Every slot for drawings with state, comment and history',
    query: ImageExamQuery,
    data: Type.Array(DrawingSlot),
    refusals: place,
  },
} as const satisfies Record<keyof typeof drawingsCalls, CallRecord>;

/** What staff do with them. */
export const consoleDrawingsRecords = {
  consoleDrawings: {
    ...consoleDrawingsCalls.consoleDrawings,
    access: { may: 'read' },
    summary: 'Drawings for review, the longest waiting first, paged',
    query: DrawingsQuery,
    data: DrawingsPage,
    refusals: place,
  },
  consoleDrawingAdopt: {
    ...consoleDrawingsCalls.consoleDrawingAdopt,
    access: { may: 'decide' },
    summary: 'Adopts a drawing',
    params: DrawingParams,
    body: DrawingAdoptRequest,
    data: Drawing,
    refusals: judged,
  },
  consoleDrawingReject: {
    ...consoleDrawingsCalls.consoleDrawingReject,
    access: { may: 'decide' },
    summary: 'Returns a drawing with a comment',
    params: DrawingParams,
    body: DrawingRejectRequest,
    data: Drawing,
    refusals: [...judged, 'COMMENT_REQUIRED'],
  },
} as const satisfies Record<keyof typeof consoleDrawingsCalls, CallRecord>;
