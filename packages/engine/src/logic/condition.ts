import type { Compared } from '../fields/field-core.ts';
import { parseNumeric } from '../fields/numeric/parse-numeric.ts';

/** Whether a watched value satisfies a condition. */
export type Test = (compared: Compared) => boolean;

const never: Test = () => false;

/** Compiles a condition's comparison once (engine.md §3); an unknown expression never holds. */
export function compileCondition(expression: string, wanted: string): Test {
  switch (expression) {
    case 'eq':
      return equals(wanted);
    case 'ne': {
      const same = equals(wanted);
      return (compared) => !same(compared);
    }
    case 'gt':
      return numeric(wanted, (left, right) => left > right);
    case 'ge':
      return numeric(wanted, (left, right) => left >= right);
    case 'lt':
      return numeric(wanted, (left, right) => left < right);
    case 'le':
      return numeric(wanted, (left, right) => left <= right);
    default:
      return never;
  }
}

/** As strings; several values by inclusion. An empty value equals `""` and nothing else. */
function equals(wanted: string): Test {
  return (compared) => {
    if (typeof compared === 'string') return compared === wanted;
    return compared.length === 0 ? wanted === '' : compared.includes(wanted);
  };
}

/** False unless both sides are truthy numbers, so 0 and empty never compare. */
function numeric(wanted: string, test: (left: number, right: number) => boolean): Test {
  const right = parseNumeric(wanted);
  if (right === null || right === 0) return never;
  return (compared) => {
    const left = typeof compared === 'string' ? parseNumeric(compared) : null;
    return left !== null && left !== 0 && test(left, right);
  };
}
