/** Where the rules of tenant and exhibition stand once: what is written out there is no copy. */
const helper = '/database/scoped/';

/**
 * Where the code of the server writes out that a tenant or an exhibition is this one: `where('tenant_id', '=', …)` or
 * `onRef` of a query, `tenant_id = ${…}` or `= $1` of a statement. The demo, migrations and tests are left out.
 * @param column `tenant_id` or `exhibition_id`.
 */
export function writtenPredicates(sources, column) {
  const written = new RegExp(`['"\`.\\s(]${column}['"\`]?\\s*(?:,\\s*)?['"\`]?=['"\`]?\\s*[,$:]`, 'g');
  return placesOf(sources, written);
}

/** Where a query begins at the database itself and not at `scoped`: it goes over all tenants. */
export function unscopedQueries(sources) {
  const begun = /\b(?:database|transaction)\s*\.(?:selectFrom|updateTable|deleteFrom|insertInto)\(/g;
  return placesOf(sources, begun);
}

/** Statements that are written out as SQL, which the compiler does not read. */
export function writtenStatements(sources) {
  return placesOf(sources, /`\s*\.execute\(|\bfixedStatement(?:<[^`;]*>)?\(\s*`/g);
}

function placesOf(sources, pattern) {
  return sources
    .filter(({ room, isTest }) => room === 'apps/server' && !isTest)
    .filter(({ at, folder }) => folder !== 'demo' && !at.includes('/migrations/') && !at.includes(helper))
    .flatMap(({ at, text }) => [...text.matchAll(pattern)].map(() => at));
}
