import type { Language } from '@zhantai/engine';
import type { Device } from '@zhantai/ui';
import { loadFormWords } from '@zhantai/views';
import type { Drafts } from '../../shell/drafts/create-drafts.ts';
import { prepareForm } from '../form/material/parse-form.ts';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { guestOwner } from '../../shell/drafts/guest-owner.ts';
import type { GuestMaterial, GuestSubject } from './guest-subject.ts';

export interface GuestLoading<T> {
  readonly read: () => Promise<T>;
  readonly subjectOf: (opened: T) => GuestSubject;
  readonly language: Language;
  readonly device: Device;
  readonly drafts: Drafts;
  readonly draftName: string;
}

/** Loads form, words and fields at once, and what unseals a draft that is kept here. Throws `ApiError`. */
export async function loadGuestMaterial<T>(loading: GuestLoading<T>): Promise<GuestMaterial<T>> {
  const { read, subjectOf, language, device, drafts, draftName } = loading;
  const [opened, words, faces] = await Promise.all([
    read(),
    loadFormWords(language),
    loadFaces(device),
    drafts.has(guestOwner, draftName) ? drafts.prepare(guestOwner) : undefined,
  ]);
  const subject = subjectOf(opened);
  await prepareForm(subject.info.form);
  return { opened, subject, words, faces, loadedAt: Date.now() };
}
