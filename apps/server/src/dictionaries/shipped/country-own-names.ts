import type { Language } from '@zhantai/engine';

/** Names of countries and regions that are ours, not those of the platform, by code. */
export const countryOwnNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  HK: { 'zh-Hans': '中国香港', 'zh-Hant': '中國香港', en: 'Hong Kong, China' },
  MO: { 'zh-Hans': '中国澳门', 'zh-Hant': '中國澳門', en: 'Macao, China' },
  TW: { 'zh-Hans': '中国台湾', 'zh-Hant': '中國台灣', en: 'Taiwan, China' },
  PS: { 'zh-Hans': '巴勒斯坦', 'zh-Hant': '巴勒斯坦', en: 'Palestine' },
};
