import type { Answers } from '@zhantai/engine';
import type { CellFaults } from '@zhantai/engine/tables';
import { renderProblem } from '@zhantai/messages/problems';
import { judgeAnswers, type FormCall } from '../../submissions/index.ts';
import { isMissingFile, mistakesIn, type HandingIn, type RowMistake } from './hand-in.ts';

type ReportedMistake = Pick<RowMistake, 'prop' | 'message'>;

/**
 * What is wrong with a row that has cells without a value that can be trusted: those cells, and what else would be
 * refused. Nothing of it is handed in: what such a cell shows is not what was meant.
 */
export async function unreadMistakes(
  { services, definition, language, call }: HandingIn & { readonly call: FormCall },
  entered: Answers,
  faults: CellFaults,
): Promise<readonly ReportedMistake[]> {
  const unread = definition.items.flatMap(({ prop, id: formItemId, label }): ReportedMistake[] => {
    const code = faults.get(prop);
    if (code === undefined) return [];
    return [{ prop, message: renderProblem({ prop, formItemId, label, code, params: {} }, language) }];
  });
  try {
    await judgeAnswers(services, call, definition, entered, {}, language, () => Promise.resolve([]));
    return unread;
  } catch (error) {
    const others = mistakesIn(error);
    if (others.length === 0) throw error;
    const more = others.filter((mistake) => !faults.has(mistake.prop) && !isMissingFile(mistake));
    return [...unread, ...more.map(({ prop, message }) => ({ prop, message }))];
  }
}
