import type { PortalWords } from '@zhantai/messages/portal';
import { clockTime } from '@zhantai/shell/exhibition-time.ts';
import type { Saved } from '../../shell/drafts/autosave.ts';

/** What the submit bar says about the last save. */
export interface SavedText {
  readonly text: string;
  /** The same in the narrow head of a phone. */
  readonly short: string;
  readonly tone: 'ok' | 'busy' | 'bad' | 'plain';
  /** Trying again by hand makes sense. */
  readonly retry: boolean;
}

/** Puts the state of the autosave into words (design.md §7, §9). */
export function savedText(saved: Saved, words: PortalWords['form']['saved']): SavedText {
  switch (saved.kind) {
    case 'clean':
    case 'dirty':
      return { text: words.none, short: '', tone: 'plain', retry: false };
    case 'saving':
      return { text: words.saving, short: words.saving, tone: 'busy', retry: false };
    case 'saved': {
      const time = clockTime(saved.at);
      return {
        text: saved.byHand ? words.byHand(time) : words.auto(time),
        short: words.short,
        tone: 'ok',
        retry: false,
      };
    }
    case 'kept':
      if (saved.why === 'failed')
        return {
          text: saved.sentence === '' ? words.failed : `${words.failedShort} · ${saved.sentence}`,
          short: words.failedShort,
          tone: 'bad',
          retry: true,
        };
      return {
        text: words[saved.why],
        short: words.failedShort,
        tone: 'plain',
        retry: saved.why !== 'blocked',
      };
    default:
      return { text: words.lost, short: words.failedShort, tone: 'bad', retry: true };
  }
}
