import type { ProblemCode } from './problem.ts';
import type { Finding } from './field-core.ts';

const NONE: Finding['params'] = Object.freeze({});

/** Makes a finding. */
export function finding(code: ProblemCode, params: Finding['params'] = NONE): Finding {
  return { code, params };
}
