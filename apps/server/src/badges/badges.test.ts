import { expect, it } from 'vitest';
import { createBadges } from './index.ts';

const badges = createBadges(Buffer.alloc(32, 7));
const scope = { tenantId: 't', exhibitionId: 'e' };

it('is read back in its exhibition alone, and cannot be made up', () => {
  const { qr, code } = badges.make(scope, 'visitor', 'v-1');
  expect(badges.read(scope, qr)).toEqual({ kind: 'visitor', id: 'v-1' });
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(badges.read({ ...scope, exhibitionId: 'f' }, qr)).toBeNull();
  expect(badges.read(scope, qr.replace('v-1', 'v-2'))).toBeNull();
  expect(badges.read(scope, qr.replace('.V.', '.M.'))).toBeNull();
  expect(createBadges(Buffer.alloc(32, 8)).read(scope, qr)).toBeNull();
});

it.each(['', 'ZT1.V..', 'x'.repeat(100_000), 'ZT1.V.v-1.', 'ZT1.X.v-1.AAAAAAAAAAAAAAAAAAAAAA'])(
  'reads no badge in %#',
  (qr) => {
    expect(badges.read(scope, qr)).toBeNull();
  },
);
