import { walk } from '../sources/walk.mjs';
import { isPast } from './past.mjs';

/**
 * Words for which the field has another: no file, and nothing that code declares, is named with them. Sentences of
 * comments, of tests' names and of messages are English and may use them: "nobody is told" is plain, `told` is no name.
 */
const givenUp = {
  asked: 'requested, required or prompted, as it means',
  belief: 'cached or assumed',
  believe: 'cached or assumed',
  beside: 'after submit, or next to',
  consequences: 'hooks',
  demand: 'require or authorise',
  desk: 'desktop, form controller or services',
  freight: 'transport supplier',
  held: 'reserved, stored, kept on hold or locked',
  pace: 'rate limit or throttle',
  patiently: 'with retry',
  recall: 'cache',
  remark: 'comment',
  stranger: 'guest',
  surroundings: 'services',
  told: 'notified, reported or listed',
  turnstile: 'semaphore or queue',
};

/** Texts that are data: a tag of booths, a prop and an option of forms. Code that handles them is named otherwise. */
const data = new Set(['desk', 'freight', 'remark']);
/** The forms of the demo are named by what they are for: a zone of halls that bears this name. */
const contents = { word: 'freight', below: 'demo/make/' };

/** Where the words stand that no other file has. */
const list = 'scripts/house/given-up-words.mjs';

/** A line for each name with a word that was given up: where it is, and what the field says instead. */
export function findGivenUp(sources) {
  return sources
    .filter(({ at }) => !isPast(at))
    .flatMap((source) =>
      namesOf(source).flatMap(({ name, line }) =>
        [...wordsOf(name)]
          .filter((word) => Object.hasOwn(givenUp, word) && !isContent(word, source.at))
          .map((word) => `${source.at}${line}: ${name}: for "${word}" say ${givenUp[word]}`),
      ),
    );
}

function isContent(word, at) {
  return word === contents.word && at.startsWith(contents.below);
}

function namesOf(source) {
  const { at, text } = source;
  if (at === list) return [];
  const file = at.split('/').at(-1);
  const names = [{ name: file.replace(/\.[a-z.]+$/, ''), line: '' }];
  if (at.endsWith('.css')) return [...names, ...classNames(text)];
  const lower = text.toLowerCase();
  if (!Object.keys(givenUp).some((word) => lower.includes(word))) return names;
  return [
    ...names,
    ...declaredNames(source.program).map(({ name, start }) => ({
      name,
      line: `:${text.slice(0, start).split('\n').length}`,
    })),
  ];
}

function classNames(text) {
  return [...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(({ 1: name, index }) => ({
    name,
    line: `:${text.slice(0, index).split('\n').length}`,
  }));
}

function wordsOf(name) {
  return new Set(
    name
      .split(/(?<=[a-z0-9])(?=[A-Z])|[^a-zA-Z0-9]+/)
      .map((part) => part.toLowerCase())
      .filter((part) => part !== ''),
  );
}

const members = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
]);
const bindings = new Set([
  'ArrayPattern',
  'RestElement',
  'CatchClause',
  'ImportSpecifier',
  'TSNamedTupleMember',
]);

/** What code gives a name to: variables, functions, types, parameters, members, and texts that serve as names. */
function declaredNames(program) {
  const names = [];
  walk(program, (node, parent) => {
    if (parent === null) return;
    if (node.type === 'Literal' && typeof node.value === 'string' && isName(node.value, parent))
      names.push({ name: node.value, start: node.start });
    if (node.type !== 'Identifier' && node.type !== 'PrivateIdentifier') return;
    const isKey = members.has(parent.type) && parent.key === node && !parent.shorthand;
    if (isKey && data.has(node.name)) return;
    const isDeclared =
      isKey ||
      (members.has(parent.type) && parent.value === node) ||
      (parent.type === 'AssignmentPattern' && parent.left === node) ||
      bindings.has(parent.type) ||
      parent.id === node ||
      parent.params?.includes(node);
    if (isDeclared) names.push({ name: node.name, start: node.start });
  });
  return names;
}

/** States, kinds and keys are texts of one word; an import is a path, and named by its file. */
function isName(text, parent) {
  if (data.has(text) || parent.type.startsWith('Import')) return false;
  return /^[a-z][a-zA-Z0-9]*(?:[_-][a-zA-Z0-9]+)*$/.test(text);
}
