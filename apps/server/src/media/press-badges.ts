import type { PressBadge } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import type { Exhibition } from '../exhibitions/index.ts';
import { pageContent } from '../invitations/index.ts';
import { readSavedAnswers, type FormCall } from '../submissions/index.ts';
import type { MediaServices } from './services.ts';

/** A badge for each reporter that the adopted forms name; for the account alone where they name none. */
export async function pressBadges(
  { badges, ...services }: MediaServices,
  calls: readonly FormCall[],
): Promise<PressBadge[]> {
  const approved = await Promise.all(
    calls.map(async ({ actor, form, target }) => {
      const { taken } = await readSavedAnswers(services, actor, target.submission);
      return {
        actor,
        form,
        submissionId: target.submission?.submissionId ?? '',
        answers: taken?.answers ?? {},
      };
    }),
  );
  const medium =
    approved.map(({ answers }) => pageContent.text(answers, 'media_name')).find((name) => name !== '') ?? '';
  const badgeOf = async (exhibition: Exhibition, id: string, name: string): Promise<PressBadge> => {
    const { start: from, end: to } = exhibition.profile.dates;
    return { name, medium, ...(await badges.make(exhibition, { kind: 'media', id, name, from, to })) };
  };
  const named = approved.flatMap(({ actor, submissionId, answers }) =>
    reportersIn(answers).map((name, index) => badgeOf(actor.exhibition, `${submissionId}-${index}`, name)),
  );
  if (named.length > 0) return Promise.all(named);
  return Promise.all(
    approved.slice(0, 1).map(({ actor, submissionId, answers }) => {
      const name = pageContent.text(answers, 'name') || actor.user.name;
      return badgeOf(actor.exhibition, submissionId, name);
    }),
  );
}

function reportersIn(answers: Answers): readonly string[] {
  return pageContent.rows(answers, 'reporters').map((row) => pageContent.text(row, 'r_name'));
}
