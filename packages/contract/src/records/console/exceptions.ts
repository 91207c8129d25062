import { Type } from 'typebox';
import { exceptionsCalls } from '../../calls/console/exceptions.ts';
import { ChangeExceptionRequest, ConsoleExhibitorParams, ExceptionOf } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** What single exhibitors may have otherwise than the others (console.md §1.2). */
export const exceptionsRecords = {
  consoleExceptions: {
    ...exceptionsCalls.consoleExceptions,
    access: { may: 'read' },
    summary:
      'How many passes of each form, invited visitors and accounts an exhibitor may have, and what it has in place of that',
    params: ConsoleExhibitorParams,
    data: Type.Array(ExceptionOf),
    refusals: ['NOT_FOUND'],
  },
  consoleChangeException: {
    ...exceptionsCalls.consoleChangeException,
    access: { may: 'grantExceptions' },
    summary:
      'Gives an exhibitor an exception, another value of it, or takes it back, where it still is what was seen',
    params: ConsoleExhibitorParams,
    body: ChangeExceptionRequest,
    data: Type.Array(ExceptionOf),
    refusals: ['NOT_FOUND', 'THING_CHANGED', 'LIMIT_REACHED'],
  },
} as const satisfies Record<keyof typeof exceptionsCalls, CallRecord>;
