import { exhibitorForm } from '../forms/company/exhibitor/exhibitor-form.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { healthForm } from '../forms/people/health-form.ts';
import { undertakingForm } from '../forms/people/undertaking-form.ts';
import { activityForm } from '../forms/promotion/activity-form.ts';

/** The same form for the exhibitors of the partner organiser, with a page of its own. */
function forPartner(form: DemoForm, pageKey: string, more: Partial<DemoForm> = {}): DemoForm {
  const formId = `${form.formId}_gsa`;
  return { ...form, formId, pageKey, definition: { ...form.definition, formId }, ...more };
}

/** The forms of the partner organiser's exhibition in the order of their codes. */
export const partnerForms: readonly DemoForm[] = [
  exhibitorForm,
  // Theirs is asked for from the beginning.
  forPartner(healthForm, 'epidemicPreventionGsa', { opensAt: undertakingForm.opensAt }),
  forPartner(undertakingForm, 'commitmentLetterGsa'),
  forPartner(activityForm, 'activityCommitmentGsa'),
];
