import type { Answers } from '@zhantai/engine';

/** What an exhibitor changed by a later round, so that reviewers have something to compare. The first round is as it is. */
export function correctedAnswers(formId: string, answers: Answers, round: number): Answers {
  if (round === 1) return answers;
  const correct = corrections[formId];
  return correct === undefined ? answers : { ...answers, ...correct(answers, round) };
}

const corrections: Readonly<Record<string, (answers: Answers, round: number) => Answers>> = {
  // The reviewer asked to leave promises out.
  publication: ({ intro_zh: intro }, round) =>
    typeof intro === 'string'
      ? {
          intro_zh: intro
            .replace(/[与、，][^与、，。]*质保/, '')
            .replace('。', round > 2 ? '，欢迎洽谈。' : '。'),
        }
      : {},
  // The height now agrees with the drawing.
  exhibitor_c1: ({ stand_height: height }, round) => ({
    ...(typeof height === 'number' ? { stand_height: Math.round(height * 10 - round) / 10 } : {}),
    build_note: '展台高度已按图纸统一，结构安全责任书已重新盖章。',
  }),
};
