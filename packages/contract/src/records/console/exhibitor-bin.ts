import { Type } from 'typebox';
import { exhibitorBinCalls } from '../../calls/console/exhibitor-bin.ts';
import { BinnedExhibitor, BinnedExhibitorParams, ConsoleExhibitorDetail } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Exhibitors that were deleted, and may be restored for 30 days (console.md §1.2). */
export const exhibitorBinRecords = {
  consoleDeleteExhibitor: {
    ...exhibitorBinCalls.consoleDeleteExhibitor,
    access: { may: 'addExhibitors' },
    summary: 'Deletes an exhibitor that nothing refers to; for 30 days it may be restored',
    params: BinnedExhibitorParams,
    data: Type.Array(BinnedExhibitor),
    refusals: ['NOT_FOUND', 'EXHIBITOR_IN_USE', 'LIMIT_REACHED'],
  },
  consoleExhibitorBin: {
    ...exhibitorBinCalls.consoleExhibitorBin,
    access: { may: 'addExhibitors' },
    summary: 'The exhibitors that were deleted within 30 days, the last first',
    data: Type.Array(BinnedExhibitor),
  },
  consoleRestoreExhibitor: {
    ...exhibitorBinCalls.consoleRestoreExhibitor,
    access: { may: 'addExhibitors' },
    summary: 'Restores a deleted exhibitor as it was',
    params: BinnedExhibitorParams,
    data: ConsoleExhibitorDetail,
    refusals: ['NOT_FOUND', 'CODE_TAKEN', 'LIMIT_REACHED'],
  },
} as const satisfies Record<keyof typeof exhibitorBinCalls, CallRecord>;
