import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Articles by a part of their title in any language. */
export async function findNamedArticles(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  text: string,
  most: number,
): Promise<readonly { readonly id: string; readonly title: LocalText }[]> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<{ readonly id: string; readonly title: LocalText }>`
    select article.article_id as id, version.title from article
      join article_version as version on ${inScope(scope, 'version')}
        and version.article_id = article.article_id and version.version = article.version
    where ${inScope(scope, 'article')} and exists (
      select from jsonb_each_text(version.title::jsonb) as named
      where position(${text.toLowerCase()} in lower(named.value)) > 0
    )
    order by article.article_id limit ${most}`.execute(database);
  return rows;
}
