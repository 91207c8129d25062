import { parseDefinition, validate } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { renderProblem } from '@zhantai/messages/problems';
import { describe, expect, it } from 'vitest';
import { demoContext, mainBooth } from './demo-context.ts';
import { demoForms } from './demo-forms.ts';
import { demoDictionaries } from './dictionaries.ts';
import { demoExhibition } from './exhibition.ts';
import { demoExhibitors } from './exhibitors.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { demoComments } from './review-comments.ts';
import { sampleAnswers, sampleDraft } from './sample-answers.ts';
import type { SampleSource } from './samples/sample-files.ts';

const TODAY = '2026-11-18';
const source: SampleSource = { fileId: (kind) => `file-${kind}`, personId: 'account-1' };

/** Options of the demo's dictionaries, so that sample answers are held against them. */
function optionsOf(item: Item) {
  const code = item.dictionary?.url.replace('/api/dict/', '') ?? '';
  const entries = item.multiple || item.type === 'select' ? demoDictionaries[code] : undefined;
  return entries?.map(({ value, label }) => ({ value, label: label[0] })) ?? null;
}

function allItems(form: DemoForm, language: (typeof languages)[number]): readonly Item[] {
  const { items } = parseDefinition(form.definition, { language });
  return items.flatMap((item) => [item, ...item.columns]);
}

describe.each(demoForms.map((form) => [form.sheetCode, form] as const))('demo form %s', (_, form) => {
  it.each(languages)('has no problems in %s', (language) => {
    expect(parseDefinition(form.definition, { language, hooks: [] }).problems).toEqual([]);
  });

  it('has between 20 and 60 items, in sections', () => {
    const items = allItems(form, 'zh-Hans');
    expect(items.length).toBeGreaterThanOrEqual(20);
    expect(items.length).toBeLessThanOrEqual(60);
    expect(items.filter((item) => item.type === 'title').length).toBeGreaterThanOrEqual(2);
  });

  it('says everything in English without a Chinese character', () => {
    const texts = allItems(form, 'en').flatMap((item) => [
      item.label,
      item.help,
      item.placeholder,
      item.unit,
      item.subLabel,
      item.html,
      ...item.rules.map((rule) => rule.message ?? ''),
      ...(item.options ?? []).map((option) => option.label),
    ]);
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    const setting = parseDefinition(form.definition, { language: 'en' }).setting;
    expect([setting.title, setting.submitText]).toEqual([form.title['en'], 'Submit']);
  });

  it('takes the sample answers of every exhibitor to whom it applies', () => {
    const definition = parseDefinition(form.definition);
    for (const exhibitor of demoExhibitors) {
      if (mainBooth(exhibitor) === undefined && form.formId !== 'exhibitor') continue;
      const answers = sampleAnswers(form, exhibitor, source, TODAY);
      const options = { today: TODAY, context: demoContext(exhibitor, TODAY), optionsOf };
      const found = validate(definition, answers, { ...options, stored: answers });
      const sentences = found.map(
        (problem) => `${exhibitor.id} ${problem.prop}: ${renderProblem(problem, 'zh-Hans')}`,
      );
      expect(sentences).toEqual([]);
      expect(validate(definition, sampleDraft(form, exhibitor, source, TODAY), options)).not.toEqual([]);
    }
  });

  it('is returned with comments at items it has', () => {
    const props = new Set(form.definition.formItems.map((item) => item.formItemId));
    for (const { prop } of demoComments[form.formId]?.comments ?? [])
      expect(props).toContain(`${form.formId}_${prop}`);
  });
});

describe('demo exhibitors', () => {
  it('are 40 with distinct ids, booths and mobiles, in more than three halls', () => {
    expect(demoExhibitors).toHaveLength(40);
    const booths = demoExhibitors.flatMap(({ booths: own }) => own);
    expect(new Set(demoExhibitors.map(({ id }) => id)).size).toBe(40);
    expect(new Set(demoExhibitors.map(({ contact }) => contact.mobile)).size).toBe(40);
    expect(new Set(booths.map(({ hall, number }) => `${hall} ${number}`)).size).toBe(booths.length);
    expect(new Set(booths.map(({ hall }) => hall)).size).toBeGreaterThan(3);
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
    expect(byId.get('Z02')?.nameEn.length).toBe(120);
    for (const { shortName } of demoExhibitors) expect(Array.from(shortName).length).toBeLessThanOrEqual(12);
  });

  it('stand in every state', () => {
    const states = new Set(demoExhibitors.flatMap(({ progress }) => Object.values(progress)));
    expect([...states].sort()).toEqual(['adopt', 'draft', 'fail', 'none', 'submitted', 'wait']);
  });
});

it('demo dictionaries name parents they have, and values without separators', () => {
  for (const entries of Object.values(demoDictionaries)) {
    const values = new Set(entries.map(({ value }) => value));
    expect(values.size).toBe(entries.length);
    for (const { value, parent } of entries) {
      expect(value).not.toMatch(/[,|]|_>/);
      if (parent !== null) expect(values).toContain(parent);
    }
  }
});
