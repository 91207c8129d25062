import type { FormAudience } from './form.ts';

/** What decides which forms somebody sees. */
export interface Viewer {
  readonly role: string;
  readonly tags: readonly string[];
  /** Types of all own booths; with several, the forms of each apply. */
  readonly boothTypes: readonly string[];
}

/** Whether a form is for this viewer. */
export function appliesTo(audience: FormAudience, viewer: Viewer): boolean {
  return (
    audience.roles.includes(viewer.role) &&
    narrows(audience.boothTypes, viewer.boothTypes) &&
    narrows(audience.tags, viewer.tags) &&
    !audience.notTags.some((tag) => viewer.tags.includes(tag))
  );
}

function narrows(wanted: readonly string[], own: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => own.includes(one));
}
