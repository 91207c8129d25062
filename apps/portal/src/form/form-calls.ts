import type { Form, SubmitAnswer } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { Draft } from './autosave.ts';

/** How an open form reaches the server; every method throws `ApiError`. */
export interface FormCalls {
  /** `last`: the page goes away, so the request must outlive it. */
  readonly saveDraft: (draft: Draft, last: boolean) => Promise<SubmitAnswer>;
  /** The same key with the same answers is the same submission. */
  readonly submit: (submission: Draft, idempotencyKey: string) => Promise<SubmitAnswer>;
}

/** The calls of somebody signed in (wire.md §4). */
export function signedInCalls(
  client: Client,
  { formId, formType }: Pick<Form, 'formId' | 'formType'>,
): FormCalls {
  return {
    saveDraft: (draft, last) =>
      client.call('submit', { body: { ...draft, formId, formType, draft: true }, keepalive: last }),
    submit: (submission, idempotencyKey) =>
      client.call('submit', { body: { ...submission, formId, formType }, idempotencyKey }),
  };
}
