/**
 * What a JSON Schema allows, in the notation of TypeScript: `{formId: string, id?: string}`.
 * @param depth how many levels of objects are written out; deeper ones are `{…}`.
 */
export function shapeOf(schema: unknown, depth = 2): string {
  const read = reader(schema);
  if (read('const') !== undefined) return JSON.stringify(read('const'));
  const choices = listOf(read('anyOf') ?? read('oneOf'));
  if (choices.length > 0) return [...new Set(choices.map((choice) => shapeOf(choice, depth)))].join(' | ');
  const values = listOf(read('enum'));
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  switch (read('type')) {
    case 'object':
      return objectShape(schema, depth);
    case 'array': {
      const item = shapeOf(read('items'), depth);
      return hasChoices(read('items')) ? `(${item})[]` : `${item}[]`;
    }
    case 'integer':
      return 'integer';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return String(read('type'));
    default:
      return 'unknown';
  }
}

/** The properties of an object schema, those that may be left out with a question mark. */
export function fieldsOf(schema: unknown): readonly { readonly name: string; readonly schema: unknown }[] {
  const read = reader(schema);
  const required = new Set(listOf(read('required')));
  return entriesOf(read('properties')).map(([name, property]) => ({
    name: required.has(name) ? name : `${name}?`,
    schema: property,
  }));
}

/** What stands in the envelope of an answer's schema; the schema itself where there is none. */
export function unwrap(schema: unknown): unknown {
  const properties = new Map(entriesOf(reader(schema)('properties')));
  return properties.has('data') && properties.has('success') ? properties.get('data') : schema;
}

function objectShape(schema: unknown, depth: number): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) {
    const [any] = entriesOf(reader(schema)('patternProperties'));
    return any === undefined ? '{}' : `{[key]: ${shapeOf(any[1], depth - 1)}}`;
  }
  if (depth <= 0) return '{…}';
  return `{${fields.map(({ name, schema: field }) => `${name}: ${shapeOf(field, depth - 1)}`).join(', ')}}`;
}

function hasChoices(schema: unknown): boolean {
  const read = reader(schema);
  return listOf(read('anyOf') ?? read('oneOf') ?? read('enum')).length > 1;
}

function reader(schema: unknown): (key: string) => unknown {
  const members = new Map(entriesOf(schema));
  return (key) => members.get(key);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
