/**
 * Where the code of the server writes out that a tenant or an exhibition is this one: `where('tenant_id', '=', …)` of a
 * query, `tenant_id = ${…}` or `= $1` of a statement. Joins compare two columns and are none; the demo, migrations and
 * tests are left out.
 * @param column `tenant_id` or `exhibition_id`.
 */
export function writtenPredicates(sources, column) {
  const written = new RegExp(`['"\`.\\s(]${column}['"\`]?\\s*(?:,\\s*)?['"\`]?=['"\`]?\\s*[,$:]`, 'g');
  return sources
    .filter(({ room, isTest }) => room === 'apps/server' && !isTest)
    .filter(({ at, folder }) => folder !== 'demo' && !at.includes('/migrations/'))
    .flatMap(({ at, text }) => [...text.matchAll(written)].map(() => at));
}
