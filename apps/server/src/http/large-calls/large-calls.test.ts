import {
  calls,
  type AnswersRefused,
  type ExamStatus,
  type NoticesPage,
  type SubmissionPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import { array, assert, asyncProperty, constantFrom, oneof, record, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import type { Answer, Refused, TestFair } from '../testing/test-fair.ts';
import { openLargeFair, type LargeFair } from './test-large-calls.ts';

let fair: LargeFair;
let form: Form;
let crew: Form;
let count = 0;

const column = (prop: string, type: string, more: object = {}) => ({
  formItemId: `c_${prop}`,
  formItemType: type,
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify({ prop, ...more }),
});
const many = Array.from({ length: 40 }, (_, at) => column(`c${at}`, 'input'));

beforeAll(async () => {
  fair = await openLargeFair();
  const { server, exhibition } = fair.alone;
  form = await createTestForm(
    server.database,
    exhibition,
    testDefinition([
      { prop: 'name', type: 'input', required: true },
      { prop: 'size', type: 'number', original: { max: 10 } },
      {
        prop: 'rows',
        type: 'dynamic',
        original: {
          children: { column: [...many, column('weight', 'number', { required: true, max: 10 })] },
        },
      },
    ]),
    { review: false },
  );
  crew = await createTestForm(
    server.database,
    exhibition,
    testDefinition([
      {
        prop: 'people',
        type: 'dynamic',
        original: { children: { column: [column('idNo', 'input', { sensitive: 'id' }), ...many] } },
      },
    ]),
    { review: false },
  );
});
afterAll(() => fair.close());
beforeEach(() => {
  fair.handedOver.length = 0;
});

const somebody = (): Promise<TestSession> => fair.alone.exhibitor(`L${(count += 1)}`);
const submitPath = `submits ${calls.submit.path}`;

/** What is stored of the last submission of somebody, and its hash. */
async function stored(id: string): Promise<unknown> {
  return fair.alone.server.database
    .selectFrom('revision')
    .select(['answers', 'receipt_hash', 'revision', 'version'])
    .where('submission_id', '=', id)
    .execute();
}

async function sent(
  on: TestFair,
  who: TestSession,
  answers: Record<string, unknown>,
  draft = false,
  headers: Record<string, string> = {},
): Promise<Answer<SubmitAnswer & AnswersRefused & Refused>> {
  return on.submit(who, form, answers, { draft }, headers);
}

const rows = (length: number, row: object): unknown[] => Array.from({ length }, () => row);

describe('a large call is answered by a thread', () => {
  it('where it has more cells than the event loop judges, and as the event loop would', async () => {
    const answers = { name: 'a', rows: rows(600, { c0: 'x', weight: 1 }) };
    const [one, other] = [await somebody(), await somebody()];
    const threaded = await sent(fair.threaded, one, answers);
    expect(threaded.status, threaded.msg).toBe(200);
    expect(fair.handedOver).toEqual([submitPath]);
    const alone = await sent(fair.alone, other, answers);
    expect(await stored(threaded.data.id)).toEqual(await stored(alone.data.id));
    expect(threaded.data.receipt?.hash).toBe(alone.data.receipt?.hash);
    expect(fair.troubles).toEqual([]);
  });

  it('where its body is long, before it is read', async () => {
    const answers = { name: 'a', rows: rows(600, { c0: 'x'.repeat(500), weight: 1 }) };
    const answer = await sent(fair.threaded, await somebody(), answers, true);
    expect([answer.status, fair.handedOver]).toEqual([200, [submitPath]]);
  });

  it('and no other one', async () => {
    const answer = await sent(fair.threaded, await somebody(), { name: 'a', rows: rows(100, { weight: 1 }) });
    expect([answer.status, fair.handedOver]).toEqual([200, []]);
  });

  it('once for each key, whoever is asked', async () => {
    const answers = { name: 'a', rows: rows(600, { weight: 1 }) };
    const who = await somebody();
    const headers = { 'idempotency-key': 'once' };
    const first = await sent(fair.threaded, who, answers, false, headers);
    const second = await sent(fair.threaded, who, answers, false, headers);
    const third = await sent(fair.alone, who, answers, false, headers);
    expect(first.status).toBe(200);
    expect([second, third]).toEqual([first, first]);
    const other = await sent(fair.threaded, who, { ...answers, name: 'b' }, false, headers);
    expect(other.data.reason).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('with the rights of who makes it', async () => {
    const answers = { name: 'a', rows: rows(600, { weight: 1 }) };
    const who = await fair.alone.person({ role: 'media' });
    const [threaded, alone] = [await sent(fair.threaded, who, answers), await sent(fair.alone, who, answers)];
    expect(threaded).toEqual(alone);
    expect(threaded.status).not.toBe(200);
  });

  it('which is known to the event loop when it is answered', async () => {
    const who = await somebody();
    const answers = { name: 'a', rows: rows(600, { weight: 1 }) };
    const first = await sent(fair.threaded, who, answers, true);
    const changes = { draft: true, revision: first.data.revision };
    const second = await fair.threaded.submit(who, form, { name: 'b' }, changes);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await fair.threaded.info(who, form.formId)).answers).toEqual({ name: 'b' });
  });
});

it('html that is long to clean is cleaned by a thread', async () => {
  const admin = await fair.alone.person({ role: 'admin' });
  const html = { 'zh-Hans': '<p><b>x</b><script>y</script></p>'.repeat(1_500) };
  const article = { siteKey: 'long-one', version: 0, title: { 'zh-Hans': '文' }, html };
  const saved = await fair.threaded.post(admin, calls.consoleSaveArticle.path, article);
  expect([saved.status, fair.handedOver]).toEqual([200, [`others ${calls.consoleSaveArticle.path}`]]);
  const shown = await fair.threaded.get<{ html: string }>(await somebody(), calls.articleBySiteKey.path, {
    siteKey: 'long-one',
  });
  expect(shown.data.html === '<p><b>x</b></p>'.repeat(1_500)).toBe(true);
});

const dirty = (text: string): string => `<p>${text}<script>y</script></p>`;

describe('what everybody reads is cleaned once, by a thread, however many ask for it at a time,', () => {
  it('where it is long', async () => {
    const admin = await fair.alone.person({ role: 'admin' });
    const html = { 'zh-Hans': dirty('长'.repeat(60_000)) };
    const article = { siteKey: 'read-often', version: 0, title: { 'zh-Hans': '文' }, html };
    expect((await fair.alone.post(admin, calls.consoleSaveArticle.path, article)).status).toBe(200);
    const who = await somebody();
    const show = () =>
      fair.threaded.get<{ html: string }>(who, calls.articleBySiteKey.path, { siteKey: 'read-often' });
    const shown = [...(await Promise.all([show(), show()])), await show()];
    expect(new Set(shown.map(({ data }) => data.html))).toEqual(new Set([`<p>${'长'.repeat(60_000)}</p>`]));
    expect(fair.handedOver).toEqual(['html']);
  });

  it('or many short texts stand in one list', async () => {
    const admin = await fair.alone.person({ role: 'admin' });
    const texts = Array.from({ length: 10 }, (_, at) => `${at}${'通知'.repeat(3_000)}`);
    for (const text of texts) {
      const notice = {
        group: { 'zh-Hans': '组' },
        title: { 'zh-Hans': '题' },
        html: { 'zh-Hans': dirty(text) },
      };
      expect((await fair.alone.post(admin, calls.consolePublishNotice.path, notice)).status).toBe(200);
    }
    const who = await somebody();
    const show = () => fair.threaded.get<NoticesPage>(who, calls.notices.path, { size: '50' });
    const shown = await show();
    expect(new Set(shown.data.records.map(({ html }) => html))).toEqual(
      new Set(texts.map((text) => `<p>${text}</p>`)),
    );
    await show();
    expect(fair.handedOver).toEqual(['html']);
  });
});

describe('what was stored, where it is long,', () => {
  /** Not to be packed into little. */
  const text = Array.from({ length: 90_000 }, (_, at) => ((at * 7_919) % 99_991).toString(36)).join('');
  const long = { name: 'a', rows: [{ c0: text.repeat(3).slice(0, 600_000), weight: 1 }] };
  let who: TestSession;
  let id: string;
  beforeAll(async () => {
    who = await somebody();
    ({ id } = (await sent(fair.alone, who, long)).data);
  });

  it('is read by a thread', async () => {
    const [alone, threaded] = [
      await fair.alone.info(who, form.formId),
      await fair.threaded.info(who, form.formId),
    ];
    expect(fair.handedOver).toEqual([`others ${calls.info.path}`]);
    expect(threaded.revision).toBe(alone.revision);
    expect(JSON.stringify(threaded.answers) === JSON.stringify(alone.answers)).toBe(true);
  });

  it('is listed by its short answers', async () => {
    const page = await fair.alone.get<SubmissionPage>(who, calls.page.path, { formId: form.formId });
    expect(page.data.records.map(({ answers }) => answers)).toEqual([{ name: 'a', size: null }]);
  });

  it('is listed by its short answers also where it packs into little', async () => {
    const packing = await somebody();
    const repeated = { name: 'a', rows: [{ c0: 'a'.repeat(300_000), weight: 1 }] };
    await sent(fair.alone, packing, repeated);
    const page = await fair.alone.get<SubmissionPage>(packing, calls.page.path, { formId: form.formId });
    expect(page.data.records.map(({ answers }) => answers)).toEqual([{ name: 'a', size: null }]);
  });

  it('is exported by a thread, as the event loop would, also where it packs into little', async () => {
    const packing = await somebody();
    await sent(fair.alone, packing, { name: 'a', rows: [{ c0: 'a'.repeat(200_000), weight: 1 }] });
    const { headers } = await fair.alone.person({ role: 'reviewer' });
    const url = `${calls.consoleSubmissionsFile.path.replace(':formId', form.formId)}?format=csv&table=rows`;
    const threaded = await fair.threaded.server.app.inject({ url, headers });
    expect([threaded.statusCode, new Set(fair.handedOver)]).toEqual([200, new Set(['lines'])]);
    expect(fair.handedOver.length).toBeGreaterThan(1);
    const alone = await fair.alone.server.app.inject({ url, headers });
    expect(threaded.rawPayload.equals(alone.rawPayload)).toBe(true);
    expect(threaded.body.includes('a'.repeat(200_000))).toBe(true);
  });

  it('is read by a thread too where a save builds on something older', async () => {
    const answer = await fair.threaded.submit<Refused>(who, form, { name: 'b' }, { revision: 7 });
    expect([answer.status, answer.data.reason]).toEqual([409, 'STALE_REVISION']);
    expect(fair.handedOver).toEqual([submitPath]);
  });

  it('is not read to tell its state, nor after it was changed', async () => {
    const saved = await fair.alone.submit(who, form, long, { draft: true, revision: 1 });
    expect((await fair.threaded.status(who, form.formId)).hasDraft).toBe(true);
    const body = { formId: form.formId, id, revision: saved.data.revision };
    const discarded = await fair.threaded.post<ExamStatus>(who, calls.discardDraft.path, body);
    expect([discarded.status, discarded.data.hasDraft]).toEqual([200, false]);
    expect(fair.handedOver).toEqual([]);
  });
});

it('a thread stores, refuses and hashes whatever is sent exactly as the event loop does', async () => {
  const text = oneof(string({ maxLength: 6 }), constantFrom('', '\0', '\uD800', '1', ' ', '﻿'));
  const cell = oneof(text, constantFrom(null, 1, 11, 1.5, true, [], {}, ['a']));
  const row = record({ c0: cell, weight: cell, $id: text, stray: cell }, { requiredKeys: [] });
  const list = array(row, { maxLength: 3 });
  const answers = record(
    {
      name: cell,
      size: cell,
      rows: oneof(
        list,
        list.map((value) => JSON.stringify(value)),
        cell,
      ),
      stray: cell,
    },
    { requiredKeys: [] },
  );
  await assert(
    asyncProperty(answers, constantFrom(true, false), async (given, draft) => {
      const [one, other] = [await somebody(), await somebody()];
      const alone = await sent(fair.alone, one, given, draft);
      const payload = JSON.stringify({
        formId: form.formId,
        formType: form.formType,
        version: 1,
        revision: 0,
        answers: given,
        draft,
      });
      const answer = await fair.pool.answer(
        'submits',
        { subject: 'one', address: 'one' },
        {
          method: 'POST',
          url: calls.submit.path,
          headers: { ...other.headers, 'content-type': 'application/json' },
          address: '127.0.0.1',
          body: new TextEncoder().encode(payload),
          at: fair.alone.server.now().getTime(),
        },
      );
      const threaded: { data: SubmitAnswer & AnswersRefused; code: number } = JSON.parse(
        Buffer.from(answer.body).toString(),
      );
      expect(threaded.code).toBe(alone.status);
      if (alone.status !== 200) expect(threaded.data).toEqual(alone.data);
      else if (draft) {
        const [left, right] = [
          await fair.alone.info(one, form.formId),
          await fair.alone.info(other, form.formId),
        ];
        expect(left.answers).toEqual(right.answers);
      } else {
        expect(threaded.data.receipt?.hash).toBe(alone.data.receipt?.hash);
        expect(await stored(threaded.data.id)).toEqual(await stored(alone.data.id));
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? '3') },
  );
});

it('what is sealed by a thread opens outside it, and in a file as far as its reader may see it', async () => {
  const who = await somebody();
  const people = [{ idNo: '110101199003078515', c0: 'x'.repeat(300_000) }];
  const answer = await fair.threaded.submit(who, crew, { people });
  expect([answer.status, fair.handedOver]).toEqual([200, [submitPath]]);
  const opened = JSON.stringify((await fair.alone.info(who, crew.formId)).answers);
  expect(opened.includes('"idNo":"110101199003078515"')).toBe(true);
  const url = `${calls.consoleSubmissionsFile.path.replace(':formId', crew.formId)}?format=csv&table=people`;
  for (const [role, query, shown] of [
    ['reviewer', '', '••••8515'],
    ['admin', '&sensitive=true', '110101199003078515'],
  ] as const) {
    const { headers } = await fair.alone.person({ role });
    const file = await fair.threaded.server.app.inject({ url: `${url}${query}`, headers });
    expect([file.statusCode, file.body.includes(shown)]).toEqual([200, true]);
  }
  expect(fair.handedOver.filter((name) => name === 'lines')).toHaveLength(2);
});
