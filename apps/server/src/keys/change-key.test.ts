import { randomBytes } from 'node:crypto';
import {
  calls,
  formTypeCodes,
  type AnswersRefused,
  type FileRecord,
  type FormInfo,
  type UserInfo,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { contentsOf } from '../files/test-contents.ts';
import { fileServices, removeOrphans } from '../files/index.ts';
import type { Form } from '../forms/index.ts';
import { buildApp } from '../http/build-app.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, TestFair, type Answer } from '../http/testing/test-fair.ts';
import { keyIdsOf, type DataKeys } from '../settings/data-keys.ts';
import { createVault } from '../platform/vault.ts';
import { describeDataKeys } from './index.ts';
import { resealAll } from './reseal-all.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'no', type: 'input', original: { sensitive: 'id' } },
  { prop: 'photo', type: 'upload', original: { sensitive: 'photo', accept: 'pdf' } },
]);
const [first, second] = [randomBytes(32), randomBytes(32)];
const photo = Buffer.from(`%PDF-1.4\n${'a face '.repeat(20_000)}\n%%EOF\n`);
const numbers = ['99041719010101001X', '990417190101010012'] as const;

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let people: Form;
let file: FileRecord;

beforeAll(async () => {
  fair = await openTestFair();
  fair = await restart({ current: first, others: [] });
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  people = await createTestForm(fair.server.database, fair.exhibition, definition, {
    formType: formTypeCodes.exhibitorPersion,
    submissions: 'many',
    review: false,
  });
  file = (
    await fair.upload<FileRecord>(one, {
      name: 'a.pdf',
      content: photo,
      fields: { formId: people.formId, formItemId: 'f_photo' },
    })
  ).data;
});
afterAll(() => fair.close());

/** The same installation with other keys, as after a restart. */
async function restart(dataKeys: DataKeys): Promise<TestFair> {
  const { server, exhibition } = fair;
  const settings = { ...server.settings, secrets: { ...server.settings.secrets, dataKeys } };
  const app = await buildApp({ database: server.database, settings, now: server.now });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await server.close();
  };
  return new TestFair({ ...server, settings, app, close }, exhibition);
}

const register = (at: TestFair, who: TestSession, no: string, photos: readonly string[] = []) =>
  at.submit<AnswersRefused & { id: string }>(who, people, { no, photo: photos });
const codes = ({ status, data }: Answer<Partial<AnswersRefused>>): unknown => [
  status,
  data.problems?.map(({ code }) => code),
];

/** The key of the drafts on one's devices, as its pages get it. */
const draftKeyOf = async (at: TestFair): Promise<string> =>
  (await at.get<UserInfo>(one, calls.userInfo.path)).data.data.draftKey;

async function reseal(at: TestFair): Promise<number> {
  const { database, settings } = at.server;
  const keys = settings.secrets.dataKeys;
  return resealAll({
    database,
    keys,
    vault: createVault(keys),
    files: fileServices(at.server),
    isEnding: () => false,
    failed(error) {
      throw error;
    },
  });
}

describe('a changed data key', () => {
  it('opens, finds and seals with both keys until everything is sealed anew, then with the new one alone', async () => {
    const old = await register(fair, one, numbers[0], [file.id]);
    expect(old.status).toBe(200);

    // Servers that were started anew and servers that were not find each other's numbers.
    const renewed = await restart({ current: second, others: [first] });
    const prepared = await restart({ current: first, others: [second] });
    expect(codes(await register(renewed, other, numbers[0]))).toEqual([422, ['taken']]);
    expect((await register(renewed, other, numbers[1])).status).toBe(200);
    expect(codes(await register(prepared, one, numbers[1]))).toEqual([422, ['taken']]);
    const race = await Promise.all(
      [renewed, prepared, renewed, prepared].map((at, index) =>
        register(at, index % 2 === 0 ? one : other, '990417190101010020'),
      ),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);

    expect(await reseal(renewed)).toBeGreaterThanOrEqual(3);
    expect(await reseal(renewed)).toBe(0);
    const keyIds = await fair.server.database
      .selectFrom('sealed_answer')
      .select('key_id')
      .distinct()
      .execute();
    expect(keyIds.map((row) => row.key_id)).toEqual([keyIdsOf({ current: second, others: [] })[0]]);
    const draftKeys = await fair.server.database
      .selectFrom('account')
      .select('draft_key_id')
      .distinct()
      .execute();
    expect(draftKeys.map((row) => row.draft_key_id)).toEqual([keyIdsOf({ current: second, others: [] })[0]]);
    const text = await describeDataKeys(fair.server.database, renewed.server.settings.secrets.dataKeys);
    expect(text).toContain(`Nothing is sealed with ${keyIdsOf({ current: first, others: [] })[0]} any more`);

    const alone = await restart({ current: second, others: [] });
    expect(codes(await register(alone, other, numbers[0]))).toEqual([422, ['taken']]);
    expect(await draftKeyOf(alone)).toBe(one.tokens.detail.draftKey);
    const info = await alone.get<FormInfo>(one, calls.info.path, {
      formType: people.formType,
      formId: people.formId,
      id: old.data.id,
    });
    expect(info.data.answers).toMatchObject({ no: numbers[0] });
    const shown = await alone.get<FileRecord>(one, calls.getFile.path, { id: file.id });
    expect(Buffer.from(shown.data.fileBase64 ?? '', 'base64').equals(photo)).toBe(true);

    // What the old key sealed is removed as a content that no file shows.
    await removeOrphans(fileServices(alone.server), new Date(Date.now() + 60_000), 100);
    expect(await contentsOf(fair.server.settings.files, fair.exhibition).names()).toHaveLength(1);
  });

  it('that is missing is named, and nothing is given out wrong', async () => {
    const lost = { current: randomBytes(32), others: [] };
    const text = await describeDataKeys(fair.server.database, lost);
    const [missing] = keyIdsOf({ current: second, others: [] });
    expect(text).toContain(`${missing}  missing, cannot be opened`);
    const without = await restart(lost);
    const shown = await without.get(one, calls.getFile.path, { id: file.id });
    expect(shown.status).toBe(500);
    expect(await draftKeyOf(without)).toBe('');
  });
});
