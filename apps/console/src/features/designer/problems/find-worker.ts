import type { Language } from '@zhantai/engine';
import { findInDraft } from '@zhantai/engine/authoring';
import type { FindRequest } from './finder.ts';

/** Those of every form: its source, and what it may be translated into. */
const languages: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** The thread beside the page: answers each draft with what is to be said of it. */
self.addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
  self.postMessage(findInDraft(data.detail, languages, data.sensitive), { transfer: [] });
});
