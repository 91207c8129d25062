import type { BoothEntry } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import type { Actor } from '../../forms/index.ts';
import type { BoothPlace } from './booth-places.ts';
import type { SubmissionServices } from '../services.ts';
import { statusOf } from '../status.ts';
import { selectDraftTimes } from '../store/drafts.ts';

/** The booths of a form with where each stands; one that it is not asked for any more only where something was given. */
export async function readBoothEntries(
  { database }: SubmissionServices,
  { exhibition, readOnly }: Actor,
  places: readonly BoothPlace[],
  language: Language,
): Promise<BoothEntry[]> {
  const ids = places.flatMap(({ submission }) => submission?.submissionId ?? []);
  const drafts = readOnly ? new Map<string, Date>() : await selectDraftTimes(database, exhibition, ids);
  return places.flatMap((place): BoothEntry[] => {
    const { booth, allotted, submission } = place;
    const shown = readOnly && submission?.status === 'draft' ? null : submission;
    const hasDraft = drafts.has(submission?.submissionId ?? '');
    const status = statusOf(shown, hasDraft);
    if (allotted === null && status === 'none') return [];
    const { hall, number } = allotted ?? booth;
    return [
      {
        id: booth.boothId,
        hall,
        number,
        hallNumber: renderServerWord('booth', language, { hall, number }),
        area: allotted?.area ?? null,
        type: allotted?.type ?? null,
        required: allotted !== null,
        submissionId: shown?.submissionId ?? null,
        status,
        hasDraft,
      },
    ];
  });
}
