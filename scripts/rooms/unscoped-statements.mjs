import { isFixed, scopedTables } from '../house/predicates.mjs';
import { walk } from '../sources/walk.mjs';

/** A table that a statement reads, changes or fills, and what it is called there. */
const named =
  /\b(from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)\b(?:\s+as\s+([a-z_]+)|\s+(?!(?:as|set|where|on|using|values|select|order|group|limit|for|left|full|inner|join|cross|returning|and|union|default|offset|window)\b)([a-z_]+)\b)?/g;
/** How deep parts of statements are looked up that are named in the same file. */
const DEPTH = 4;

/**
 * Statements that are written out as SQL and touch a table whose rows are of a tenant or an exhibition, without saying of
 * which: `file.ts table`, once for each. Each table of a statement must be held against its tenant and exhibition: by
 * `inScope` or `inTenant`, by its columns, or by a join over them. What begins at `scoped` is not written out.
 */
export function unscopedStatements(sources) {
  const known = scopedTables(sources);
  return sources
    .filter(
      ({ room, isTest, text }) => room === 'apps/server' && !isTest && /\bsql\b|fixedStatement/.test(text),
    )
    .filter(({ at }) => !/\/migrations\/|\/database\/scoped\//.test(at))
    .flatMap((source) =>
      statementsOf(source).flatMap((text) =>
        unscopedTables(text, known).map((name) => `${source.at} ${name}`),
      ),
    )
    .filter((place, at, all) => all.indexOf(place) === at);
}

/** The statements of a file, each with the parts in it that the file names. */
function statementsOf({ program, text }) {
  const parts = new Map();
  const found = [];
  walk(program, (node, parent) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init !== null)
      parts.set(node.id.name, text.slice(node.init.start, node.init.end));
    if (node.type === 'FunctionDeclaration')
      parts.set(node.id.name, text.slice(node.body.start, node.body.end));
    const isStatement =
      node.type === 'TaggedTemplateExpression'
        ? node.tag.name === 'sql'
        : isFixed(parent) && node.type === 'TemplateLiteral';
    if (isStatement) found.push(text.slice(node.start, node.end));
  });
  return found.map((statement) => filledIn(statement, parts, DEPTH));
}

/** A statement with the parts named in `${…}` written out behind their names. */
function filledIn(statement, parts, depth) {
  if (depth === 0) return statement;
  return statement.replaceAll(/\$\{([^`{}]*)\}/g, (whole, code) => {
    const behind = [...code.matchAll(/(?<![.\w])[a-z]\w*/gi)].flatMap(([name]) => parts.get(name) ?? []);
    return `${whole} ${behind.map((part) => conditionsOf(filledIn(part, parts, depth - 1))).join(' ')}`;
  });
}

/** What a part says of scopes: the tables in it are held against theirs where it is written. */
const conditionsOf = (part) => (/\b(?:from|join|into|update)\s+[a-z_]+/.test(part) ? '' : part);

function unscopedTables(text, known) {
  const tables = [...text.matchAll(named)].filter(([, , name]) => known.has(name));
  let unnamed = count(
    text,
    /\bin(?:Scope|Tenant)\([^,()]*(?:\{[^{}]*\})?\)|(?<![.\w])tenant_id\s*=|\(\s*tenant_id\b[^()]*\)\s*(?:=|in\b|from\b)/g,
  );
  unnamed += count(text, /\busing\s*\(\s*tenant_id\b/g) * 2;
  return tables.flatMap((table) => {
    const [, verb, name, as, bare] = table;
    const alias = as ?? bare ?? name;
    // The columns that are filled come first.
    if (verb === 'into' && /^[^]{0,300}\btenant_id\b/.test(text.slice(table.index + table[0].length)))
      return [];
    if (isScoped(text, alias, known.get(name))) return [];
    if (unnamed > 0) {
      unnamed -= 1;
      return [];
    }
    return [name];
  });
}

/** Whether a statement holds a table against its tenant, and its exhibition where it has one, by the name it has there. */
function isScoped(text, alias, scope) {
  if (new RegExp(`\\bin(?:Scope|Tenant)\\([^'"]*['"]${alias}['"]\\)`).test(text)) return true;
  const holds = (column) => new RegExp(`\\b${alias}\\.${column}\\b`).test(text);
  return holds('tenant_id') && (scope === 'tenant' || holds('exhibition_id'));
}

const count = (text, pattern) => [...text.matchAll(pattern)].length;
