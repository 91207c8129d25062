import type { SearchAnswer } from '@zhantai/contract';
import { maySeeForm, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { localText, type Scope } from '../../exhibitions/index.ts';
import { findDefinitions, readFormTexts } from '../../forms/index.ts';

/** The form that an item is of, as people call it. */
interface NamedForm {
  readonly formId: string;
  readonly formCode: string;
  readonly title: Readonly<Record<string, string>>;
}

/**
 * Items of these forms by a part of their label in any language; of a draft those alone that the published version does
 * not call so.
 */
export async function findFields(
  database: Database,
  scope: Scope,
  {
    limits,
    forms,
    low,
    language,
    most,
  }: {
    readonly limits: Limits;
    readonly forms: readonly NamedForm[];
    /** What is sought, in small letters. */
    readonly low: string;
    readonly language: string;
    readonly most: number;
  },
): Promise<SearchAnswer['fields']> {
  const named = new Map(forms.map((form) => [form.formId, form]));
  const keys = (await findDefinitions(database, scope)).filter(
    ({ formId }) => named.has(formId) && maySeeForm(limits, formId),
  );
  // What is published first, so that its items are not told again of the draft.
  const ordered = [
    ...keys.filter(({ kind }) => kind === 'version'),
    ...keys.filter(({ kind }) => kind === 'draft'),
  ];
  const found = new Map<string, SearchAnswer['fields'][number]>();
  for (const key of ordered) {
    const form = named.get(key.formId);
    if (form === undefined) continue;
    const { items } = await readFormTexts(database, scope, key);
    for (const { formItemId, labels } of items) {
      if (!Object.values(labels).some((label) => label.toLowerCase().includes(low))) continue;
      const label = labels[language] ?? labels['zh-Hans'] ?? Object.values(labels)[0] ?? '';
      const place = `${key.formId} ${formItemId} ${label}`;
      if (found.has(place)) continue;
      const { formId, formCode, title } = form;
      const isDraft = key.kind === 'draft';
      found.set(place, { formId, formCode, title: localText(title, language), formItemId, label, isDraft });
      if (found.size >= most) return [...found.values()];
    }
  }
  return [...found.values()];
}
