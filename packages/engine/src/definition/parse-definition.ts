import { judgePattern } from './patterns/compile-pattern.ts';
import type { Definition, DefinitionProblem } from './definition.ts';
import { readHooks } from './hooks/read-hooks.ts';
import type { ParseOptions } from './parsing.ts';
import { readDefinition } from './read-definition.ts';

/**
 * Parses a form detail, an object or its JSON text, for one language. Never throws: what is wrong is in `problems`,
 * and a form with problems still works as far as it is understood (engine.md §1).
 */
export function parseDefinition(input: unknown, options: ParseOptions = {}): Definition {
  const definition = readDefinition(input, options, judgePattern, readHooks);
  const orphans = withoutParent(definition);
  return orphans.length === 0
    ? definition
    : { ...definition, problems: [...definition.problems, ...orphans] };
}

/** Hooks that read a field which is not there, or the table itself. */
function withoutParent({ items, itemByProp }: Definition): readonly DefinitionProblem[] {
  return items.flatMap(({ id, prop, hooks }) =>
    (hooks?.reads ?? [])
      .filter((parent) => parent === prop || !itemByProp.has(parent))
      .map((): DefinitionProblem => ({
        code: 'badHook',
        formItemId: id,
        params: { name: 'requireParent', setting: 'prop' },
      })),
  );
}
