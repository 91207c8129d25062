import { isRowsNode } from '@zhantai/engine';
import type { Problem, Session } from '@zhantai/engine';
import type { FormWords } from '../context/form-words.ts';

/** One line of a summary, with the field's number where the form shows numbers: `1.7 展台高度：不能大于4.5`; the label is said once. */
export function problemEntry(
  problem: Problem,
  session: Session,
  words: FormWords,
  numbered: boolean,
): string {
  const { summary } = words.fields;
  const node = session.node(problem.prop);
  const sentence = words.problem(problem);
  const number = node === undefined || !numbered ? '' : session.numberOf(node);
  const label = node?.item.label ?? problem.label;
  const column =
    problem.path !== undefined && isRowsNode(node)
      ? node.columns.find((one) => one.prop === problem.path?.[1])
      : undefined;
  const place =
    problem.path === undefined
      ? label
      : [label, summary.row(problem.path[0] + 1), column?.label]
          .filter((part) => part !== undefined)
          .join(' ');
  return summary.entry(number, place, withoutLabel(sentence, column?.label ?? label, summary.joint));
}

/** A sentence that begins with the label loses it where the label stands before it anyway. */
function withoutLabel(sentence: string, label: string, joint: RegExp): string {
  const rest = sentence.startsWith(label) ? sentence.slice(label.length).replace(joint, '') : sentence;
  return rest === '' ? sentence : rest;
}
