import { createHmac, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Scope } from '../exhibitions/index.ts';
import { keyIdsOf } from '../settings/data-keys.ts';
import { createVault } from '../platform/vault.ts';
import { testSettings } from '../settings/test-settings.ts';
import { decodeContent, encodeContent, type BadgeContent } from './badge-content.ts';
import { createBadges, resealBadgeKey, type Badges } from './index.ts';

let test: TestDatabase;
let scope: Scope;
let other: Scope;
let badges: Badges;
const settings = testSettings();

beforeAll(async () => {
  test = await createTestDatabase();
  [scope, other] = [await createTestExhibition(test), await createTestExhibition(test)];
  badges = createBadges({ database: test.database, settings });
});
afterAll(() => test.drop());

const person: BadgeContent = {
  kind: 'person',
  id: '01a205a4-6711-76a3-a484-a33035b21785',
  name: '阿依古丽·买买提',
  from: '2027-03-18',
  to: '2027-03-21',
};

describe('a badge', () => {
  it('is read back in its exhibition alone, and cannot be made up', async () => {
    const { qr, code } = await badges.make(scope, person);
    expect(await badges.read(scope, qr)).toEqual(person);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await badges.make(scope, person)).toEqual({ qr, code });
    expect(await badges.read(other, qr)).toBeNull();
    await badges.make(other, person);
    expect(await badges.read(other, qr)).toBeNull();
    const [form = '', number = '', content = '', signature = ''] = qr.split('.');
    const forged = Buffer.from(encodeContent({ ...person, name: '别人' })).toString('base64url');
    expect(await badges.read(scope, [form, number, forged, signature].join('.'))).toBeNull();
    expect(await badges.read(scope, [form, '2', content, signature].join('.'))).toBeNull();
    expect(await badges.read(scope, [form, number, content, 'A'.repeat(86)].join('.'))).toBeNull();
  });

  it('is read by every process, whichever made the key first', async () => {
    const fresh = await createTestExhibition(test);
    const two = [0, 1].map(() => createBadges({ database: test.database, settings }));
    const made = await Promise.all([...two, ...two].map((one) => one.make(fresh, person)));
    const read = await Promise.all(made.flatMap(({ qr }) => two.map((one) => one.read(fresh, qr))));
    expect(read.every((one) => one?.id === person.id)).toBe(true);
  });

  it('that was printed before badges were signed stays valid', async () => {
    const mac = createHmac('sha256', settings.secrets.linkSecret)
      .update(`badge\n${JSON.stringify([scope.tenantId, scope.exhibitionId, 'visitor', 'v-1'])}`)
      .digest()
      .subarray(0, 16);
    const qr = `ZT1.V.v-1.${mac.toString('base64url')}`;
    expect(await badges.read(scope, qr)).toEqual({ kind: 'visitor', id: 'v-1' });
    expect(await badges.read(scope, qr.replace('.V.', '.M.'))).toBeNull();
    expect(await badges.read(other, qr)).toBeNull();
  });

  it.each([
    '',
    'ZT1.V..',
    'x'.repeat(100_000),
    'ZT2.1..',
    `ZT2.1.oA.${'A'.repeat(86)}`,
    'ZT1.X.v-1.AAAAAAAAAAAAAAAAAAAAAA',
  ])('is not read in %#', async (qr) => {
    expect(await badges.read(scope, qr)).toBeNull();
  });

  it('stands when the data key changes', async () => {
    const { qr } = await badges.make(scope, person);
    const { dataKeys } = settings.secrets;
    const changed = { current: randomBytes(32), others: [dataKeys.current] };
    const count = async (): Promise<number> =>
      resealBadgeKey(test.database, createVault(changed), keyIdsOf(changed).slice(1));
    while ((await count()) > 0);
    const secrets = { ...settings.secrets, dataKeys: { current: changed.current, others: [] } };
    const after = createBadges({ database: test.database, settings: { ...settings, secrets } });
    expect(await after.read(scope, qr)).toEqual(person);
    expect(await badges.read(scope, (await after.make(scope, person)).qr)).toEqual(person);
  });
});

describe('the content of a badge', () => {
  it('has room in 90 bytes whatever the name, and is read back but for a name’s end', () => {
    const days = { from: '2027-03-18', to: '2027-03-21' };
    const content = fc.record({
      id: fc.oneof(
        fc.uuid(),
        fc.uuid().map((id) => `${id}_0123456789abcdef`),
        fc.stringMatching(/^[\w-]{1,30}$/),
      ),
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    });
    fc.assert(
      fc.property(content, ({ id, name }) => {
        const bytes = encodeContent({ kind: 'visitor', id, name, ...days });
        const read = decodeContent(bytes);
        expect(bytes.length).toBeLessThanOrEqual(90);
        expect(read).toMatchObject({ kind: 'visitor', id, ...days });
        expect(name.startsWith(read?.name ?? '')).toBe(true);
      }),
    );
  });

  it('is nothing where the bytes are anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => {
        const read = decodeContent(bytes);
        expect(read === null || read.id !== '').toBe(true);
      }),
    );
  });
});
