import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { signIn } from '../portal/sign-in.ts';

/** Names itself, so that it stays a phone when it is turned. */
const phone = {
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** Tests of fields: one window, signed in once, for the dictionaries and uploads of the gallery are real. */
export const test = base.extend<object, { readonly signedIn: BrowserContext }>({
  signedIn: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, isMobile = false } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        ...(isMobile ? phone : {}),
      });
      const page = await context.newPage();
      await signIn(page, '13804172208');
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ signedIn }, use) => use(signedIn),
  page: async ({ signedIn }, use) => {
    const page = await signedIn.newPage();
    await use(page);
    await page.close();
  },
});

/** A field of the gallery, and what it sends. */
export interface Specimen {
  /** The field with its definition and its value. */
  readonly whole: Locator;
  /** The field alone. */
  readonly field: Locator;
  /** Waits until the field sends this. */
  readonly sends: (wire: unknown) => Promise<void>;
  /** Takes the focus away from the field, as a press beside it does. */
  readonly leave: () => Promise<void>;
}

export interface Wanted {
  readonly type: string;
  readonly variant?: string;
  readonly state?: string;
  readonly face?: 'desktop' | 'mobile';
}

/** Opens one specimen of the gallery. */
export async function openSpecimen(
  page: Page,
  { type, variant = 'basis', state = 'empty', face }: Wanted,
): Promise<Specimen> {
  const query = new URLSearchParams({ type, variant, state, ...(face === undefined ? {} : { face }) });
  await page.goto(`/gallery/#/?${query.toString()}`);
  const whole = page.getByRole('article');
  await expect(whole).toHaveCount(1);
  const code = whole.locator('dd code');
  return {
    whole,
    field: whole.locator('[data-prop]').first(),
    sends: async (wire) => {
      await expect
        .poll(async () => {
          const text = await code.textContent();
          const value: unknown = JSON.parse(text ?? 'null');
          return value;
        })
        .toEqual(wire);
    },
    leave: () => page.getByRole('heading', { level: 1 }).click(),
  };
}
