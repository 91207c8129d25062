import { walk } from '../sources/walk.mjs';

/** Where the rules of tenant and exhibition stand once: what is written out there is no copy. */
const helper = '/database/scoped/';
const scopes = 'apps/server/src/database/scoped/table-scopes.ts';

/**
 * Where the code of the server writes out that a tenant or an exhibition is this one: `where('tenant_id', '=', …)` or
 * `onRef` of a query, `tenant_id = ${…}` of a statement. Texts of `fixedStatement` have `$1` and `$2` for want of
 * `inScope`; that they hold each table is checked with the other statements. Migrations and tests are left out.
 * @param column `tenant_id` or `exhibition_id`.
 */
export function writtenPredicates(sources, column) {
  const written = new RegExp(`['"\`.\\s(]${column}['"\`]?\\s*(?:,\\s*)?['"\`]?=['"\`]?\\s*[,$:]`, 'g');
  return serverCode(sources).flatMap((source) =>
    [...withoutFixed(source).matchAll(written)].map(() => source.at),
  );
}

/**
 * Where a query begins at the database itself and not at `scoped`, at a table whose rows belong to somebody: it goes over
 * all tenants. `file.ts table`.
 */
export function unscopedQueries(sources) {
  const known = scopedTables(sources);
  const begun =
    /\b(?:database|transaction)\s*\.(?:selectFrom|updateTable|deleteFrom|insertInto)\(\s*(\[[^\]]*\]|'[^']*')/g;
  return serverCode(sources).flatMap(({ at, text }) =>
    [...text.matchAll(begun)]
      .flatMap(([, tables]) => [...tables.matchAll(/'(\w+)/g)].map(([, table]) => table))
      .filter((table) => known.has(table))
      .map((table) => `${at} ${table}`),
  );
}

/** Statements that are written out as SQL, which the compiler does not read. */
export function writtenStatements(sources) {
  const written = /`\s*\.execute\(|\bfixedStatement(?:<[^`;]*>)?\(\s*`/g;
  return serverCode(sources).flatMap(({ at, text }) => [...text.matchAll(written)].map(() => at));
}

/** The tables whose rows belong to a tenant or an exhibition, with which. */
export function scopedTables(sources) {
  const text = sources.find(({ at }) => at === scopes)?.text ?? '';
  return new Map(
    [...text.matchAll(/^ {2}(\w+): '(exhibition|tenant)',$/gm)].map(([, table, scope]) => [table, scope]),
  );
}

function serverCode(sources) {
  return sources
    .filter(({ room, isTest }) => room === 'apps/server' && !isTest)
    .filter(({ at }) => !at.includes('/migrations/') && !at.includes(helper));
}

function withoutFixed({ text, program }) {
  if (!text.includes('fixedStatement')) return text;
  const fixed = [];
  walk(program, (node, parent) => {
    if (node.type === 'TemplateLiteral' && isFixed(parent)) fixed.push(node);
  });
  let code = '';
  let from = 0;
  for (const { start, end } of fixed) {
    code += text.slice(from, start);
    from = end;
  }
  return code + text.slice(from);
}

/** Whether a syntax node is a call whose first argument is the text of a statement. */
export function isFixed(node) {
  return node?.type === 'CallExpression' && node.callee.name === 'fixedStatement';
}
