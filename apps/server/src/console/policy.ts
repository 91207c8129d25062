import type { Staff } from '../auth/index.ts';

/** Staff limited to some forms see and decide those only; every staff role may read and review. */
export function maySeeForm(staff: Staff, formId: string): boolean {
  return staff.formIds.length === 0 || staff.formIds.includes(formId);
}

/** ID numbers and other sensitive answers in full leave the house with administrators alone (console.md §4, §7). */
export function maySeeSensitive(staff: Staff): boolean {
  return staff.role === 'admin';
}
