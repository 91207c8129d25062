import { parse, parseExpressionAt, type AnyNode, type Expression, type ObjectExpression } from 'acorn';
import type { OmittedCode } from '@zhantai/engine/authoring';

/** An object as it was written, without what is code in it; or where its text cannot be read, from 1. */
export type ParsedLiteral =
  | { readonly value: Readonly<Record<string, unknown>>; readonly omitted: readonly OmittedCode[] }
  | { readonly fault: 'syntax' | 'noObject'; readonly line: number | null; readonly column: number | null };

const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
/** How much of what is code the report shows. */
const SHOWN = 60;

/**
 * Reads options out of source text: JSON, an object literal, or a module or a Vue file in which one has a key `column` or
 * `group`. The text is read as syntax and never run: literals, lists, objects and texts without expressions are values,
 * all else is omitted and named.
 */
export function parseLiteral(source: string): ParsedLiteral {
  const text = scriptOf(source);
  const found = asExpression(text) ?? asModule(text);
  if ('fault' in found) return found;
  const omitted: OmittedCode[] = [];
  const value = readObject(found, '');
  return { value, omitted };

  function read(node: Expression, path: string): unknown {
    switch (node.type) {
      case 'Literal':
        if (node.regex !== null && node.regex !== undefined)
          return `/${node.regex.pattern}/${node.regex.flags}`;
        if (typeof node.value !== 'bigint') return node.value;
        return omit(node, path);
      case 'TemplateLiteral': {
        const [only, ...more] = node.quasis;
        return only === undefined || more.length > 0 ? omit(node, path) : (only.value.cooked ?? '');
      }
      case 'UnaryExpression': {
        // A number below zero is written with a sign before it.
        const { argument, operator } = node;
        const isNumber = argument.type === 'Literal' && typeof argument.value === 'number';
        if (!isNumber || (operator !== '-' && operator !== '+')) return omit(node, path);
        return operator === '-' ? -Number(argument.value) : argument.value;
      }
      case 'ParenthesizedExpression':
        return read(node.expression, path);
      case 'ArrayExpression':
        // What is omitted keeps its place, so that paths stay true.
        return node.elements.map((element, at) => {
          const inside = `${path}[${at}]`;
          if (element === null) return null;
          return element.type === 'SpreadElement'
            ? omit(element, inside, null)
            : (read(element, inside) ?? null);
        });
      case 'ObjectExpression':
        return readObject(node, path);
      default:
        return omit(node, path);
    }
  }

  function readObject(node: ObjectExpression, path: string): Readonly<Record<string, unknown>> {
    const entries = new Map<string, unknown>();
    node.properties.forEach((property, at) => {
      const unnamed = `${path}{${at}}`;
      if (property.type === 'SpreadElement' || property.computed) {
        omit(property, unnamed);
        return;
      }
      const name = nameOf(property.key);
      const inside = path === '' ? name : `${path}.${name}`;
      if (property.kind !== 'init' || property.method || property.shorthand) {
        omit(property, inside);
        return;
      }
      const inner = read(property.value, inside);
      if (inner !== undefined) entries.set(name, inner);
    });
    return Object.fromEntries(entries);
  }

  function omit<T = undefined>(node: AnyNode, path: string, instead?: T): T | undefined {
    omitted.push({
      path,
      kind: node.type,
      text: text.slice(node.start, Math.min(node.end, node.start + SHOWN)),
    });
    return instead;
  }
}

/** The script of a Vue file, else the text itself. */
function scriptOf(source: string): string {
  const open = /<script\b[^>]*>/i.exec(source);
  if (open === null) return source;
  const from = open.index + open[0].length;
  const to = source.indexOf('</script', from);
  return source.slice(from, to === -1 ? undefined : to);
}

/** A text that is nothing but an object; null where it is more or something else. */
function asExpression(text: string): ObjectExpression | null {
  const begin = /^\s*(?:export\s+default\s+)?[({]/.exec(text);
  if (begin === null) return null;
  try {
    const node = parseExpressionAt(text, begin[0].length - 1, OPTIONS);
    if (node.type !== 'ObjectExpression' || !/^[\s;,)]*$/.test(text.slice(node.end))) return null;
    return holdsColumns(node) ? node : (findObject(node) ?? node);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function asModule(text: string): ObjectExpression | Extract<ParsedLiteral, { fault: unknown }> {
  try {
    const program = parse(text, {
      ...OPTIONS,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowImportExportEverywhere: true,
      allowHashBang: true,
    });
    return findObject(program) ?? { fault: 'noObject', line: null, column: null };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at: unknown = Reflect.get(error, 'loc');
    const place = typeof at === 'object' && at !== null ? at : {};
    const line: unknown = Reflect.get(place, 'line');
    const column: unknown = Reflect.get(place, 'column');
    return {
      fault: 'syntax',
      line: typeof line === 'number' ? line : null,
      column: typeof column === 'number' ? column + 1 : null,
    };
  }
}

/** The first object in reading order that holds columns, the outermost of those inside each other. */
function findObject(root: AnyNode): ObjectExpression | null {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (Array.isArray(node)) {
      for (let at = node.length - 1; at >= 0; at -= 1) waiting.push(node[at]);
      continue;
    }
    if (!isNode(node)) continue;
    if (node.type === 'ObjectExpression' && holdsColumns(node)) return node;
    const parts = Object.values(node).filter((part) => typeof part === 'object');
    for (let at = parts.length - 1; at >= 0; at -= 1) waiting.push(parts[at]);
  }
  return null;
}

function holdsColumns({ properties }: ObjectExpression): boolean {
  return properties.some((property) => {
    if (property.type !== 'Property' || property.computed) return false;
    const name = nameOf(property.key);
    const isList = property.value.type === 'ArrayExpression' || property.value.type === 'ObjectExpression';
    return isList && (name === 'column' || name === 'group');
  });
}

function nameOf(key: AnyNode): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
