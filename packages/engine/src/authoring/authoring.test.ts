import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { parseItem } from '../definition/parse-item.ts';
import { authoringRegistry } from '../fields/authoring-registry.ts';
import { registry } from '../fields/registry.ts';
import type { FieldType } from '../types/field-value.ts';
import { openSession } from '../session/open-session.ts';
import { readSettings } from './read-settings.ts';
import { settingsForm } from './settings-form.ts';
import type { SettingWords } from './setting-words.ts';
import { writeSettings } from './write-settings.ts';

/** Words that are their own key. */
const words = ((): SettingWords => {
  const echo: object = new Proxy({}, { get: (_, key) => String(key), has: () => true });
  if (!speaks(echo)) throw new Error('no words');
  return echo;
})();
const types = Object.keys(registry).filter((name): name is FieldType => name in registry);

describe.each(types)('settings of %s', (type) => {
  const form = parseDefinition(settingsForm(type, words));

  it('are a form without problems', () => {
    expect(form.problems).toEqual([]);
    expect(form.items.length).toBeGreaterThan(0);
    expect(form.items.every((item) => item.label === item.prop)).toBe(true);
  });

  it('survive the property panel unchanged', () => {
    const raw = {
      formItemId: 'x',
      formItemType: type,
      formItemLabel: 'Label',
      formItemRequired: true,
      formItemOriginalData: JSON.stringify({ prop: 'p', rare: [1], ...authoringRegistry[type].sample.item }),
    };
    const answers = readSettings(raw, type);
    const panel = openSession(form, { answers, today: '2026-06-01' });
    const written = writeSettings(raw, type, panel.answers());
    const { source: _, ...before } = parseItem(raw);
    const { source: after, ...now } = parseItem(written);
    expect({ ...now, columns: now.columns.length }).toEqual({ ...before, columns: before.columns.length });
    expect(after['rare']).toEqual([1]);
  });

  it('take what the panel sets', () => {
    const panel = openSession(form, { answers: { label: 'Old', prop: 'p' }, today: '2026-06-01' });
    panel.node('label')?.set('New');
    expect(parseItem(writeSettings({ formItemId: 'x' }, type, panel.answers())).label).toBe('New');
  });
});

function speaks(echo: object): echo is SettingWords {
  return 'label' in echo && 'rules.max' in echo;
}
