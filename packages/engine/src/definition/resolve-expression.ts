import { isJsonObject } from './json-value.ts';
import type { Context } from './context.ts';

const EXPRESSION = /^\$\{([^{}]{1,200})\}$/;

/**
 * What an expression like `${booth.area}` stands for; undefined where the context does not hold it.
 * A text that is no expression is itself (engine.md §5).
 */
export function resolveExpression(expression: string, context: Context): unknown {
  const path = EXPRESSION.exec(expression.trim())?.[1]?.trim();
  if (path === undefined) return expression;
  const [root = '', ...keys] = path.split('.');
  switch (root) {
    case 'today':
      return keys.length === 0 ? context.today : undefined;
    case 'user':
      return lookUp(context.user, keys);
    case 'exhibitor':
      return lookUp(context.exhibitor, keys);
    case 'booth':
      return lookUp(context.booth, keys);
    case 'last':
      return lookUp(context.last, keys);
    case 'form':
      return lookUp(context.form, keys);
    default:
      return undefined;
  }
}

/** Own properties only: a definition must not reach what an object inherits. */
function lookUp(root: unknown, keys: readonly string[]): unknown {
  let value = root;
  for (const key of keys) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return keys.length === 0 ? undefined : value;
}
