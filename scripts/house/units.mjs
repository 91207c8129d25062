import { walk } from '../sources/walk.mjs';
import { isPast } from './past.mjs';

/** How the name of a constant may end, whose comment gives one of these units. */
const units = [
  [/milliseconds?|ms/, ['MS']],
  [/seconds?/, ['SECONDS', 'MS']],
  [/minutes?/, ['MINUTES', 'SECONDS', 'MS']],
  [/hours?/, ['HOURS', 'SECONDS', 'MS']],
  [/days?/, ['DAYS', 'SECONDS', 'MS']],
  [/nights?/, ['NIGHTS']],
  [/bytes?/, ['BYTES', 'KB', 'MB']],
  [/pixels?|px/, ['PX', 'PIXELS']],
];
const anyUnit = units.map(([unit]) => unit.source).join('|');
/** A comment that says what the number counts: at its beginning, at its end, or as "so many milliseconds". */
const counted = [
  new RegExp(`^(?:${anyUnit})\\b`, 'i'),
  new RegExp(`[,;] (?:in )?(${anyUnit})(?: \\([^)]*\\))?\\.?$`, 'i'),
  new RegExp(`\\b(?:in|this many|so many) (${anyUnit})\\b`, 'i'),
];
const delays = new Set(['setTimeout', 'setInterval', 'sleep', 'pause', 'whileOpen']);
const clock = /\b(?:Date|performance)\.now\(\)/;

/**
 * Constants of a module that are a time or a size, and whose name does not say in which unit: by their comment, because
 * a timer waits for them, or because they are added to a clock.
 */
export function findUnitless(sources) {
  return sources.flatMap(({ at, text, program, comments }) => {
    if (program === undefined || isPast(at)) return [];
    const numbers = numbersOf(program);
    if (numbers.size === 0) return [];
    const used = usedAsTime(program, text, numbers);
    return [...numbers].flatMap(([name, start]) => {
      const unit = unitOf(commentBefore(comments, text, start)) ?? (used.has(name) ? units[0] : undefined);
      if (unit === undefined || endsIn(name, unit[1])) return [];
      return [`${at}:${text.slice(0, start).split('\n').length}: ${name}: end it in ${unit[1].join(' or ')}`];
    });
  });
}

function numbersOf(program) {
  const numbers = new Map();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && isNumber(init)) numbers.set(id.name, statement.start);
  }
  return numbers;
}

function isNumber(node) {
  if (node?.type === 'BinaryExpression') return isNumber(node.left) && isNumber(node.right);
  return node?.type === 'Literal' && typeof node.value === 'number';
}

function commentBefore(comments, text, start) {
  const before = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return (before?.value ?? '').replaceAll(/\s*\n?\s*\*+\s*/g, ' ').trim();
}

function unitOf(comment) {
  const found = counted.map((pattern) => pattern.exec(comment)).find((match) => match !== null);
  if (found === undefined) return undefined;
  const word = (found[1] ?? found[0]).toLowerCase();
  return units.find(([unit]) => new RegExp(`^(?:${unit.source})$`).test(word));
}

function usedAsTime(program, text, numbers) {
  const used = new Set();
  walk(program, (node, parent) => {
    if (node.type !== 'Identifier' || !numbers.has(node.name) || parent === null) return;
    const isDelay = parent.type === 'CallExpression' && parent.arguments.includes(node);
    if (isDelay && delays.has(parent.callee.name)) used.add(node.name);
    if (parent.type === 'BinaryExpression' && clock.test(text.slice(parent.start, parent.end)))
      used.add(node.name);
  });
  return used;
}

function endsIn(name, ends) {
  const last = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).at(-1);
  return ends.includes(last.toUpperCase());
}
