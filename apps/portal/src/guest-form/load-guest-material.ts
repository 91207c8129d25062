import type { LocalStore } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import type { Device } from '@zhantai/ui';
import { loadFormWords } from '@zhantai/views';
import { loadDraftCipher } from '../drafts/load-draft-cipher.ts';
import { hasLocalDraft } from '../drafts/local-draft.ts';
import { prepareForm } from '../form/parse-form.ts';
import { loadFaces } from '../form/use-faces.ts';
import { guestOwner } from './guest-owner.ts';
import type { GuestMaterial, GuestSubject } from './guest-subject.ts';

export interface GuestLoading<T> {
  readonly read: () => Promise<T>;
  readonly subjectOf: (opened: T) => GuestSubject;
  readonly language: Language;
  readonly device: Device;
  readonly store: LocalStore;
  readonly draftName: string;
}

/** Loads form, words and fields at once, and what unseals a draft that is kept here. Throws `ApiError`. */
export async function loadGuestMaterial<T>(loading: GuestLoading<T>): Promise<GuestMaterial<T>> {
  const { read, subjectOf, language, device, store, draftName } = loading;
  const [opened, words, faces] = await Promise.all([
    read(),
    loadFormWords(language),
    loadFaces(device),
    hasLocalDraft(store, guestOwner, draftName) ? loadDraftCipher() : undefined,
  ]);
  const subject = subjectOf(opened);
  await prepareForm(subject.info.form);
  return { opened, subject, words, faces, loadedAt: Date.now() };
}
