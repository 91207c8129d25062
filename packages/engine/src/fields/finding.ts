import type { ProblemCode } from '../validation/problem.ts';
import type { Finding } from './field-core.ts';

/** Makes a finding. */
export function finding(code: ProblemCode, params: Finding['params'] = {}): Finding {
  return { code, params };
}
