import { calls, type TagForms, type Timelines } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { parseTime } from '../exhibitions/index.ts';
import { putExtension, type Form, type FormWindow } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([{ prop: 'name', type: 'input' }]);
const at = (text: string): Date => parseTime(text, 'Asia/Shanghai') ?? new Date(Number.NaN);
let now = at('2026-11-20 12:00:00');

let fair: TestFair;
let one: TestSession;
let other: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
});
afterAll(() => fair.close());

function makeForm(window: Partial<FormWindow>): Promise<Form> {
  now = at('2026-11-20 12:00:00');
  return createTestForm(fair.server.database, fair.exhibition, definition, {
    window: { opensAt: null, earlyEndAt: null, endAt: null, lateEndAt: null, ...window },
    review: false,
  });
}

describe('wire.md §3: the window of a form', () => {
  it('is closed before it opens, drafts included', async () => {
    const form = await makeForm({ opensAt: at('2026-11-20 12:00:01') });
    for (const draft of [true, false]) {
      const early = await fair.submit<Refused>(one, form, { name: '甲' }, { draft });
      expect([early.status, early.data.reason, early.msg]).toEqual([
        403,
        'FORM_CLOSED',
        '这份表格现在不能填写，2026-11-20 12:00 开放',
      ]);
    }
    now = at('2026-11-20 12:00:01');
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
  });

  it('tells a form that is not open yet from one that is open and one that is over', async () => {
    const { formId } = await makeForm({
      opensAt: at('2026-11-20 12:10:00'),
      endAt: at('2026-11-20 12:20:00'),
    });
    const openings = async (): Promise<unknown[]> => {
      const timelines = await fair.get<Timelines>(one, calls.timelines.path, { formId });
      const groups = await fair.get<readonly TagForms[]>(one, calls.tagFormList.path);
      const listed = groups.data.flatMap(({ forms }) => forms).find((entry) => entry.formId === formId);
      const info = await fair.info(one, formId);
      return [timelines.data.expired, info.timelines.expired, listed?.expired];
    };
    expect(await openings()).toEqual([null, null, null]);
    now = at('2026-11-20 12:10:00');
    expect(await openings()).toEqual([false, false, false]);
    now = at('2026-11-20 12:20:01');
    expect(await openings()).toEqual([true, true, true]);
  });

  it('takes late submissions until the late end, and for five minutes what was open then', async () => {
    const form = await makeForm({ endAt: at('2026-11-20 11:00:00'), lateEndAt: at('2026-11-20 12:30:00') });
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
    await fair.info(one, form.formId);
    now = at('2026-11-20 12:35:00');
    expect((await fair.info(one, form.formId)).fromInformationCanBeSubmitted).toBe(false);
    expect((await fair.submit(one, form, { name: '乙' }, { revision: 1 })).status).toBe(200);
    now = at('2026-11-20 12:35:01');
    const closed = await fair.submit<Refused>(one, form, { name: '丙' }, { revision: 2 });
    expect([closed.status, closed.data.reason, closed.msg]).toEqual([
      403,
      'FORM_CLOSED',
      '这份表格现在不能填写，已于 2026-11-20 12:30 截止，需要修改请联系021-5550 0199',
    ]);
  });

  it('gives the five minutes to nobody who opens the form only then', async () => {
    const form = await makeForm({ endAt: at('2026-11-20 12:30:00') });
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    await fair.info(one, form.formId);
    now = at('2026-11-20 12:31:00');
    for (const late of [other, colleague]) {
      await fair.info(late, form.formId);
      const refused = await fair.submit<Refused>(late, form, { name: '甲' });
      expect([refused.status, refused.data.reason]).toEqual([403, 'FORM_CLOSED']);
    }
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
  });

  it('is longer for who was granted a later end, and for nobody else', async () => {
    const form = await makeForm({ endAt: at('2026-11-19 18:00:00') });
    const { formId } = form;
    await fair.server.database.transaction().execute((transaction) =>
      putExtension(transaction, fair.exhibition, {
        formId,
        exhibitorId: 'A101',
        endAt: at('2026-11-22 18:00:00'),
        by: 'admin',
      }),
    );
    const timelines = await fair.get<Timelines>(one, calls.timelines.path, { formId });
    expect(timelines.data).toEqual({
      startTime: null,
      earlyEndTime: null,
      endTime: '2026-11-19 18:00:00',
      lateEndTime: null,
      serverTime: '2026-11-20 12:00:00',
      zone: 'Asia/Shanghai',
      expired: false,
      extendedTo: '2026-11-22 18:00:00',
    });
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(200);
    expect((await fair.submit(other, form, { name: '甲' })).status).toBe(403);
    const groups = await fair.get<readonly TagForms[]>(one, calls.tagFormList.path);
    const listed = groups.data.flatMap(({ forms }) => forms).find((entry) => entry.formId === formId);
    expect(listed).toMatchObject({
      endTime: '2026-11-22 18:00:00',
      daysLeft: 2,
      expired: false,
      status: 'submitted',
    });
    const theirs = await fair.get<readonly TagForms[]>(other, calls.tagFormList.path);
    expect(theirs.data.flatMap(({ forms }) => forms).find((entry) => entry.formId === formId)).toMatchObject({
      endTime: '2026-11-19 18:00:00',
      daysLeft: -1,
      expired: true,
      status: 'none',
    });
  });
});
