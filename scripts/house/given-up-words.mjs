import { walk } from '../sources/walk.mjs';

/** Words for which the field has another, as parts of names of files and of what code declares. */
export const givenUp = [
  'patiently',
  'recall',
  'pace',
  'belief',
  'believe',
  'beside',
  'told',
  'asked',
  'held',
  'desk',
  'surroundings',
  'turnstile',
  'stranger',
  'freight',
  'remark',
  'consequences',
  'demand',
];

/** How often each is part of a name that is declared, or of the name of a file. Names of others' wire stay. */
export function countGivenUp(sources) {
  const counts = new Map(givenUp.map((word) => [word, 0]));
  const note = (name) => {
    for (const word of wordsOf(name)) if (counts.has(word)) counts.set(word, counts.get(word) + 1);
  };
  for (const source of sources) {
    note(
      source.at
        .split('/')
        .at(-1)
        .replace(/\.[a-z.]+$/, ''),
    );
    const hasAny = givenUp.some((word) => source.text.toLowerCase().includes(word));
    if (hasAny) for (const name of declaredNames(source.program)) note(name);
  }
  return [...counts].filter(([, count]) => count > 0).toSorted(([, left], [, right]) => right - left);
}

function wordsOf(name) {
  return new Set(name.split(/(?=[A-Z])|[-_.]/).map((part) => part.toLowerCase()));
}

function declaredNames(program) {
  const names = [];
  walk(program, (node, parent) => {
    if (node.type !== 'Identifier' || parent === null) return;
    const isKey =
      (parent.type === 'Property' || parent.type === 'TSPropertySignature') && parent.key === node;
    if (isKey || parent.id === node || parent.params?.includes(node)) names.push(node.name);
  });
  return names;
}
