import { parseDefinition, validate } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { renderProblem } from '@zhantai/messages/problems';
import { describe, expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';
import { demoChoices } from './dictionaries/choices.ts';
import { demoDictionaries } from './dictionaries/dictionaries.ts';
import { demoExhibition } from './exhibition.ts';
import { demoExhibitors } from './exhibitors/exhibitors.ts';
import { progressOf } from './progress.ts';
import { sampleAnswers, sampleDraft } from './sample-answers.ts';
import { accountPersona, exhibitorPersona } from './samples/personas.ts';
import type { SampleSource } from './samples/sample-files.ts';
import type { SamplePersona } from './samples/sample-persona.ts';
import { demoAccounts } from './staff.ts';

const TODAY = '2026-11-18';
const source: SampleSource = {
  fileId: (kind) => `file-${kind}`,
  personId: 'account-1',
  transportId: 'account-2',
  serial: 1,
};
const personas: readonly SamplePersona[] = [
  // Of those that are made of parts a few say enough.
  ...demoExhibitors.filter((_, index) => index < 40 || index % 23 === 0).map(exhibitorPersona),
  ...demoAccounts.filter(({ phone }) => phone !== null).map(accountPersona),
];

/** Options of the demo's dictionaries, so that sample answers are held against them. */
function optionsOf(item: Item) {
  const code = item.dictionary?.url.replace('/api/dict/', '') ?? '';
  const entries = item.type === 'cascader' ? undefined : demoChoices.get(code);
  return entries?.map(({ value }) => ({ value, label: value })) ?? null;
}

describe.each(demoForms.map((form) => [form.formCode, form] as const))('demo form %s', (_, form) => {
  const definition = parseDefinition(form.definition);
  const applies = (persona: SamplePersona): boolean =>
    persona.exhibitor === null
      ? !form.roles.includes('exhibitor')
      : form.roles.includes('exhibitor') && (persona.booth !== undefined || form.formId === 'exhibitor');

  it('takes the sample answers of everybody to whom it applies', () => {
    for (const persona of personas.filter(applies)) {
      const context = persona.contextOn(TODAY);
      const answers = sampleAnswers(form, persona, source, TODAY);
      const found = validate(definition, answers, { today: TODAY, context, optionsOf, stored: answers });
      const sentences = found.map(
        (problem) =>
          `${persona.id} ${problem.prop} ${problem.path?.join('.') ?? ''}: ${renderProblem(problem, 'zh-Hans')}`,
      );
      expect(sentences).toEqual([]);
    }
  });

  it('asks for something: an empty form is refused', () => {
    expect(validate(definition, {}, { today: TODAY, optionsOf })).not.toEqual([]);
  });
});

describe('drafts', () => {
  it('still lack something', () => {
    // Forms without review are orders, of which the first half may be one.
    for (const form of demoForms.filter(({ review }) => review)) {
      for (const exhibitor of demoExhibitors) {
        if (progressOf(exhibitor, form) !== 'draft') continue;
        const persona = exhibitorPersona(exhibitor);
        const draft = sampleDraft(form, persona, source, TODAY);
        const context = persona.contextOn(TODAY);
        const found = validate(parseDefinition(form.definition), draft, { today: TODAY, context, optionsOf });
        expect([form.formId, exhibitor.id, found.length > 0]).toEqual([form.formId, exhibitor.id, true]);
      }
    }
  });
});

describe('demo exhibitors', () => {
  it('are 500 with distinct ids, names, booths and mobiles, in every hall', () => {
    expect(demoExhibitors).toHaveLength(500);
    const booths = demoExhibitors.flatMap(({ booths: own }) => own);
    expect(new Set(demoExhibitors.map(({ id }) => id)).size).toBe(500);
    expect(new Set(demoExhibitors.map(({ name }) => name)).size).toBe(500);
    expect(new Set(demoExhibitors.map(({ contact }) => contact.mobile)).size).toBe(500);
    expect(new Set(booths.map(({ hall, number }) => `${hall} ${number}`)).size).toBe(booths.length);
    expect(new Set(booths.map(({ hall }) => hall)).size).toBe(8);
    const halls = new Set(demoExhibition.profile.halls.map(({ hall }) => hall));
    for (const booth of booths) {
      expect(halls).toContain(booth.hall);
      expect(booth.number).toMatch(/^[A-D]\d{3}$/);
      expect(booth.area).toBeGreaterThanOrEqual(9);
    }
  });

  it('hold the edge cases of length', () => {
    const byId = new Map(demoExhibitors.map((exhibitor) => [exhibitor.id, exhibitor]));
    expect(Array.from(byId.get('Z01')?.name ?? '')).toHaveLength(60);
    expect(Array.from(byId.get('Z01')?.shortName ?? '')).toHaveLength(12);
    expect(byId.get('Z02')?.nameEn.length).toBe(120);
    for (const { shortName } of demoExhibitors) expect(Array.from(shortName).length).toBeLessThanOrEqual(12);
  });

  it('stand in every state, also with most of the forms beyond the first', () => {
    const forms = demoForms.filter(({ formCode }) => ['B3', 'C2', 'C3', 'D1'].includes(formCode));
    const found = forms.map(
      (form) => new Set(demoExhibitors.map((exhibitor) => progressOf(exhibitor, form))),
    );
    for (const states of found) expect(states.size).toBeGreaterThanOrEqual(4);
    const together = new Set(found.flatMap((states) => [...states]));
    expect([...together].sort()).toEqual(['adopt', 'draft', 'fail', 'none', 'wait']);
  });
});

it('dictionaries name parents they have, and values without separators', () => {
  for (const entries of [...Object.values(demoDictionaries), ...demoChoices.values()]) {
    const values = new Set(entries.map(({ value }) => value));
    expect(values.size).toBe(entries.length);
    for (const { value, parent } of entries) {
      expect(value).not.toMatch(/[,|]|_>/);
      if (parent !== null) expect(values).toContain(parent);
    }
  }
});
