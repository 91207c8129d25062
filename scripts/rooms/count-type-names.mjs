/** The rooms that know forms. */
const knowing = [
  'packages/engine',
  'packages/views',
  'packages/workbooks',
  'apps/portal',
  'apps/console',
  'apps/gallery',
  'apps/server',
];

/** Where the types are told apart: everybody else asks for their traits. */
const registries = new Set([
  'packages/engine/src/types/field-value.ts',
  'packages/engine/src/types/traits.ts',
  'packages/engine/src/fields/registry.ts',
  'packages/engine/src/fields/cell-registry.ts',
  'packages/engine/src/fields/sheets/sheet-registry.ts',
  'packages/engine/src/fields/authoring-registry.ts',
  'packages/views/src/desktop.ts',
  'packages/views/src/mobile.ts',
  'packages/views/src/context/face.ts',
  'packages/workbooks/src/template/template-registry.ts',
]);

/** Files whose `type` is another one: that of a JSON schema. */
const others = new Set([
  'apps/server/src/http/fuzz/test-requests.ts',
  'apps/server/src/http/reference/shape-of.ts',
]);

/** Where a list of the types begins. */
const listed = /new (?:Set|Map)(?:<[^(]*>)?\(\[([\s\S]*?)\]\)/g;
const switched = /\bswitch \([^)]*\btype\)/;
const keyed = /\bRecord<(?:FieldType|Item\['type'\])|\bin FieldType\b/g;

/** How often each room compares something with the name of a field type outside the registries. */
export function countTypeNames(sources) {
  const types = typesIn(sources);
  if (types.length === 0) return {};
  const name = `'(?:${types.join('|')})'`;
  const patterns = [
    keyed,
    new RegExp(`\\btype\\)?\\s*[!=]==?\\s*${name}`, 'g'),
    new RegExp(`${name}\\s*[!=]==?\\s*(?:[\\w?\\[\\]]+\\.)*type\\b`, 'g'),
    new RegExp(`\\[[^\\[\\]]*${name}[^\\[\\]]*\\]\\s*\\.includes\\([^)]*\\btype\\)`, 'g'),
  ];
  const cases = new RegExp(`\\bcase ${name}`, 'g');
  const counts = {};
  for (const { at, room, isTest, text } of sources) {
    if (isTest || !knowing.includes(room)) continue;
    if (registries.has(at) || others.has(at)) continue;
    const count =
      patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0) +
      (switched.test(text) ? (text.match(cases)?.length ?? 0) : 0) +
      [...text.matchAll(listed)].reduce((sum, [, body]) => sum + namesIn(body, types), 0);
    if (count > 0) counts[room] = (counts[room] ?? 0) + count;
  }
  return counts;
}

function typesIn(sources) {
  const values = sources.find(({ at }) => at === 'packages/engine/src/types/field-value.ts')?.text ?? '';
  const [, list = ''] = /interface FieldValues \{([^}]*)\}/.exec(values) ?? [];
  return [...list.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name);
}

/** Lists of nothing but names of types, two at least. */
function namesIn(body, types) {
  const entry = body.trim().startsWith('[') ? /\[\s*'(\w+)'/g : /'(\w+)'/g;
  const names = [...body.matchAll(entry)].map(([, name]) => name);
  return names.length > 1 && names.every((name) => types.includes(name)) ? names.length : 0;
}
