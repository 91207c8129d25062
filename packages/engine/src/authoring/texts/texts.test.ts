import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import { formTexts } from './form-texts.ts';
import { withTexts } from './with-texts.ts';

const detail: JsonObject = {
  formSetting: { title: '展台' },
  formItems: [
    {
      formItemId: 'a',
      formItemType: 'radio',
      formItemLabel: '馆',
      formItemOriginalData:
        '{"prop":"hall","dicData":[{"label":"北","value":"n.1"}],"rules":[{"required":true,"message":"请选"}],"i18n":{"en":{"label":"Hall"}}}',
    },
    {
      formItemId: 't',
      formItemType: 'dynamic',
      formItemLabel: '设备',
      formItemOriginalData:
        '{"prop":"gear","children":{"column":[{"prop":"name","label":"名称","type":"input"}]}}',
    },
  ],
};
const find = (form: JsonObject, key: string) => formTexts(form).find((text) => text.key === key);

describe('the texts of a form', () => {
  it('are listed in the order of its page, with their translations', () => {
    expect(
      formTexts(detail).map(({ key, written, translations }) => [key, written, translations.en]),
    ).toEqual([
      ['/title', '展台', ''],
      ['a/label', '馆', 'Hall'],
      ['a/options/n.1', '北', ''],
      [`a/messages/${encodeURIComponent('请选')}`, '请选', ''],
      ['t/label', '设备', ''],
      ['t/name/label', '名称', ''],
    ]);
  });

  it('are translated where the engine reads them, and nothing else changes', () => {
    const changes = formTexts(detail).map(({ key }, at) => ({
      key,
      language: 'en' as const,
      text: `T${at}`,
    }));
    const translated = withTexts(detail, changes);
    const { items, setting } = parseDefinition(translated, { language: 'en' });
    expect(setting.title).toBe('T0');
    expect(items[0]).toMatchObject({ label: 'T1', options: [{ value: 'n.1', label: 'T2' }] });
    expect(items[0]?.rules[0]?.message).toBe('T3');
    expect(items[1]?.columns[0]?.label).toBe('T5');
    expect(formTexts(translated).some(({ unchecked }) => unchecked.en)).toBe(false);
    const taken = withTexts(
      translated,
      changes.map((change) => ({ ...change, text: '' })),
    );
    expect(formTexts(taken).every(({ translations }) => translations.en === '')).toBe(true);
    expect(parseDefinition(taken).items.map(({ label }) => label)).toEqual(['馆', '设备']);
  });

  it('are to be looked at when what they were made of changed, or a program made them', () => {
    const translated = withTexts(detail, [{ key: 't/label', language: 'en', text: 'Gear' }]);
    const [first, table] = Array.isArray(translated['formItems']) ? translated['formItems'] : [];
    const renamed = { ...translated, formItems: [first, { ...Object(table), formItemLabel: '机器' }] };
    expect(find(translated, 't/label')?.unchecked.en).toBe(false);
    expect(find(renamed, 't/label')?.unchecked.en).toBe(true);
    const checked = withTexts(renamed, [{ key: 't/label', language: 'en', text: 'Gear' }]);
    expect(find(checked, 't/label')?.unchecked.en).toBe(false);
    const made = withTexts(detail, [{ key: 'a/label', language: 'zh-Hant', text: '館', isMade: true }]);
    expect(find(made, 'a/label')?.unchecked['zh-Hant']).toBe(true);
    // What nobody made here is taken as it is.
    expect(find(detail, 'a/label')?.unchecked.en).toBe(false);
  });
});
