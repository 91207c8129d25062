import type { ConsoleFormSettings, FormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';

/** A setting as people call it. */
export function settingLabel(key: string, { fields }: FormSettingsWords): string {
  return new Map<string, string>(Object.entries(fields)).get(key) ?? key;
}

/** The value of a setting in words; empty for none. @param others forms that it may name. */
export function settingText(
  key: string,
  value: unknown,
  words: FormSettingsWords,
  others: ConsoleFormSettings['others'] = [],
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    if (key === 'optionQuotas') return value.length === 0 ? '' : words.quotas.some(value.length);
    return value.map((one) => nameOf(key, String(one), words)).join(words.separator);
  }
  if (isAfter(value)) {
    const first = others.find(({ formId }) => formId === value.formId);
    return words.comesAfter[value.on](first?.code ?? words.anotherForm);
  }
  if (isPassQuota(value)) return words.passes.text(value.squareMetres, value.passes, value.least);
  if (typeof value !== 'string') return '';
  return key.endsWith('At') ? value.slice(0, 16) : nameOf(key, value, words);
}

function nameOf(key: string, value: string, words: FormSettingsWords): string {
  const { roles, boothTypes, submissions } = words;
  const named = new Map<string, Readonly<Record<string, string>>>(
    Object.entries({ roles, boothTypes, submissions }),
  ).get(key);
  return named?.[value] ?? value;
}

function isAfter(value: unknown): value is NonNullable<FormSettings['after']> {
  return typeof value === 'object' && value !== null && 'formId' in value && 'on' in value;
}

interface PassQuota {
  readonly squareMetres: number;
  readonly passes: number;
  readonly least: number;
}

function isPassQuota(value: unknown): value is PassQuota {
  return typeof value === 'object' && value !== null && 'squareMetres' in value && 'least' in value;
}
