import type { Database } from '../../database/database.ts';
import { localText, type Scope } from '../../exhibitions/index.ts';
import { findDefinitions, findForms, readFormTexts } from '../../forms/index.ts';
import type { DatedPlace } from './checks.ts';
import { findArticleTexts } from './store.ts';

/** Years and days that the texts of published forms and of articles say. */
export async function readDated(database: Database, scope: Scope): Promise<readonly DatedPlace[]> {
  const [forms, keys, articles] = await Promise.all([
    findForms(database, scope),
    findDefinitions(database, scope),
    findArticleTexts(database, scope),
  ]);
  const places: DatedPlace[] = [];
  for (const { formId, formCode } of forms) {
    const key = keys.find((one) => one.formId === formId && one.kind === 'version');
    if (key === undefined) continue;
    const { years, dayOptions } = await readFormTexts(database, scope, key);
    places.push({ name: formCode, years, dayOptions });
  }
  for (const { title, years } of articles)
    places.push({ name: localText(title, 'zh-Hans'), years, dayOptions: [] });
  return places;
}
