import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  maxSafeInteger,
  nat,
  oneof,
  record,
  string,
  tuple,
  json as anyJson,
  type Arbitrary,
} from 'fast-check';
import type { Operation } from '../reference/operation.ts';
import { headerNames, headerText, hostileJson, hostileTexts } from './test-hostile.ts';

/** A request somebody makes up. */
export interface MadeUp {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
}

/**
 * Requests to a call: after its schemas, yet with something wrong now and then, or nothing right.
 * @param known texts that mean something on the server: ids, codes.
 */
export function requestsTo(operation: Operation, known: readonly string[]): Arbitrary<MadeUp> {
  const text = oneof(
    { weight: 4, arbitrary: constantFrom(...known) },
    { weight: 2, arbitrary: constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 30 }) },
  );
  const names = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return record({
    places: tuple(...names.map(() => text)),
    query: queryOf(operation.query, text),
    headers: array(tuple(constantFrom(...headerNames), text.map(headerText)), { maxLength: 2 }),
    body: operation.method === 'POST' ? bodyOf(operation, text) : constant(null),
  }).map(({ places, query, headers, body }) => {
    let place = 0;
    const path = operation.path.replaceAll(/:\w+/g, () => escaped(places[place++] ?? ''));
    return {
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(body === null ? {} : { 'content-type': body.type }), ...Object.fromEntries(headers) },
      payload: body?.text ?? null,
    };
  });
}

interface Body {
  readonly type: string;
  readonly text: string;
}

function bodyOf({ body, multipart, fields }: Operation, text: Arbitrary<string>): Arbitrary<Body | null> {
  const form = array(tuple(constantFrom(...namesIn(body), 'x'), text), { maxLength: 8 }).map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    text: searchOf(pairs),
  }));
  const parts = array(tuple(constantFrom('file', 'file', ...fields, 'x', '__proto__'), text, text), {
    maxLength: 6,
  }).map((pieces) => ({ type: 'multipart/form-data; boundary=cut', text: multipartOf(pieces) }));
  const broken = constantFrom<Body>(
    { type: 'application/json', text: '{"a":' },
    { type: 'application/json; charset=utf-16', text: '{}' },
    { type: 'application/json', text: '' },
    { type: 'text/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
    { type: 'multipart/form-data', text: 'no boundary' },
    { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, text: 'x' },
    {
      type: 'multipart/form-data; boundary=cut',
      text: '--cut\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF',
    },
    {
      type: 'multipart/form-data; boundary=cut',
      text: '--cut\r\nContent-Disposition: form-data; name="file"',
    },
    { type: 'application/x-www-form-urlencoded', text: '%ff=%E0%A4&a=1&a=2' },
    { type: '', text: 'x' },
  );
  const fitting: Arbitrary<Body | null> = multipart ? parts : json(fittingJson(body, text));
  return oneof(
    { weight: 8, arbitrary: fitting },
    { weight: 2, arbitrary: json(constantFrom(...hostileJson)) },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: parts },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: constant(null) },
  );
}

function json(value: Arbitrary<string>): Arbitrary<Body> {
  return value.map((written) => ({ type: 'application/json', text: written }));
}

/** JSON after a schema; each part of it may be something else. */
function fittingJson(schema: unknown, text: Arbitrary<string>): Arbitrary<string> {
  return oneof(
    { weight: 6, arbitrary: exactly(schema, text) },
    { weight: 1, arbitrary: constantFrom(...hostileJson) },
    { weight: 1, arbitrary: text.map((value) => JSON.stringify(value)) },
  );
}

function exactly(schema: unknown, text: Arbitrary<string>): Arbitrary<string> {
  const read = (key: string): unknown => memberOf(schema, key);
  if (read('const') !== undefined) return constant(JSON.stringify(read('const')));
  const choices = [...listOf(read('anyOf')), ...listOf(read('oneOf'))];
  if (choices.length > 0) return oneof(...choices.map((choice) => exactly(choice, text)));
  const values = listOf(read('enum'));
  if (values.length > 0) return constantFrom(...values.map((value) => JSON.stringify(value)));
  switch (read('type')) {
    case 'object':
      return objectOf(schema, text);
    case 'array':
      return array(fittingJson(read('items'), text), { maxLength: 4 }).map((items) => `[${items.join(',')}]`);
    case 'integer':
      return oneof(nat(20), integer(), maxSafeInteger()).map(String);
    case 'number':
      return double({ noNaN: true, noDefaultInfinity: true }).map(String);
    case 'boolean':
      return boolean().map(String);
    case 'null':
      return constant('null');
    case 'string':
      return text.map((value) => JSON.stringify(value));
    default:
      return oneof(
        anyJson(),
        text.map((value) => JSON.stringify(value)),
        constantFrom(...hostileJson),
      );
  }
}

function objectOf(schema: unknown, text: Arbitrary<string>): Arbitrary<string> {
  const required = new Set(listOf(memberOf(schema, 'required')));
  const members = entriesOf(memberOf(schema, 'properties')).map(([name, member]) =>
    tuple(fittingJson(member, text), nat(9))
      // A required member is missing seldom, another one often.
      .map(([value, chance]) =>
        chance < (required.has(name) ? 1 : 5) ? null : `${JSON.stringify(name)}:${value}`,
      ),
  );
  const strange = tuple(text, constantFrom(...hostileJson), nat(9)).map(([name, value, chance]) =>
    chance > 1 ? null : `${JSON.stringify(name)}:${value}`,
  );
  const patterns = entriesOf(memberOf(schema, 'patternProperties'));
  const free = array(tuple(text, oneof(...patterns.map(([, member]) => exactly(member, text)), anyJson())), {
    maxLength: patterns.length === 0 ? 0 : 5,
  }).map((pairs) => pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`));
  return tuple(tuple(...members), free, strange).map(
    ([own, more, odd]) => `{${[...own, ...more, odd].filter((part) => part !== null).join(',')}}`,
  );
}

function queryOf(schema: unknown, text: Arbitrary<string>): Arbitrary<string> {
  const names = [...namesIn(schema), 'x', 'a[]', '__proto__', 'constructor'];
  const small = oneof(text, nat(20).map(String));
  return oneof(
    {
      weight: 8,
      arbitrary: array(tuple(constantFrom(...names), small), { maxLength: 6 }).map(searchOf),
    },
    {
      weight: 1,
      arbitrary: constantFrom('%', '%ff=%ff', '&&==&', 'a=1&a=2', '?', '=', '%00=%00', 'a'.repeat(9_000)),
    },
  );
}

function searchOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
}

function multipartOf(pieces: readonly (readonly [string, string, string])[]): string {
  const parts = pieces.map(
    ([name, fileName, content]) =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"${
        name === 'file' ? `; filename="${headerText(fileName).replaceAll('"', '')}"` : ''
      }\r\n\r\n${name === 'file' ? '%PDF-1.4\n' : ''}${content}\r\n`,
  );
  return `${parts.join('')}--cut--\r\n`;
}

/** As a careless client writes it: what cannot be encoded stays as the bytes that it would send. */
function escaped(text: string): string {
  // A surrogate without its other half is sent as the bytes that no decoder takes.
  const letters = Array.from(text, (letter) =>
    /\p{Surrogate}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter),
  );
  return letters.join('').slice(0, 8_000);
}

function namesIn(schema: unknown): readonly string[] {
  return entriesOf(memberOf(schema, 'properties')).map(([name]) => name);
}

function memberOf(value: unknown, key: string): unknown {
  return new Map(entriesOf(value)).get(key);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
