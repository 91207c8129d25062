import type { Form, SubmitAnswer } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { Draft } from '../../../shell/drafts/autosave.ts';
import { onlyPlace, placeFields, type FormPlace } from '../form-place.ts';

/** How an open form reaches the server; every method throws `ApiError`. */
export interface FormCalls {
  /** `last`: the page goes away, so the request must outlive it. */
  readonly saveDraft: (draft: Draft, last: boolean) => Promise<SubmitAnswer>;
  /** The same key with the same answers is the same submission. */
  readonly submit: (submission: Draft, idempotencyKey: string) => Promise<SubmitAnswer>;
}

/** The calls of somebody signed in (wire.md §4); `onBegun` hears the id that the first save of a new one of many got. */
export function signedInCalls(
  client: Client,
  { formId, formType }: Pick<Form, 'formId' | 'formType'>,
  place: FormPlace = onlyPlace,
  onBegun: (id: string) => void = () => undefined,
): FormCalls {
  let at = place;
  let first: Promise<SubmitAnswer> | null = null;

  /** Without an id every save would begin another submission: the next one waits for the first. */
  const inPlace = async (send: () => Promise<SubmitAnswer>): Promise<SubmitAnswer> => {
    if (first !== null) await first.catch(() => undefined);
    if (!at.many || at.id !== undefined) return send();
    first = send();
    try {
      const answer = await first;
      at = { ...at, id: answer.id };
      onBegun(answer.id);
      return answer;
    } finally {
      first = null;
    }
  };

  return {
    saveDraft: (draft, last) =>
      inPlace(() =>
        client.call('submit', {
          body: { ...draft, ...placeFields(at), formId, formType, draft: true },
          keepalive: last,
        }),
      ),
    submit: (submission, idempotencyKey) =>
      inPlace(() =>
        client.call('submit', {
          body: { ...submission, ...placeFields(at), formId, formType },
          idempotencyKey,
        }),
      ),
  };
}
