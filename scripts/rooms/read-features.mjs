import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The features of the server in their order, as the list says that the server itself goes through. */
export function readFeatures(root) {
  const file = join(root, 'apps/server/src/http/features.ts');
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const list = program.body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === 'features')?.init;
  const names = list?.elements.map(
    ({ properties }) => properties.find(({ key }) => key.name === 'name')?.value.value,
  );
  if (names === undefined || names.some((name) => typeof name !== 'string'))
    throw new Error('http/features.ts: the list of features cannot be read');
  return names;
}
