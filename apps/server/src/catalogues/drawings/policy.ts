import type { Staff } from '../../auth/index.ts';

/** Staff limited to some forms see and judge the drawings of those only. */
export function mayJudge({ formIds }: Staff, formId: string): boolean {
  return formIds.length === 0 || formIds.includes(formId);
}
