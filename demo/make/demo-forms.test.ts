import { parseDefinition } from '@zhantai/engine';
import type { Item, Option } from '@zhantai/engine';
import { portalRoutes } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { describe, expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { partnerForms } from './partner/partner-forms.ts';
import { demoComments } from './review-comments.ts';

type Language = (typeof languages)[number];

/** Characters that Taiwan does not write. */
const simplified = /[这说时会们为对应种机关审签单证险务联与价标请办压电气馆层图线网书车运货设备报订间门场]/u;

/** How a choice of countries is called, and parts of China that are named without it. */
const regions = [
  ['zh-Hans', '国家/地区', /(?<!中国)(?:香港|澳门|台湾)|港澳/u],
  ['zh-Hant', '國家/地區', /(?<!中國)(?:香港|澳門|[台臺][灣湾])|港澳/u],
  ['en', 'Country/region', /\b(?:Hong Kong|Macao|Macau|Taiwan)\b(?!, China)/],
] as const;

function allItems(form: DemoForm, language: Language): readonly Item[] {
  const { items } = parseDefinition(form.definition, { language });
  return items.flatMap((item) => [item, ...item.columns]);
}

function optionLabels(options: readonly Option[]): readonly string[] {
  return options.flatMap(({ label, children = [] }) => [label, ...optionLabels(children)]);
}

/** Everything of a form that somebody reads. */
function textsOf(form: DemoForm, language: Language): readonly string[] {
  const { setting } = parseDefinition(form.definition, { language });
  return [
    setting.title,
    setting.desc,
    setting.submitText,
    ...allItems(form, language).flatMap((item) => [
      item.label,
      item.help,
      item.placeholder,
      item.unit,
      item.subLabel,
      item.html,
      ...item.rules.map((rule) => rule.message ?? ''),
      ...optionLabels(item.options ?? []),
    ]),
  ];
}

function areFilled(form: DemoForm, language: Language): readonly boolean[] {
  return textsOf(form, language).map((text) => text !== '');
}

describe.each(demoForms.map((form) => [form.formCode, form] as const))('demo form %s', (_, form) => {
  it.each(languages)('has no problems in %s', (language) => {
    expect(parseDefinition(form.definition, { language }).problems).toEqual([]);
  });

  it('has between 9 and 60 items', () => {
    const items = allItems(form, 'zh-Hans');
    expect(items.length).toBeGreaterThanOrEqual(9);
    expect(items.length).toBeLessThanOrEqual(60);
  });

  it('says everything in English without a Chinese character, but for number plates', () => {
    const foreign = textsOf(form, 'en').filter((text) =>
      /\p{Script=Han}/u.test(text.replaceAll('澜A12345', '')),
    );
    expect(foreign).toEqual([]);
  });

  it('says everything in the characters of Taiwan', () => {
    expect(
      textsOf(form, 'zh-Hant').filter((text) => simplified.test(text.replaceAll('澜A12345', ''))),
    ).toEqual([]);
    expect(textsOf(form, 'zh-Hans').some((text) => simplified.test(text))).toBe(true);
  });

  it('asks for a country or region by that name, and names Hong Kong, Macao and Taiwan as parts of China', () => {
    for (const [language, label, bare] of regions) {
      const asking = allItems(form, language).filter(
        ({ dictionary }) => dictionary?.url === '/api/dict/country',
      );
      expect(asking.filter((item) => !item.label.includes(label)).map((item) => item.label)).toEqual([]);
      const options = allItems(form, language).flatMap((item) => optionLabels(item.options ?? []));
      // What a travel document is called is not ours to say.
      expect(options.filter((text) => !/通行[证證]|^Permit /.test(text) && bare.test(text))).toEqual([]);
    }
  });

  it('translates every text that it has', () => {
    const written = areFilled(form, 'zh-Hans');
    expect(areFilled(form, 'en')).toEqual(written);
    expect(areFilled(form, 'zh-Hant')).toEqual(written);
  });

  it('shows and watches items it has', () => {
    const ids = new Set(form.definition.formItems.map(({ formItemId }) => formItemId));
    for (const { triggerList, condition } of form.definition.formLogic.scheme) {
      expect(triggerList.length).toBeGreaterThan(0);
      expect(condition.conditionList.length).toBeGreaterThan(0);
      for (const { formItemId } of [...triggerList, ...condition.conditionList])
        expect(ids).toContain(formItemId);
    }
    for (const formItemId of Object.keys(form.imports)) expect(ids).toContain(formItemId);
  });

  it('watches values that the watched choice has', () => {
    const items = new Map(allItems(form, 'zh-Hans').map((item) => [item.id, item]));
    const optionValues = (options: readonly Option[]): readonly string[] =>
      options.flatMap(({ value, children = [] }) => [String(value), ...optionValues(children)]);
    for (const { formItemId, expression, optionValue } of form.definition.formLogic.scheme.flatMap(
      ({ condition }) => condition.conditionList,
    )) {
      const options = items.get(formItemId)?.options;
      if (options === null || options === undefined || optionValue === '') continue;
      if (expression === 'eq' || expression === 'ne')
        expect([formItemId, optionValues(options)]).toEqual([
          formItemId,
          expect.arrayContaining([optionValue]),
        ]);
    }
  });

  it('closes after it opens, in order', () => {
    const times = [form.opensAt, form.earlyEndAt, form.endAt, form.lateEndAt].filter((time) => time !== null);
    expect(times).toEqual(times.toSorted());
  });

  it('is returned with comments at items it has', () => {
    const props = new Set(form.definition.formItems.map((item) => item.formItemId));
    for (const { prop } of demoComments[form.formId]?.comments ?? [])
      expect(props).toContain(`${form.formId}_${prop}`);
  });
});

describe('demo forms', () => {
  it('are the 47 sheets of the manual, each once', () => {
    const counts = { A: 5, B: 5, C: 19, D: 4, E: 6, F: 8 };
    const sheets = Object.entries(counts).flatMap(([group, count]) =>
      Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
    );
    expect(demoForms.map(({ formCode }) => formCode)).toEqual(sheets);
    for (const key of ['formId', 'pageKey'] as const)
      expect(new Set(demoForms.map((form) => form[key])).size).toBe(demoForms.length);
  });

  it('number what is talked of with the organiser, not what a visitor fills in', () => {
    for (const { definition, roles } of demoForms)
      expect(parseDefinition(definition).setting.showNumber).toBe(!roles.includes('public'));
  });

  it('serve every page of exhibitors and media that is driven by a form of theirs', () => {
    const keys = new Set([...demoForms, ...partnerForms].map(({ pageKey }) => pageKey));
    const wanted = new Set(Object.values(portalRoutes).flatMap(({ pageKeys }) => pageKeys));
    // The medium’s last step hands in the forms of the steps before it.
    wanted.delete('mediaSubmit');
    expect([...wanted].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('show a raw-space exhibitor outside the freight zone 22 sheets that are owed', () => {
    const owed = demoForms.filter(
      ({ roles, boothTypes, tags, required }) =>
        required && roles.includes('exhibitor') && boothTypes?.includes('raw') !== false && tags.length === 0,
    );
    expect(owed).toHaveLength(22);
  });
});
