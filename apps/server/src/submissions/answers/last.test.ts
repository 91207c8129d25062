import { calls, type FormInfo, type SubmitAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMembership } from '../../auth/index.ts';
import { signInAs, signInWith, type TestSession } from '../../auth/testing.ts';
import { insertExhibitors } from '../../booths/testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

const last = (prop: string): Record<string, unknown> => ({ preValue: { expression: `\${last.${prop}}` } });
const definition = testDefinition([
  { prop: 'address', type: 'input', original: last('address') },
  { prop: 'city', type: 'input', original: last('town') },
  { prop: 'no', type: 'input', original: { ...last('no'), sensitive: 'id' } },
  { prop: 'scan', type: 'upload', original: last('scan') },
  { prop: 'free', type: 'input' },
]);
const handedIn = { address: '汀洲路 8 号', city: '宁川', no: 'L1000001', free: 'x' };

let fair: TestFair;
let earlier: Exhibition;
let oldest: Exhibition;
let form: Form;
const pageKey = 'company';

beforeAll(async () => {
  fair = await openTestFair();
  const { tenantId, profile } = fair.exhibition;
  const exhibitionFrom = (start: string): Promise<Exhibition> =>
    createTestExhibition(fair.server, { tenantId, profile: { ...profile, dates: { start, end: start } } });
  [earlier, oldest] = [await exhibitionFrom('2026-03-18'), await exhibitionFrom('2025-03-18')];
  form = await createTestForm(fair.server.database, fair.exhibition, definition, { pageKey });
});
afterAll(() => fair.close());

/** The same person in another exhibition, acting for that exhibitor there. */
async function also(
  { account }: TestSession,
  exhibition: Exhibition,
  exhibitorId: string,
  name = exhibitorId,
): Promise<TestSession> {
  const { tenantId, exhibitionId } = exhibition;
  const company = { exhibitorId, name, nameEn: '', origin: 'cn', language: 'zh-Hans', tags: [] };
  await fair.server.database
    .transaction()
    .execute((transaction) => insertExhibitors(transaction, exhibition, [company]));
  const { accountId } = account;
  await addMembership(fair.server.database, {
    tenantId,
    exhibitionId,
    accountId,
    role: 'exhibitor',
    exhibitorId,
  });
  // Sign-in takes the membership used last.
  await fair.server.database
    .updateTable('membership')
    .set({ last_used_at: new Date('2100-01-01') })
    .where('account_id', '=', accountId)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  const tokens = await signInWith(fair.server, exhibition, account);
  const headers = { ...clientHeaders(exhibition), 'blade-auth': `bearer ${tokens.access_token}` };
  return { headers, tokens, account, exhibitorId };
}

async function handIn(who: TestSession, exhibition: Exhibition, answers: object): Promise<void> {
  await fair.post(who, calls.giveConsent.path, { policy: 'privacy', version: '1' });
  const known = await fair.server.database
    .selectFrom('form')
    .select(['form_id as formId', 'form_type as formType'])
    .where('exhibition_id', '=', exhibition.exhibitionId)
    .where('page_key', '=', pageKey)
    .executeTakeFirst();
  const given = known ?? (await createTestForm(fair.server.database, exhibition, definition, { pageKey }));
  const { formId, formType } = given;
  const body = { formId, formType, version: 1, revision: 0, answers };
  const { status, data } = await fair.post<SubmitAnswer>(who, calls.submit.path, body);
  expect(status, JSON.stringify(data)).toBe(200);
}

async function lastOf(who: TestSession): Promise<unknown> {
  return (await fair.get<FormInfo>(who, calls.info.path, { formId: form.formId })).data.context.last;
}

describe('engine.md §5: `${last.…}`', () => {
  it('reads what the account handed in at the previous exhibition: what the form mentions, nothing sensitive', async () => {
    const one = await fair.exhibitor('A101');
    expect(await lastOf(one)).toEqual({});
    await handIn(await also(one, oldest, 'K1'), oldest, { ...handedIn, address: '旧址' });
    expect(await lastOf(one)).toEqual({ address: '旧址' });
    await handIn(await also(one, earlier, 'K1'), earlier, handedIn);
    expect(await lastOf(one)).toEqual({ address: '汀洲路 8 号' });
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    expect(await lastOf(colleague)).toEqual({});
  });

  it('reads nothing of another company that bore the same id', async () => {
    const one = await fair.exhibitor('K2');
    const outsider = await signInAs(fair.server, earlier, { role: 'exhibitor', exhibitorId: 'K1' });
    await also(outsider, earlier, 'K2');
    expect(await lastOf(one)).toEqual({});
  });

  it('of several exhibitors of the account reads the one with this name', async () => {
    const one = await fair.exhibitor('A103');
    await handIn(await also(one, earlier, 'N1', '别家'), earlier, { address: '别处' });
    expect(await lastOf(one)).toEqual({ address: '别处' });
    const same = await fair.person({ role: 'exhibitor', exhibitorId: 'A103' });
    await handIn(await also(same, earlier, 'N3', '第三家'), earlier, { address: '第三处' });
    await handIn(await also(same, earlier, 'N4', '第四家'), earlier, { address: '第四处' });
    await fair.server.database
      .updateTable('exhibitor')
      .set({ name: '第三家' })
      .where('exhibitor_id', '=', 'A103')
      .execute();
    expect(await lastOf(same)).toEqual({ address: '第三处' });
  });
});
