import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A column as the types of the tables have it. */
export interface TypedColumn {
  readonly column: string;
  /** What is read of it: `string`, `number`, `boolean`, `Date`, `Buffer`, `string[]`, `number[]`, or `json` for all that is parsed. */
  readonly kind: string;
  readonly nullable: boolean;
  /** A row may be inserted without it. */
  readonly optional: boolean;
}

const plain = ['string', 'number', 'boolean', 'Date', 'Buffer', 'string[]', 'number[]'];
const aliasPattern = /^(?:export )?type (\w+)(?:<(\w+)>)? =\s*([^;]+);/gm;
const memberPattern = /^ {2}(?:readonly )?(\w+)\??:\s*([\s\S]*?);$/gm;
const interfacePattern = /^(?:export )?interface (\w+)(?:\s+extends\s+([\w,\s<>'|]+?))? \{\n([\s\S]*?)^\}/gm;

/** Reads the types of all tables out of their source, by table. */
export function readTableTypes(): ReadonlyMap<string, readonly TypedColumn[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^(schema|.*-tables)\.ts$/.test(name));
  const texts = files.map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  );
  const interfaces = new Map<
    string,
    { readonly bases: readonly string[]; readonly aliases: Aliases; readonly body: string }
  >();
  for (const text of texts) {
    const aliases = new Map(
      [...text.matchAll(aliasPattern)].map(([, name = '', parameter, type = '']) => [
        name,
        { parameter, type },
      ]),
    );
    for (const [, name = '', bases = '', body = ''] of text.matchAll(interfacePattern))
      // Each file has its own `Scoped`, and all say the same.
      interfaces.set(name, {
        bases: splitTop(bases, ','),
        aliases,
        body,
      });
  }
  const membersOf = (name: string): Map<string, readonly [type: string, aliases: Aliases]> => {
    const [, omittedFrom, omitted = ''] = /^Omit<(\w+),([\s\S]*)>$/.exec(name) ?? [];
    const found = interfaces.get(omittedFrom ?? name);
    if (found === undefined) throw new Error(`There is no interface ${name}.`);
    const members = new Map(found.bases.flatMap((base) => [...membersOf(base)]));
    for (const [, key = '', type = ''] of found.body.matchAll(memberPattern))
      members.set(key, [type, found.aliases]);
    for (const [, key = ''] of omitted.matchAll(/'(\w+)'/g)) members.delete(key);
    return members;
  };
  return new Map(
    [...membersOf('Schema')].map(([table, [type]]) => [
      table,
      [...membersOf(type)].map(([column, [columnType, aliases]]) => ({
        column,
        ...readColumn(columnType, aliases),
      })),
    ]),
  );
}

type Aliases = ReadonlyMap<string, { readonly parameter: string | undefined; readonly type: string }>;

function readColumn(written: string, aliases: Aliases): Omit<TypedColumn, 'column'> {
  const [select, insert] = expand(written.replace(/\s+/g, ' ').trim(), aliases);
  const members = splitTop(select, '|').flatMap((part) => expand(part, aliases)[0].split(' | '));
  const kinds = new Set(members.filter((member) => member !== 'null').map(kindOf));
  const [kind = ''] = kinds;
  return {
    kind: kinds.size === 1 ? kind : [...kinds].join(' or '),
    nullable: members.includes('null'),
    optional: /\bundefined\b|\bnever\b/.test(insert) || written.startsWith('Generated<'),
  };
}

/** Types of what is selected and of what is inserted. */
function expand(type: string, aliases: Aliases): [string, string] {
  const [, name = '', argument] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(type) ?? [];
  if (name === 'ColumnType') {
    const [select = '', insert = ''] = splitTop(argument ?? '', ',');
    return [select, insert];
  }
  if (name === 'Generated') return [argument ?? '', 'undefined'];
  const alias = aliases.get(name);
  if (alias === undefined) {
    const parts = splitTop(type, '|');
    if (parts.length < 2) return [type, type];
    const expanded = parts.map((part) => expand(part, aliases));
    return [expanded.map(([select]) => select).join(' | '), expanded.map(([, insert]) => insert).join(' | ')];
  }
  const body =
    alias.parameter === undefined
      ? alias.type
      : alias.type.replace(new RegExp(`\\b${alias.parameter}\\b`, 'g'), argument ?? '');
  return expand(body.replace(/\s+/g, ' ').replace(/^\| /, '').trim(), aliases);
}

function kindOf(member: string): string {
  if (plain.includes(member)) return member;
  if (/^readonly string\[\]$/.test(member)) return 'string[]';
  return member.startsWith("'") ||
    /^(?:[A-Z]\w*(?:Status|State|Kind|Purpose|Origin|Payment|Tier|Role|Code|Action|Event))$/.test(member)
    ? 'string'
    : 'json';
}

/** Cuts a type where a sign stands outside every bracket. */
function splitTop(type: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of type) {
    if ('<{(['.includes(letter)) depth += 1;
    if ('>})]'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
