import type { FormInfo } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import type { LocalDraft } from '../../../shell/drafts/local-draft.ts';
import { sameAnswers } from './same-answers.ts';

/** What a form is opened with, or what is offered first. */
export type StartingPoint =
  /** Nothing can be changed: what was handed in last. */
  | { readonly kind: 'locked'; readonly answers: Answers }
  | { readonly kind: 'open'; readonly answers: Answers }
  /** The server holds a draft (pages.md: offered, never forced). */
  | { readonly kind: 'draft'; readonly at: string }
  /** This device holds input that the server does not. */
  | { readonly kind: 'local'; readonly draft: LocalDraft };

/** Decides how a form begins; one of many was chosen from a list that shows its draft, so nothing is asked again. */
export function startingPoint(info: FormInfo, local: LocalDraft | null, chosen = false): StartingPoint {
  if (!info.fromInformationCanBeSubmitted) return { kind: 'locked', answers: info.submitted ?? info.answers };
  if (local !== null && !hasArrived(local, info)) return { kind: 'local', draft: local };
  if (info.hasDraft && !(chosen && info.submitted === null))
    return { kind: 'draft', at: info.draftSavedAt ?? info.timelines.serverTime };
  return { kind: 'open', answers: info.answers };
}

/** The server already has what the device kept. */
export function hasArrived(local: LocalDraft, info: FormInfo): boolean {
  if (local.sent && info.revision === local.revision + 1) return true;
  return sameAnswers(local.answers, info.answers);
}
