import { calls, type FormInfo, type SubmitAnswer, type SubmitRequest } from '@zhantai/contract';
import type { TestProcess } from './test-process.ts';

type Headers = Readonly<Record<string, string>>;

/** The form of the demo whose drafts are saved, and the item that takes a note. */
const [formType, note] = ['11', 'build_note'];

/** An exhibitor's draft in a server that is a process of its own. */
export class TestDraft {
  readonly #at: TestProcess;
  readonly #headers: Headers;

  constructor(at: TestProcess, headers: Headers) {
    this.#at = at;
    this.#headers = headers;
  }

  /** What a save sends that builds on what is kept now. */
  async next(text: string): Promise<SubmitRequest> {
    const info = await this.#info();
    return {
      formId: info.form.formId,
      formType,
      version: info.form.version,
      revision: info.revision ?? 0,
      answers: { ...info.answers, [note]: text },
      draft: true,
    };
  }

  /** A save as it is sent; the same key is the same save. */
  request(body: SubmitRequest, key: string): { readonly headers: Headers; readonly body: string } {
    const headers = { ...this.#headers, 'content-type': 'application/json', 'idempotency-key': key };
    return { headers, body: JSON.stringify(body) };
  }

  /** Saves, and again until it is answered for good. @throws Error where it is refused. */
  async save(body: SubmitRequest, key: string): Promise<SubmitAnswer> {
    const answer = await this.#at.call(calls.submit.path, { method: 'POST', ...this.request(body, key) });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    const { data }: { data: SubmitAnswer } = JSON.parse(text);
    return data;
  }

  /** What is kept: its revision and the note. */
  async kept(): Promise<{ readonly revision: number; readonly text: unknown }> {
    const { revision, answers } = await this.#info();
    return { revision: revision ?? 0, text: answers[note] };
  }

  async #info(): Promise<FormInfo> {
    const answer = await this.#at.call(`${calls.info.path}?formType=${formType}`, { headers: this.#headers });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    const { data }: { data: FormInfo } = JSON.parse(text);
    return data;
  }
}
