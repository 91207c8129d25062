import type { Staff } from '../auth/index.ts';

/** Staff limited to some forms see and decide those only; every staff role may read and review. */
export function maySeeForm(staff: Staff, formId: string): boolean {
  return staff.formIds.length === 0 || staff.formIds.includes(formId);
}
