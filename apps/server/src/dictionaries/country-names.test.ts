import type { Language } from '@zhantai/engine';
import { parseItem } from '@zhantai/engine';
import { fromCell } from '@zhantai/engine/tables';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { countryAliases, countryName } from './country-names.ts';

const languages: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

describe('names of places', () => {
  it.each([
    ['HK', ['中国香港', '中國香港', 'Hong Kong, China']],
    ['MO', ['中国澳门', '中國澳門', 'Macao, China']],
    ['TW', ['中国台湾', '中國台灣', 'Taiwan, China']],
    ['US', ['美国', '美國', 'United States']],
    ['CN', ['中国', '中國', 'China']],
  ])('%s in three languages', (code, names) => {
    expect(languages.map((language) => countryName(code, language))).toEqual(names);
  });

  it('are names in every language, no two alike', () => {
    for (const language of languages) {
      const names = countryCodes.map((code) => countryName(code, language));
      expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  describe.each(languages)('in a workbook read by somebody who uses %s', (language) => {
    const item = parseItem({ formItemId: 'c', formItemType: 'select', formItemLabel: 'c' });
    const options = countryCodes.map((value) => ({
      value,
      label: countryName(value, language),
      aliases: countryAliases(value),
    }));
    const read = (text: string): unknown => fromCell(item, text, { optionsOf: () => options });
    it.each([
      [
        'HK',
        [
          '中国香港',
          '香港',
          '中國香港',
          'Hong Kong',
          'HONG KONG SAR',
          'Hong Kong, China',
          'HK',
          'hkg',
          '香港特別行政區',
        ],
      ],
      ['MO', ['澳门', '澳門', 'Macau', 'Macao', 'MAC']],
      ['TW', ['台湾', '臺灣', '台灣', '中国台湾', 'Taiwan', 'Taiwan, China', 'TWN', '中国台湾省']],
      [
        'CN',
        [
          '中国',
          '中國',
          '中华人民共和国',
          '中華人民共和國',
          'China',
          "People's Republic of China",
          'chn',
          '中国大陆',
        ],
      ],
      [
        'US',
        [
          '美国',
          '美國',
          '美利坚合众国',
          '美利堅合眾國',
          'United States',
          'United States of America',
          'USA',
          'U.S.A.',
          'us',
        ],
      ],
      ['GB', ['英国', '英國', 'United Kingdom', 'UK', 'Great Britain', '大不列颠及北爱尔兰联合王国']],
      ['KR', ['韩国', '韓國', '南韓', '大韩民国', 'South Korea', 'Republic of Korea', 'Korea, Republic of']],
      ['CI', ['Cote d\u2019Ivoire', 'Côte d\u2019Ivoire', 'Ivory Coast', '科特迪瓦', '象牙海岸']],
      ['TR', ['Turkey', 'Türkiye', 'TURKIYE', '土耳其']],
      ['DE', ['Ｇｅｒｍａｎｙ', ' 德 国 ', '德意志联邦共和国', 'DEU']],
    ])('%s is understood', (code, names) => {
      expect(names.map((name) => [name, read(name)])).toEqual(names.map((name) => [name, code]));
    });

    it('what is no place stays as it was written, and every name means one place', () => {
      expect(read('Atlantis')).toBe('Atlantis');
      const lost = countryCodes.flatMap((code) =>
        languages.map((other) => countryName(code, other)).filter((name) => read(name) !== code),
      );
      expect(lost).toEqual([]);
    });
  });
});
