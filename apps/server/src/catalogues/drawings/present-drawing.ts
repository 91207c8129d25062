import type { DrawingStep as WireStep, FileRecord } from '@zhantai/contract';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../../exhibitions/index.ts';
import { findFiles, presentFile } from '../../files/index.ts';
import type { Language } from '@zhantai/engine';
import { selectPeople, type SubmissionServices } from '../../submissions/index.ts';
import { commentOn, handedIn, type Drawing } from './drawing.ts';

/** What every drawing tells of itself. */
export interface DrawingFields {
  readonly status: Drawing['status'];
  readonly revision: number;
  readonly note: string;
  readonly comment: string | null;
  readonly submitTime: string | null;
  readonly examTime: string | null;
  readonly files: FileRecord[];
  readonly history: WireStep[];
}

/** Who looks: exhibitors learn of staff only that it is the organiser's. */
export interface DrawingReader {
  readonly exhibition: Exhibition;
  readonly staff: boolean;
  readonly language: Language;
}

/** Drawings as they travel, by their ids; only files of each one's own subject. */
export async function presentDrawings(
  { database, links, now }: SubmissionServices,
  drawings: readonly Drawing[],
  { exhibition, staff, language }: DrawingReader,
): Promise<ReadonlyMap<string, DrawingFields>> {
  const steps = drawings.flatMap((drawing) => drawing.steps);
  const fileIds = [...new Set(steps.flatMap((step) => step.fileIds))];
  const people = [...new Set(steps.flatMap(({ accountId }) => accountId ?? []))];
  const [files, names] = await Promise.all([
    findFiles(database, exhibition, fileIds),
    selectPeople(database, exhibition.tenantId, people),
  ]);
  const byId = new Map(files.map((file) => [file.fileId, file]));
  const at = now();
  const organiser = localText(exhibition.profile.organiser, language);
  return new Map(
    drawings.map((drawing) => [
      drawing.drawingId,
      {
        status: drawing.status,
        revision: drawing.revision,
        note: handedIn(drawing)?.note ?? '',
        comment: commentOn(drawing),
        submitTime: formatTime(drawing.submittedAt, exhibition.zone),
        examTime: formatTimeOrNull(drawing.decidedAt, exhibition.zone),
        files: (handedIn(drawing)?.fileIds ?? []).flatMap((fileId) => {
          const file = byId.get(fileId);
          return file === undefined || file.ownerKey !== drawing.subjectKey
            ? []
            : [presentFile(file, exhibition, links, at, null)];
        }),
        history: drawing.steps.map((step) => ({
          action: step.action,
          revision: step.revision,
          by: step.action === 'submit' || staff ? (names.get(step.accountId ?? '')?.name ?? '') : organiser,
          organiser: step.action !== 'submit',
          at: formatTime(step.at, exhibition.zone),
          note: step.note,
          comment: step.comment,
          fileIds: [...step.fileIds],
        })),
      },
    ]),
  );
}
