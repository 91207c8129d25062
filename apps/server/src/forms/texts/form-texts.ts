import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { readDays, type DatedTexts } from './read-days.ts';
import { readLabels, type ItemLabels } from './read-labels.ts';
import { findDefinitionKeys, readDefinition, type DefinitionKey } from './store.ts';

/** What the texts of a definition say, without the definition. */
export interface FormTexts extends DatedTexts {
  readonly items: readonly ItemLabels[];
}

/** Definitions never change, so what was read once stays right; the ones read longest ago make room. */
const known = new Map<string, { readonly texts: FormTexts; readonly size: number }>();
/** Characters of all that is known: a draft may be large, and every state of it is another definition. */
const MOST_CHARACTERS = 20_000_000;
let characters = 0;

/** What every form asks now, and what its draft does, in no particular order. */
export function findDefinitions(database: Database, scope: Scope): Promise<readonly DefinitionKey[]> {
  return findDefinitionKeys(database, scope);
}

/** The texts of a published version or of one state of a draft; empty where it is gone. */
export async function readFormTexts(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  key: DefinitionKey,
): Promise<FormTexts> {
  const { formId, kind, number } = key;
  const name = JSON.stringify([tenantId, exhibitionId, formId, kind, number]);
  const before = known.get(name);
  if (before !== undefined) {
    known.delete(name);
    known.set(name, before);
    return before.texts;
  }
  const definition = await readDefinition(database, { tenantId, exhibitionId }, key);
  const texts = { items: readLabels(definition), ...readDays(definition) };
  forget(name);
  const size = name.length + JSON.stringify(texts).length;
  known.set(name, { texts, size });
  characters += size;
  for (const oldest of known.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    forget(oldest);
  }
  return texts;
}

function forget(name: string): void {
  characters -= known.get(name)?.size ?? 0;
  known.delete(name);
}
