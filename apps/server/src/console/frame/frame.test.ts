import { calls, type Overview, type SearchAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let form: Form;
let admin: TestSession;
let inHallSix: TestSession;
let ofAnotherForm: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  form = await createTestForm(database, fair.exhibition, definition, {
    formCode: 'C7',
    title: { 'zh-Hans': '吊点服务', en: 'Rigging' },
  });
  const other = await createTestForm(database, fair.exhibition, definition);
  await fair.submit(await fair.exhibitor('A101'), form, { name: '甲' });
  await fair.exhibitor('A102');
  await fair.person({ role: 'media', name: '顾媒体' });
  admin = await fair.person({ role: 'admin' });
  inHallSix = await fair.person({ role: 'reviewer', halls: ['6'] });
  ofAnotherForm = await fair.person({ role: 'reviewer', formIds: [other.formId] });
});
afterAll(() => fair.close());

const overview = async (who: TestSession): Promise<Overview> =>
  (await fair.get<Overview>(who, calls.consoleOverview.path)).data;
const search = async (who: TestSession, q: string): Promise<SearchAnswer> => {
  const { status, data } = await fair.get<SearchAnswer>(who, calls.consoleSearch.path, { q });
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
};

describe('the numbers of the frame', () => {
  it('say what waits and how much there is', async () => {
    expect(await overview(admin)).toEqual({
      open: true,
      waiting: { review: 1, failed: 0, contacts: 0 },
      forms: 2,
      exhibitors: 2,
      booths: 2,
    });
  });

  it('count nothing beyond the limits, and no messages for who may not see them', async () => {
    expect(await overview(inHallSix)).toEqual({
      open: true,
      waiting: { review: 0, failed: null, contacts: 0 },
      forms: 2,
      exhibitors: 0,
      booths: 0,
    });
    expect(await overview(ofAnotherForm)).toMatchObject({ waiting: { review: 0 }, forms: 1 });
  });
});

describe('the search over everything', () => {
  it('finds an exhibitor by a part of its name, with its booths', async () => {
    const found = await search(admin, 'a101 有限');
    expect(found.exhibitors).toEqual([
      { id: 'A101', name: 'A101 有限公司', nameEn: 'A101 Ltd', booths: [{ hall: '5', number: 'A101' }] },
    ]);
    expect(found.more).toBe(false);
  });

  it('finds a booth by its number, however it is typed', async () => {
    for (const typed of ['5-A102', 'ａ１０２', '5 a-102']) {
      expect((await search(admin, typed)).booths).toEqual([
        { id: '5-A102', hall: '5', number: 'A102', exhibitor: { id: 'A102', name: 'A102 有限公司' } },
      ]);
    }
  });

  it('finds a form by its code and its title in any language', async () => {
    for (const typed of ['c7', '吊点', 'rigg'])
      expect((await search(admin, typed)).forms).toEqual([
        { formId: form.formId, formCode: 'C7', title: '吊点服务' },
      ]);
  });

  it('finds people by a part of their phone and shows it masked', async () => {
    const phone = '13912345678';
    await fair.server.database
      .updateTable('account')
      .set({ phone })
      .where('name', '=', 'A101 联系人')
      .where('tenant_id', '=', fair.exhibition.tenantId)
      .execute();
    for (const typed of ['2345678', '139 1234 5678']) {
      expect((await search(admin, typed)).accounts).toMatchObject([
        { name: 'A101 联系人', phone: '139****78', exhibitor: { id: 'A101' } },
      ]);
    }
    expect((await search(admin, '139')).accounts).toEqual([]);
  });

  it('finds nothing beyond the limits', async () => {
    for (const typed of ['A10', '联系人', '媒体', '2345678']) {
      expect(await search(inHallSix, typed)).toMatchObject({ exhibitors: [], booths: [], accounts: [] });
    }
    expect((await search(ofAnotherForm, '吊点')).forms).toEqual([]);
  });

  it('finds nothing where no sign is left to search for, and takes none for a wildcard', async () => {
    for (const typed of ['%', '_', '。。', ' ', "'", '\\']) {
      expect(await search(admin, typed), typed).toMatchObject({ exhibitors: [], booths: [], accounts: [] });
    }
  });

  it('finds items of forms by their label in any language, of the draft too, within the limits', async () => {
    const { database } = fair.server;
    const rigging = await createTestForm(
      database,
      fair.exhibition,
      testDefinition([
        {
          prop: 'load',
          type: 'number',
          label: '吊点载荷',
          original: { i18n: { en: { label: 'Hanging load' } } },
        },
      ]),
      { formCode: 'C8' },
    );
    for (const typed of ['载荷', 'hanging']) {
      const { fields } = await search(admin, typed);
      expect(fields, typed).toMatchObject([{ formId: rigging.formId, formCode: 'C8', label: '吊点载荷' }]);
      expect(fields[0]?.isDraft).toBe(false);
    }
    expect((await search(ofAnotherForm, '载荷')).fields).toEqual([]);
  });

  it('finds articles by their title', async () => {
    const { database } = fair.server;
    const scope = { tenant_id: fair.exhibition.tenantId, exhibition_id: fair.exhibition.exhibitionId };
    await database
      .insertInto('article')
      .values({ ...scope, article_id: 'manual', site_key: 'manual', version: 1 })
      .execute();
    await database
      .insertInto('article_version')
      .values({
        ...scope,
        article_id: 'manual',
        version: 1,
        title: JSON.stringify({ 'zh-Hans': '参展手册', en: 'Exhibitor manual' }),
        html: JSON.stringify({ 'zh-Hans': '' }),
        saved_by: null,
        saved_at: new Date(),
      })
      .execute();
    for (const typed of ['手册', 'MANUAL'])
      expect((await search(admin, typed)).articles).toEqual([{ id: 'manual', title: '参展手册' }]);
  });

  it('finds orders by a part of their number, within the limits', async () => {
    const { database } = fair.server;
    const scope = { tenant_id: fair.exhibition.tenantId, exhibition_id: fair.exhibition.exhibitionId };
    await database
      .insertInto('service_order')
      .values({
        ...scope,
        order_id: 'o1',
        number: 'ORDER-C7-20270101-004711',
        form_id: form.formId,
        subject_key: 'exhibitor:::A101',
        exhibitor_id: 'A101',
        place: 0,
        submission_id: null,
        status: 'placed',
        confirmed_at: null,
        invoice_number: null,
        tier: null,
        hold_days: null,
        placed_at: new Date(),
        updated_by: null,
        receipt_hash: null,
        updated_at: new Date(),
      })
      .execute();
    for (const typed of ['004711', 'order-c7-2027'])
      expect((await search(admin, typed)).orders).toEqual([
        {
          id: 'o1',
          number: 'ORDER-C7-20270101-004711',
          formCode: 'C7',
          exhibitor: { id: 'A101', name: 'A101 有限公司' },
        },
      ]);
    expect((await search(inHallSix, '004711')).orders).toEqual([]);
    expect((await search(ofAnotherForm, '004711')).orders).toEqual([]);
  });

  it('says that there are more than are shown', async () => {
    for (let index = 0; index < 9; index += 1) await fair.exhibitor(`Z20${index}`);
    const found = await search(admin, 'Z20');
    expect(found.exhibitors).toHaveLength(8);
    expect(found.more).toBe(true);
  });
});
