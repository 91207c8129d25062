import type { FormAudience } from '../form.ts';

/** A booth, as far as it decides which forms are for it. */
export interface ViewedBooth {
  readonly type: string;
  readonly tags: readonly string[];
}

/** What decides which forms somebody sees. */
export interface Viewer {
  readonly role: string;
  /** Of the exhibitor, and so of every booth. */
  readonly tags: readonly string[];
  /** All own ones; with several, the forms of each apply. Null without an exhibitor: booths and tags narrow nothing. */
  readonly booths: readonly ViewedBooth[] | null;
}

/** Somebody without a booth: they see what is for no booth in particular. */
const nowhere: ViewedBooth = { type: '', tags: [] };

/** Whether a form is for this viewer: with one of their booths, its tags and theirs together. */
export function appliesTo(audience: FormAudience, { role, tags, booths }: Viewer): boolean {
  if (!audience.roles.includes(role)) return false;
  if (booths === null) return true;
  const places = booths.length === 0 ? [nowhere] : booths;
  return places.some((booth) => fits(audience, booth.type, [...tags, ...booth.tags]));
}

function fits({ boothTypes, tags, notTags }: FormAudience, type: string, own: readonly string[]): boolean {
  return (
    (boothTypes.length === 0 || boothTypes.includes(type)) &&
    (tags.length === 0 || tags.some((tag) => own.includes(tag))) &&
    !notTags.some((tag) => own.includes(tag))
  );
}
