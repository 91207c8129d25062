import type { DraftProblem } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import type { Detail } from './store/drafts.ts';

/** So many are listed of one draft. */
const MAX_LISTED = 500;

/**
 * What forbids to publish a draft, as the engine finds it (engine.md §1) in the language that every form has. Patterns and
 * texts of other languages are judged when it is published.
 */
export function draftProblems(detail: Detail): DraftProblem[] {
  const { problems } = parseDefinition(detail, { language: 'zh-Hans' });
  return problems
    .slice(0, MAX_LISTED)
    .map(({ code, formItemId, params }) => ({ code, formItemId, params: { ...params } }));
}
