// `npm run --silent vectors -- DIR`: every *.json of DIR against the public API of engine and messages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCase } from './vector-input.ts';
import { vectorKinds } from './vector-kinds.ts';
import { comparedValue } from './vector-value.ts';

interface Failure {
  readonly id: string;
  readonly expected: string;
  readonly got: string;
}

const directory = process.argv[2];
if (directory === undefined) {
  console.log('usage: npm run --silent vectors -- DIR');
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const name of fileNames(directory)) {
  for (const failure of runFile(join(directory, name), name)) {
    if (failure === null) {
      passed += 1;
    } else {
      failed += 1;
      console.log(`${failure.id}: expected ${failure.expected}, got ${failure.got}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function fileNames(path: string): readonly string[] {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    console.log(`${path}: ${messageOf(error)}`);
    failed += 1;
    return [];
  }
}

function runFile(path: string, name: string): readonly (Failure | null)[] {
  let cases: unknown;
  try {
    cases = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return [{ id: name, expected: 'a JSON array of cases', got: messageOf(error) }];
  }
  if (!Array.isArray(cases)) return [{ id: name, expected: 'a JSON array of cases', got: typeof cases }];
  return cases.map((vector: unknown, at) => runCase(vector, `${name}[${at}]`));
}

function runCase(vector: unknown, place: string): Failure | null {
  if (!isCase(vector)) return { id: place, expected: 'a case', got: textOfValue(vector) };
  const id = typeof vector['id'] === 'string' ? vector['id'] : place;
  const kind = String(vector['kind']);
  const expected = comparedValue(vector['expect'], kind);
  try {
    const run = vectorKinds[kind];
    if (run === undefined) throw new Error(`unknown kind ${kind}`);
    const got = comparedValue(run(vector), kind);
    return isDeepStrictEqual(got, expected)
      ? null
      : { id, expected: textOfValue(expected), got: textOfValue(got) };
  } catch (error) {
    return { id, expected: textOfValue(expected), got: `an error: ${messageOf(error)}` };
  }
}

function textOfValue(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
