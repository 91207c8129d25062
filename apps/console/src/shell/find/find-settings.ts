import type { ConsoleForm } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import type { Finding } from './finding.ts';

/** What settings are called in the reader's language. */
export interface SettingWords {
  readonly form: FormSettingsWords;
  /** Null for who does not set up the exhibition. */
  readonly exhibition: ExhibitionSettingsWords | null;
}

/** So many are shown. */
const MOST = 8;

/**
 * Settings of the exhibition and of forms by a part of what they are called. Other words that are typed name the form, by
 * its code or title; without any the list of forms is where one is chosen.
 */
export function findSettings(
  text: string,
  settings: SettingWords,
  forms: readonly ConsoleForm[],
  words: ConsoleWords,
): readonly Finding[] {
  const parts = text
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return [];
  const ofExhibition = Object.entries(settings.exhibition?.fields ?? {})
    .filter(([, label]) => has(label, parts))
    .map(([key, label]): Finding => ({
      kind: 'settings',
      id: `exhibition ${key}`,
      label,
      note: words.ways.exhibition,
      path: '/exhibition',
    }));
  const labels = Object.entries(settings.form.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const ofForms = labels.flatMap(([key, label]): readonly Finding[] => {
    const others = parts.filter((part) => !label.toLowerCase().includes(part));
    if (others.length === parts.length) return [];
    if (others.length === 0)
      return [{ kind: 'settings', id: `form ${key}`, label, note: words.find.anyForm, path: '/forms' }];
    return forms
      .filter(({ formCode, title }) => has(`${formCode} ${title}`, others))
      .map(({ formId, formCode, title }) => ({
        kind: 'settings',
        id: `form ${formId} ${key}`,
        label,
        note: `${formCode} ${title}`,
        path: `/forms/${encodeURIComponent(formId)}/settings`,
      }));
  });
  return [...ofExhibition, ...ofForms].slice(0, MOST);
}

function has(label: string, wanted: readonly string[]): boolean {
  return wanted.every((part) => label.toLowerCase().includes(part));
}
