import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstLoad } from '../scripts/first-load.mjs';
import { partFiles } from './portal/part-files.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const portal = join(import.meta.dirname, '../apps/portal');
const read = (file: string) => JSON.parse(readFileSync(join(portal, file), 'utf8'));

/** Comes after the form: what keeps drafts on the device, what imports and exports rows, what stands below the fields of a form that orders, and the way to its neighbours. */
const isLater = partFiles(
  /^(?:draft-cipher|envelope|tables|pick-range|price-aside|home|format-yuan|chinese-amount|join-amount|form-slots|form-tabs|form-extras|open-import|booking-|builder-list|boards|frame$)/,
);

for (const [page, address] of [
  ['form A1 on a phone', '/basicInfo'],
  ['form C1 on a phone', '/exhibitionBooth?page=exhibitor_c1'],
] as const) {
  test(`${page} loads what its weight counts, and nothing else`, async ({ page: opened, context }) => {
    await signIn(opened, '13804173008');
    const { chunks } = read('first-loads.json').find((one: { page: string }) => one.page === page);
    const { files } = firstLoad(read('dist/.vite/manifest.json'), chunks);
    const form = await context.newPage();
    const requested: string[] = [];
    form.on('request', (request) => {
      const url = new URL(request.url());
      if (/\.(?:js|css)$/.test(url.pathname) && !isLater(url)) requested.push(url.pathname.slice(1));
    });
    await openForm(form, address);
    await form.waitForLoadState('networkidle');
    expect(requested.filter((file) => !files.includes(file))).toEqual([]);
  });
}
