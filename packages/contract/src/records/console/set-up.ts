import { setUpCalls } from '../../calls/console/set-up.ts';
import { minuteAndHour } from '../../call-rate.ts';
import {
  FillParams,
  FillPreview,
  FillPreviewQuery,
  FillRequest,
  Job,
  MakePackRequest,
  Pack,
  PackContents,
  PackParams,
} from '../../schemas/index.ts';
import { Type } from 'typebox';
import type { CallRecord } from '../call-record.ts';

/** What an exhibition begins with: another one, or a pack. */
export const setUpRecords = {
  consoleFillPreview: {
    ...setUpCalls.consoleFillPreview,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    rates: minuteAndHour(60, 600),
    summary:
      'What of another exhibition or of a pack an exhibition can begin with: how much of each part, every moment that would move from old to new, and the options that name days',
    params: FillParams,
    query: FillPreviewQuery,
    data: FillPreview,
    refusals: ['NOT_FOUND'],
  },
  consoleFill: {
    ...setUpCalls.consoleFill,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    rates: minuteAndHour(10, 60),
    summary:
      'Fills a closed exhibition from another one or from a pack as a job: all of it in one transaction, or nothing. It takes in no part of which it has some already',
    params: FillParams,
    body: FillRequest,
    data: Job,
    refusals: ['NOT_FOUND', 'EXHIBITION_OPEN', 'EXHIBITION_NOT_EMPTY', 'WINDOW_ORDER', 'TIME_UNCLEAR'],
  },
  consolePacks: {
    ...setUpCalls.consolePacks,
    withoutExhibition: true,
    access: { may: 'addForms' },
    rates: minuteAndHour(60, 600),
    summary: 'The packs: those of the product first, then those of the organiser, the newest first',
    data: Type.Array(Pack),
  },
  consolePack: {
    ...setUpCalls.consolePack,
    withoutExhibition: true,
    access: { may: 'addForms' },
    rates: minuteAndHour(60, 600),
    summary: 'What is in a pack, by name',
    params: PackParams,
    data: PackContents,
    refusals: ['NOT_FOUND'],
  },
  consoleMakePack: {
    ...setUpCalls.consoleMakePack,
    access: { may: 'changeExhibition' },
    rates: [{ seconds: 3_600, calls: 20 }],
    summary:
      'Keeps forms, dictionaries, letters and prices of the exhibition as a pack, without people, as a job',
    body: MakePackRequest,
    data: Job,
    refusals: ['LIMIT_REACHED'],
  },
  consoleDeletePack: {
    ...setUpCalls.consoleDeletePack,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    summary: 'Deletes a pack of the organiser; exhibitions that were made of it stay as they are',
    params: PackParams,
    data: Type.Null(),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof setUpCalls, CallRecord>;
