// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { desktop } from '../desktop.ts';
import { mobile } from '../mobile.ts';
import { openInTable } from './test-sample.ts';
import { buttonOf, closeForm, showForm, words } from './test-screen.tsx';

/** What a table says of adding rows by hand. */
const { add, emptyHint } = words.fields.rows;
const importing = 'Import from Excel';

afterEach(closeForm);

const shownTables = [desktop, mobile].flatMap((device) =>
  (['table', 'form'] as const).map((variant) => ({ device, name: device.name, variant })),
);

describe.each(shownTables)('seed.md §4: a sub-table as $variant on a $name', ({ device, variant }) => {
  const shown = (adds: boolean, rows: readonly unknown[]) =>
    showForm(openInTable('input', rows, variant), device, {
      tableTools: () => ({ add: adds, before: importing }),
    });

  test('that only takes imports has no button that adds and does not speak of one, empty or filled', async () => {
    for (const rows of [[], ['A']]) {
      const place = await shown(false, rows);
      expect(place.textContent).toContain(importing);
      expect(place.textContent).not.toContain(add);
      expect(place.textContent).not.toContain(emptyHint);
      expect(buttonOf(place, add)).toBeUndefined();
      await closeForm();
    }
  });

  test('that takes rows by hand, too, has that button', async () => {
    expect(buttonOf(await shown(true, []), add)).toBeDefined();
  });
});
