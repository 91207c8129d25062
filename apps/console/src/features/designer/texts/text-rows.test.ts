import { formTexts } from '@zhantai/engine/authoring';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { describe, expect, it } from 'vitest';
import { changedTexts, checkedTexts, listedTexts, textRow } from './text-rows.ts';

const texts = formTexts({
  formItems: [
    {
      formItemId: 'a',
      formItemType: 'input',
      formItemLabel: '馆',
      formItemOriginalData:
        '{"i18n":{"en":{"label":"Hall","madeOf":{"label":"x"}},"zh-Hant":{"label":"館"}}}',
    },
    { formItemId: 'b', formItemType: 'input', formItemLabel: '号' },
  ],
});
const keys = (list: typeof texts) => list.map(({ key }) => key);

describe('the table of texts', () => {
  it('lists what is missing, what has to be looked at, and what holds a text', () => {
    expect(keys(listedTexts(texts, 'all', ''))).toEqual(['a/label', 'b/label']);
    expect(keys(listedTexts(texts, 'missing', ''))).toEqual(['b/label']);
    expect(keys(listedTexts(texts, 'unchecked', ''))).toEqual(['a/label']);
    expect(keys(listedTexts(texts, 'all', 'hAll'))).toEqual(['a/label']);
  });

  it('says the state of each, and what was changed of its rows', async () => {
    const { texts: words } = await loadDesignerWords('zh-Hans');
    const rows = texts.map((text) => textRow(text, 'W', words));
    expect(rows.map((row) => row['state'])).toEqual([
      'English待核',
      '缺繁體，展商会看到简体；缺English，展商会看到简体',
    ]);
    const after = rows.map((row) => ({ ...row, en: 'New' }));
    expect(changedTexts(rows, after)).toEqual([
      { key: 'a/label', language: 'en', text: 'New' },
      { key: 'b/label', language: 'en', text: 'New' },
    ]);
    expect(checkedTexts(texts)).toEqual([{ key: 'a/label', language: 'en', text: 'Hall' }]);
  });
});
