import type { PressBadge } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import { pageContent } from '../invitations/index.ts';
import { readHeld, type Asked } from '../submissions/index.ts';
import type { MediaServices } from './services.ts';

/** A badge for each reporter that the adopted forms name; for the account alone where they name none. */
export async function pressBadges(
  { badges, ...services }: MediaServices,
  asked: readonly Asked[],
): Promise<PressBadge[]> {
  const held = await Promise.all(
    asked.map(async ({ visitor, form, desk }) => {
      const { taken } = await readHeld(services, visitor, desk.submission);
      return {
        visitor,
        form,
        submissionId: desk.submission?.submissionId ?? '',
        answers: taken?.answers ?? {},
      };
    }),
  );
  const medium =
    held.map(({ answers }) => pageContent.text(answers, 'media_name')).find((name) => name !== '') ?? '';
  const named = held.flatMap(({ visitor, submissionId, answers }) =>
    reportersIn(answers).map((name, index) => ({
      name,
      medium,
      ...badges.make(visitor.exhibition, 'media', `${submissionId}-${index}`),
    })),
  );
  if (named.length > 0) return named;
  return held.slice(0, 1).map(({ visitor, submissionId, answers }) => ({
    name: pageContent.text(answers, 'name') || visitor.user.name,
    medium,
    ...badges.make(visitor.exhibition, 'media', submissionId),
  }));
}

function reportersIn(answers: Answers): readonly string[] {
  return pageContent.rows(answers, 'reporters').map((row) => pageContent.text(row, 'r_name'));
}
