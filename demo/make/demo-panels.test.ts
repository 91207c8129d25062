import { openSession, parseDefinition } from '@zhantai/engine';
import { readSettings, settingsForm, writeSettings } from '@zhantai/engine/authoring';
import { expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';

const words: Parameters<typeof settingsForm>[1] = new Proxy(Object.create(null), {
  get: (_, key) => String(key),
});

/** The form of the settings of a type, parsed once. */
const panels = new Map<string, ReturnType<typeof parseDefinition>>();

it.each(demoForms.map((form) => [form.formCode, form] as const))(
  'panels of %s that are opened and closed leave its items to the letter',
  (_, { definition }) => {
    const { items } = parseDefinition(definition);
    expect(definition.formItems).toHaveLength(items.length);
    definition.formItems.forEach((raw, at) => {
      const type = items[at]?.type ?? 'unsupported';
      const item = { ...raw };
      const form = panels.get(type) ?? parseDefinition(settingsForm(type, words));
      panels.set(type, form);
      const panel = openSession(form, { answers: readSettings(item, type), today: '2026-06-01' });
      const before = panel.answers();
      expect(writeSettings(item, type, before, panel.answers())).toBe(item);
    });
  },
);
