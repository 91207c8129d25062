// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSession, parseDefinition } from '@zhantai/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { boundsOf } from '../fields/date/bounds-of.ts';
import { startYear } from '../fields/date/popups/start-year.ts';
import { desktop } from '../desktop.ts';
import { mobile } from '../mobile.ts';
import { openPicker } from './test-entering.ts';
import { openSample, today, type Opened } from './test-sample.ts';
import { closeForm, showForm } from './test-screen.tsx';

afterEach(closeForm);

function formOf(formSetting: object): Opened {
  const definition = parseDefinition({
    formSetting: { showNumber: false, ...formSetting },
    formItems: [
      {
        formItemId: 'f',
        formItemType: 'select',
        formItemLabel: 'Field',
        formItemOriginalData: { prop: 'p', dicData: [{ label: 'A', value: 'a' }] },
      },
    ],
  });
  const session = openSession(definition, { today });
  const node = session.node('p');
  if (node === undefined) throw new Error('no field');
  return { session, node };
}

const year = (defaultTime: unknown) => startYear({ source: { defaultTime } });

describe('formSetting', () => {
  it.each([
    ['top', null],
    ['left', 'left'],
    ['right', 'right'],
  ])('labelPosition %s draws labels there', async (labelPosition, drawn) => {
    const place = await showForm(formOf({ labelPosition }), desktop);
    expect(place.querySelector('[data-input]')?.getAttribute('data-label')).toBe(drawn);
  });

  it('title stands above the form', async () => {
    const place = await showForm(formOf({ title: 'Your stand' }), desktop);
    expect(place.textContent.startsWith('Your stand')).toBe(true);
    expect(place.querySelector('b')?.textContent).toBe('Your stand');
  });

  it.each(['center', 'right'])('inputPosition %s aligns selects, too', async (inputPosition) => {
    const css = readFileSync(join(import.meta.dirname, '../form/form-sections.module.css'), 'utf8');
    const [, selector = ''] =
      new RegExp(`\\.form(\\[data-input='${inputPosition}'\\][^{]*)\\{`).exec(css) ?? [];
    const place = await showForm(formOf({ inputPosition }), desktop);
    expect(place.querySelector('[role=combobox]')?.matches(selector.trim())).toBe(true);
  });
});

describe('settings of the calendar', () => {
  it.each([desktop, mobile])('defaultTime opens the page of its year on a $name', async (device) => {
    const opened = openSample('year', undefined, {
      defaultTime: '1996-01-01 00:00:00',
      startDate: '',
      endDate: '',
    });
    const picker = await openPicker(await showForm(opened, device));
    expect(picker.textContent).toContain('1996');
    expect(picker.textContent).not.toContain('2026');
  });

  it('defaultTime is a year, a date or nothing', () => {
    expect([
      year('2004'),
      year(2004),
      year('2004-05-06'),
      year('20040'),
      year('soon'),
      year(undefined),
    ]).toEqual([2004, 2004, 2004, undefined, undefined, undefined]);
  });

  it('bounds that are expressions are those of the context', () => {
    const { item } = openSample('date', undefined, {
      startDate: '${booth.buildFrom}',
      endDate: '${booth.gone}',
    }).node;
    expect(boundsOf(item, { today, booth: { buildFrom: '2026-05-04' } })).toEqual({
      min: '2026-05-04',
      max: null,
    });
    expect(boundsOf(item, { today, booth: { buildFrom: 'soon' } })).toEqual({ min: null, max: null });
  });
});
