import { formTypeCodes } from '@zhantai/contract';
import type { Form } from '../form.ts';

/** Whether a form registers people: a submission a person, one ID number one pass (wire.md §4). */
export function registersPeople({ formType }: Pick<Form, 'formType'>): boolean {
  return formType === formTypeCodes.exhibitorPersion;
}
