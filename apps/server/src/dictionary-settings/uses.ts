import type { Definition, Item, Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { definitionsOf, findAllForms, type PublishedForm } from '../forms/index.ts';

/** A form that chooses from a dictionary, and by which of its items. */
export interface DictionaryUse {
  readonly form: PublishedForm;
  readonly code: string;
  /** Items, or the sub-tables of the columns. */
  readonly props: readonly string[];
}

/** Which dictionaries the published forms choose from. */
export async function findUses(
  database: Database,
  exhibition: Exhibition,
  language: Language,
): Promise<readonly DictionaryUse[]> {
  const definitions = definitionsOf(database);
  const uses: DictionaryUse[] = [];
  for (const form of await findAllForms(database, exhibition)) {
    // Kept once they were read: one after the other is enough.
    const version = await definitions.load(database, exhibition, form.formId, form.version);
    for (const [code, props] of codesIn(version.in(language))) uses.push({ form, code, props });
  }
  return uses;
}

function codesIn({ items }: Definition): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const item of items) {
    for (const one of [item, ...item.columns]) {
      const code = codeOf(one);
      if (code === null) continue;
      const props = found.get(code) ?? [];
      if (!props.includes(item.prop)) props.push(item.prop);
      found.set(code, props);
    }
  }
  return found;
}

/** The code that the address of a dictionary names; null for a list of another kind. */
function codeOf({ dictionary }: Item): string | null {
  if (dictionary === null) return null;
  const { pathname, searchParams } = new URL(dictionary.url, 'http://here');
  const [, own] = /^\/api\/dict\/([^/]+)$/.exec(pathname) ?? [];
  if (own !== undefined) return decodeURIComponent(own);
  const isBlade = /^\/api\/blade-system\/dict(-biz)?\/dictionary$/.test(pathname);
  return isBlade ? (searchParams.get('code') ?? dictionary.query['code'] ?? null) : null;
}
