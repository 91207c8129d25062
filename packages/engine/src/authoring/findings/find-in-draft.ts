import type { Language } from '../../definition/definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { findProblems } from './draft-problems.ts';
import { findWarnings } from './draft-warnings.ts';
import type { DraftFindings, SensitiveLabels } from './finding.ts';

/** All that the engine has to say of a draft; of a large one it takes a tenth of a second. */
export function findInDraft(
  detail: JsonObject,
  languages: readonly Language[],
  sensitive: SensitiveLabels,
): DraftFindings {
  return {
    problems: findProblems(detail, languages),
    warnings: findWarnings(detail, parseDefinition(detail), sensitive),
  };
}
