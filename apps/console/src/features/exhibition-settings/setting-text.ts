import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';

/** A setting as people call it. */
export function settingLabel(key: string, { fields }: ExhibitionSettingsWords): string {
  return new Map<string, string>(Object.entries(fields)).get(key) ?? key;
}

/** The value of a setting in words; empty for none. */
export function settingText(key: string, value: unknown, words: ExhibitionSettingsWords): string {
  if (key === 'logo') return typeof value === 'string' ? words.hasLogo : '';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.length === 0) return '';
  if (key !== 'languages') return words.count(value.length);
  const marks = new Map<string, string>(Object.entries(words.languageMarks));
  return value.map((one) => marks.get(String(one)) ?? String(one)).join(words.separator);
}
