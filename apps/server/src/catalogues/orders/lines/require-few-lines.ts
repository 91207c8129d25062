import { limits } from '@zhantai/contract';
import type { Definition, Language } from '@zhantai/engine';
import { refuseAnswers } from '../../../submissions/index.ts';
import type { WantedLine } from '../../wanted-line.ts';
import { lineKey } from './merge-lines.ts';

/**
 * The lines that answers order, unless they are more than an order holds.
 * @throws Refusal ANSWERS_REFUSED at the field of the first line that is too many.
 */
export function requireFewLines(
  lines: Iterable<WantedLine>,
  definition: Definition,
  language: Language,
): readonly WantedLine[] {
  const n = limits.orderLines;
  const keys = new Set<string>();
  const taken: WantedLine[] = [];
  for (const line of lines) {
    keys.add(lineKey(line));
    if (keys.size > n || taken.length >= mostParts) {
      const item = definition.itemByProp.get(line.field?.prop ?? '') ?? definition.items[0];
      if (item === undefined) return taken;
      const { prop, id: formItemId, label } = item;
      throw refuseAnswers([{ prop, formItemId, label, code: 'maxSize', params: { n } }], language);
    }
    taken.push(line);
  }
  return taken;
}

/** Lines of one thing are added up; a table of 20,000 rows is the largest there is. */
const mostParts = 20_000;
