import type { FormOutside } from '@zhantai/contract';
import { parseDefinition, type Definition, type Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { readFormNames, type NamedForm, type requireSeenForm } from '../form-settings/index.ts';
import type { Detail } from './store/drafts.ts';

type OptionQuota = NonNullable<KeptForm['quotas']['options']>[number];
type KeptForm = Awaited<ReturnType<typeof requireSeenForm>>;

/**
 * What forbids to publish a draft beside what the engine finds in it (console.md §2): another form in use has its page key,
 * the form waits for itself by way of another one, limits are about options that the draft does not offer.
 */
export async function findOutside(
  database: Database,
  scope: Scope,
  form: KeptForm,
  detail: Detail,
  language: Language,
): Promise<FormOutside[]> {
  const definition = parseDefinition(detail, { language });
  const names = await readFormNames(database, scope);
  const named = (form.quotas.options ?? [])
    .filter((quota) => !offers(definition, quota))
    .map(({ prop, option }): FormOutside => ({
      code: 'quotaGone',
      label: labelOf(definition, prop),
      of: option,
    }));
  return [...takenKey(form, names), ...circle(form, names), ...named];
}

function offers({ itemByProp }: Definition, { prop, column, option }: OptionQuota): boolean {
  const field = itemByProp.get(prop);
  const item = column === null ? field : field?.columns.find((one) => one.prop === column);
  if (item === undefined) return false;
  // What comes from a dictionary is not known here.
  return item.options === null || item.options.some(({ value }) => String(value) === option);
}

function labelOf({ itemByProp }: Definition, prop: string): string {
  return itemByProp.get(prop)?.label || prop;
}

function takenKey({ form_id: id, page_key: key }: KeptForm, names: readonly NamedForm[]): FormOutside[] {
  const other = names.find((one) => one.inUse && one.formId !== id && one.pageKey === key);
  return other === undefined ? [] : [{ code: 'pageKeyTaken', label: key, of: other.code }];
}

/** The form that leads back to this one. */
function circle({ form_id: id }: KeptForm, names: readonly NamedForm[]): FormOutside[] {
  const byId = new Map(names.map((form) => [form.formId, form]));
  const seen = new Set([id]);
  for (let at = byId.get(id)?.afterId ?? null; at !== null; at = byId.get(at)?.afterId ?? null) {
    if (at === id) return [{ code: 'afterCircle', label: byId.get(id)?.code ?? '', of: null }];
    if (seen.has(at)) return [];
    const first = byId.get(at);
    if (first?.afterId === id) return [{ code: 'afterCircle', label: first.code, of: null }];
    seen.add(at);
  }
  return [];
}
