import { test } from '@playwright/test';
import { idNumber } from './portal/id-number.ts';
import { registerAsVisitor } from './portal/visitor-form.ts';

test('somebody without an account hands in a public form', async ({ page }) => {
  await registerAsVisitor(page, '13700004431', idNumber('11010119900307071'));
});
