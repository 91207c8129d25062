import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms that know forms. */
const rooms = [
  'packages/engine',
  'packages/views',
  'packages/sheets',
  'apps/portal',
  'apps/console',
  'apps/server',
];

/** Where the types are told apart: everybody else asks for their traits. */
const registries = new Set([
  'packages/engine/src/fields/field-value.ts',
  'packages/engine/src/fields/traits.ts',
  'packages/engine/src/fields/registry.ts',
  'packages/engine/src/fields/cell-registry.ts',
  'packages/engine/src/fields/sheet-registry.ts',
  'packages/engine/src/fields/authoring-registry.ts',
  'packages/views/src/desktop.ts',
  'packages/views/src/mobile.ts',
  'packages/views/src/fields/face.ts',
  'packages/sheets/src/template/template-registry.ts',
]);

/** Files whose `type` is another one: that of a JSON schema. */
const others = new Set([
  'apps/server/src/http/fuzz/test-requests.ts',
  'apps/server/src/http/reference/shape-of.ts',
]);

/** How often the name of a field type is compared with outside the registries, by root of the repository. */
export function typeNames(root) {
  const values = readFileSync(join(root, 'packages/engine/src/fields/field-value.ts'), 'utf8');
  const [, list = ''] = /interface FieldValues \{([^}]*)\}/.exec(values) ?? [];
  const types = [...list.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name);
  const name = `'(?:${types.join('|')})'`;
  const compared = new RegExp(
    `\\btype\\)?\\s*[!=]==?\\s*${name}|${name}\\s*[!=]==?\\s*(?:[\\w?\\[\\]]+\\.)*type\\b`,
    'g',
  );
  const included = new RegExp(`\\[[^\\[\\]]*${name}[^\\[\\]]*\\]\\s*\\.includes\\([^)]*\\btype\\)`, 'g');
  const switched = /\bswitch \([^)]*\btype\)/;
  const cases = new RegExp(`\\bcase ${name}`, 'g');
  const listed = /new (?:Set|Map)(?:<[^(]*>)?\(\[([\s\S]*?)\]\)/g;
  const keyed = /\bRecord<(?:FieldType|Item\['type'\])|\bin FieldType\b/g;
  return { countIn };

  /** Zero for files that may. */
  function countIn(at, code) {
    if (!rooms.some((room) => at.startsWith(`${room}/`)) || at.includes('/demo/')) return 0;
    if (registries.has(at) || others.has(at)) return 0;
    const found = [compared, included, keyed].reduce((sum, one) => sum + (code.match(one)?.length ?? 0), 0);
    const cased = switched.test(code) ? (code.match(cases)?.length ?? 0) : 0;
    return found + cased + [...code.matchAll(listed)].reduce((sum, [, body]) => sum + namesIn(body), 0);
  }

  /** Lists of nothing but names of types, two at least. */
  function namesIn(body) {
    const keys = body.trim().startsWith('[')
      ? [...body.matchAll(/\[\s*'(\w+)'/g)].map(([, key]) => key)
      : [...body.matchAll(/'(\w+)'/g)].map(([, key]) => key);
    return keys.length > 1 && keys.every((key) => types.includes(key)) ? keys.length : 0;
  }
}
