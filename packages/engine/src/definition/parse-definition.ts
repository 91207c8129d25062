import { judgePattern } from './patterns/compile-pattern.ts';
import type { Definition } from './definition.ts';
import { findMistakes } from './find-mistakes.ts';
import { readHooks } from './hooks/read-hooks.ts';
import { readObject } from './json-value.ts';
import type { ParseOptions } from './parsing.ts';
import { readDefinition } from './read-definition.ts';

/**
 * Parses a form detail, an object or its JSON text, for one language. Never throws: what is wrong is in `problems`,
 * and a form with problems still works as far as it is understood (engine.md §1).
 */
export function parseDefinition(input: unknown, options: ParseOptions = {}): Definition {
  const source = readObject(input);
  const definition = readDefinition(source ?? input, options, judgePattern, readHooks);
  const mistakes = findMistakes(source ?? {}, definition);
  return mistakes.length === 0
    ? definition
    : { ...definition, problems: [...definition.problems, ...mistakes] };
}
