import { rm } from 'node:fs/promises';
import {
  calls,
  type ExamStatus,
  type FormInfo,
  type SubmitAnswer,
  type SubmitRequest,
} from '@zhantai/contract';
import { signInAs, type TestPerson, type TestSession } from '../../auth/testing.ts';
import { insertBooths, insertExhibitors } from '../../booths/testing.ts';
import { savePrivacyConsent, policyVersion } from '../../consents/index.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { multipart, type TestUpload } from './test-upload.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** An answer of the server, its envelope taken apart. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly msg: string;
}

/** What refusals carry. */
export interface Refused {
  readonly reason: string;
  readonly [key: string]: unknown;
}

/** A fair on a whole server, with people who use it over HTTP. */
export class TestFair {
  readonly server: TestApp;
  readonly exhibition: Exhibition;

  constructor(server: TestApp, exhibition: Exhibition) {
    this.server = server;
    this.exhibition = exhibition;
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.server.settings.dataDir, { recursive: true, force: true });
  }

  /** An exhibitor with a booth of 72 m² in hall 5, and somebody who acts for it. */
  async exhibitor(
    id: string,
    changes: { tags?: readonly string[]; booth?: 'std' | 'raw' | null; agreed?: boolean } = {},
  ): Promise<TestSession> {
    const { booth = 'raw', tags = [], agreed = true } = changes;
    await this.server.database.transaction().execute(async (transaction) => {
      await insertExhibitors(transaction, this.exhibition, [
        {
          exhibitorId: id,
          name: `${id} 有限公司`,
          nameEn: `${id} Ltd`,
          origin: 'cn',
          language: 'zh-Hans',
          tags,
        },
      ]);
      if (booth === null) return;
      await insertBooths(transaction, this.exhibition, [
        {
          boothId: `5-${id}`,
          hall: '5',
          number: id,
          area: 72,
          type: booth,
          heightLimit: null,
          exhibitorId: id,
        },
      ]);
    });
    return this.person({ role: 'exhibitor', exhibitorId: id, name: `${id} 联系人` }, agreed);
  }

  /** Somebody signed in; who fills in forms agreed to the privacy policy. */
  async person(person: TestPerson, agreed = true): Promise<TestSession> {
    const session = await signInAs(this.server, this.exhibition, person);
    if (agreed) await this.agree(session);
    return session;
  }

  private async agree({ account: { accountId } }: TestSession): Promise<void> {
    const { server, exhibition } = this;
    const version = policyVersion(exhibition);
    await server.database.transaction().execute(async (transaction) => {
      const consent = { giver: { accountId }, version, address: '' };
      await savePrivacyConsent(transaction, exhibition, consent, server.now());
    });
  }

  async get<T>(
    who: TestSession,
    path: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const search = new URLSearchParams(query).toString();
    const answer = await this.server.app.inject({
      url: `${path}${search === '' ? '' : `?${search}`}`,
      headers: who.headers,
    });
    const { data, msg } = answer.json<{ data: T; msg: string }>();
    return { status: answer.statusCode, data, msg };
  }

  async post<T>(
    who: TestSession,
    path: string,
    payload: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const answer = await this.server.app.inject({
      method: 'POST',
      url: path,
      headers: { ...who.headers, ...headers },
      payload,
    });
    const { data, msg } = answer.json<{ data: T; msg: string }>();
    return { status: answer.statusCode, data, msg };
  }

  async upload<T>(
    who: TestSession,
    upload: TestUpload,
    path: string = calls.putImg.path,
  ): Promise<Answer<T>> {
    const { payload, headers } = multipart(upload);
    return this.post(who, path, payload, headers);
  }

  async info(who: TestSession, formId: string): Promise<FormInfo> {
    return (await this.get<FormInfo>(who, calls.info.path, { formId })).data;
  }

  async status(who: TestSession, formId: string): Promise<ExamStatus> {
    return (await this.get<ExamStatus>(who, calls.queryFormExamStatus.path, { formId })).data;
  }

  /** Submits under the newest version; `changes` say what is different. */
  async submit<T = SubmitAnswer>(
    who: TestSession,
    form: { readonly formId: string; readonly formType: string },
    answers: Record<string, unknown>,
    changes: Partial<SubmitRequest> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const { formId, formType } = form;
    const request: SubmitRequest = { formId, formType, version: 1, revision: 0, answers, ...changes };
    return this.post(who, calls.submit.path, request, headers);
  }
}

/** A fair over a fresh database, for one test file. `now` may be a clock of the test. */
export async function openTestFair(now?: () => Date): Promise<TestFair> {
  const server = await createTestApp({}, now);
  return new TestFair(server, await createTestExhibition(server));
}
