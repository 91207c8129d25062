import type { Form, StaleRevision, SubmitAnswer } from '@zhantai/contract';
import type { ApiError } from '@zhantai/contract/client';
import type { Answers, Problem } from '@zhantai/engine';
import { readProblems } from '@zhantai/shell/form-services/read-problems.ts';
import { orderProblems } from './order-problems.ts';

/** What became of a save: taken, or refused in a way the page answers. */
export type SubmitOutcome =
  | { readonly kind: 'taken'; readonly answer: SubmitAnswer }
  | {
      readonly kind: 'refused';
      readonly problems: readonly Problem[];
      /** How many the server left out. */
      readonly more: number;
    }
  | { readonly kind: 'stale'; readonly other: Omit<StaleRevision, 'reason'> }
  | { readonly kind: 'changed'; readonly form: Form }
  /** Under review or decided: nothing can be changed. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'closed'; readonly error: ApiError }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Reads a refused save (wire.md §4, submit). */
export function readRefusal(error: ApiError): SubmitOutcome {
  const { data } = error;
  switch (error.reason) {
    case 'ANSWERS_REFUSED': {
      const problems = readProblems(data['problems']);
      return problems.length === 0
        ? { kind: 'failed', error }
        : { kind: 'refused', problems, more: readMore(data) };
    }
    case 'STALE_REVISION':
      return { kind: 'stale', other: readStale(data) };
    case 'FORM_CHANGED': {
      const form = data['form'];
      return isForm(form) ? { kind: 'changed', form } : { kind: 'failed', error };
    }
    case 'SOLD_OUT':
    case 'QUANTITY_BOUND':
    case 'NOT_ON_SALE': {
      const problems = orderProblems(error);
      return problems.length === 0 ? { kind: 'failed', error } : { kind: 'refused', problems, more: 0 };
    }
    case 'FILE_NOT_YOURS': {
      const { prop } = data;
      // Said at its field, where another file can be uploaded.
      const problems = readProblems([{ ...data, message: error.message }]);
      return typeof prop === 'string' && error.message !== ''
        ? { kind: 'refused', problems, more: 0 }
        : { kind: 'failed', error };
    }
    case 'UNDER_REVIEW':
    case 'DECIDED':
      return { kind: 'locked' };
    case 'FORM_CLOSED':
      return { kind: 'closed', error };
    default:
      return { kind: 'failed', error };
  }
}

/** How many problems a refusal leaves out. */
export function readMore({ more }: Readonly<Record<string, unknown>>): number {
  return typeof more === 'number' ? more : 0;
}

function readStale(data: Readonly<Record<string, unknown>>): Omit<StaleRevision, 'reason'> {
  const { revision, savedBy, savedAt, draft, answers } = data;
  return {
    revision: typeof revision === 'number' ? revision : 0,
    savedBy: typeof savedBy === 'string' ? savedBy : '',
    savedAt: typeof savedAt === 'string' ? savedAt : '',
    draft: draft === true,
    answers: isRecord(answers) ? answers : {},
  };
}

function isForm(value: unknown): value is Form {
  return (
    isRecord(value) &&
    typeof value['formId'] === 'string' &&
    typeof value['version'] === 'number' &&
    Array.isArray(value['formItems'])
  );
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
