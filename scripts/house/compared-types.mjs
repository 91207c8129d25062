import { walk } from '../sources/walk.mjs';

const equality = new Set(['===', '!==', '==', '!=']);
const values = 'packages/engine/src/types/field-value.ts';

/** The names of the field types: the keys of their values. */
export function readTypeNames(sources) {
  const source = sources.find(({ at }) => at === values);
  const names = [];
  walk(source.program, (node) => {
    if (node.type === 'TSInterfaceDeclaration' && node.id.name === 'FieldValues')
      names.push(...node.body.body.map(({ key }) => key.name ?? key.value));
  });
  return new Set(names);
}

/**
 * Where the type of an item or node is compared with a name, by the way it is: `operator`, `case`, or `list` for a look
 * into a list or set. Registries may; tests are left out.
 */
export function comparedTypes(sources, names) {
  return sources.flatMap((source) => {
    if (source.isTest || mayCompare(source.at)) return [];
    if (![...names].some((name) => source.text.includes(`'${name}'`))) return [];
    const found = [];
    walk(source.program, (node) => {
      for (const way of waysAt(node, names)) found.push({ at: source.at, way });
    });
    return found;
  });
}

function mayCompare(at) {
  return /registry\.tsx?$/.test(at) || at.endsWith('/field-value.ts');
}

function waysAt(node, names) {
  const isName = (part) => part?.type === 'Literal' && names.has(part.value);
  if (node.type === 'BinaryExpression' && equality.has(node.operator)) {
    const { left, right } = node;
    return (isName(left) && isType(right)) || (isName(right) && isType(left)) ? ['operator'] : [];
  }
  if (node.type === 'SwitchStatement' && isType(node.discriminant))
    return node.cases.filter(({ test }) => isName(test)).map(() => 'case');
  const isLook = node.type === 'CallExpression' && ['includes', 'has'].includes(node.callee.property?.name);
  return isLook && isType(node.arguments[0]) ? ['list'] : [];
}

/** `type`, `item.type`, `node.item?.type`; never `typeof`. */
function isType(node) {
  if (node?.type === 'ChainExpression') return isType(node.expression);
  const name = node?.type === 'MemberExpression' ? node.property.name : node?.name;
  return name === 'type' || name === 'fieldType' || name === 'itemType' || name === 'formItemType';
}
