import { isRowsNode } from '@zhantai/engine';
import type { FieldNode, Problem } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import styles from './error-summary-box.module.css';
import { useForm } from '../context/form-context.ts';
import { problemEntry } from './problem-entry.ts';
import { useReveal } from './use-reveal.ts';

/** What {@link ErrorSummaryBox} takes. */
export interface ErrorSummaryBoxProps {
  /** At least one. */
  readonly problems: readonly Problem[];
  /** How many there are beside them, untold. */
  readonly more: number;
}

/** More links than this are told as a number: nobody works through a longer list. */
const MOST_LINKS = 20;

/** After a refused submit: how many places are left and a link to each; it takes the focus (design.md §7). */
export const ErrorSummaryBox = ({ problems, more }: ErrorSummaryBoxProps) => {
  const { words, session } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    // Every new list takes the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problems]);
  const nodes = useMemo(
    () => problems.map((problem) => ({ problem, node: nodeOf(problem, session.node(problem.prop)) })),
    [problems, session],
  );
  const open = useOpenOnes(nodes);
  const left = nodes.filter((_, place) => open[place] === '1');
  const { summary } = words.fields;
  const count = left.length + more;
  const unlinked = count - Math.min(left.length, MOST_LINKS);
  return (
    <div
      className={styles['summary']}
      data-done={count === 0 || undefined}
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <Icon name={count === 0 ? 'check' : 'warning'} />
      <div>
        <b>{count === 0 ? summary.done : summary.title(count)}</b>
        <ul className={styles['links']}>
          {left.slice(0, MOST_LINKS).map(({ problem }) => (
            <li key={`${problem.prop} ${problem.path?.join(' ') ?? ''} ${problem.code}`}>
              <SummaryLink problem={problem} />
            </li>
          ))}
          {unlinked > 0 && <li>{summary.more(unlinked)}</li>}
        </ul>
      </div>
    </div>
  );
};

const SummaryLink = ({ problem }: { readonly problem: Problem }) => {
  const { session, words, device } = useForm();
  const reveal = useReveal();
  // A phone's labels stand without numbers.
  const numbered = device.name === 'desktop' && session.definition.setting.showNumber;
  return (
    <button className={styles['link']} onClick={() => reveal(problem)} type="button">
      {problemEntry(problem, session, words, numbered)}
    </button>
  );
};

/** The node a problem is shown at: the field, or the cell of a row. */
function nodeOf(problem: Problem, node: FieldNode | undefined): FieldNode | undefined {
  if (problem.path === undefined || !isRowsNode(node)) return node;
  const [index, prop] = problem.path;
  const row = node.rows()[index];
  return row === undefined || !node.columns.some((column) => column.prop === prop) ? node : row.cell(prop);
}

/** For each entry `1` while its place still has a problem that is shown. */
function useOpenOnes(nodes: readonly { readonly node: FieldNode | undefined }[]): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = nodes.map(({ node }) => node?.subscribe(listener));
      return () => stops.forEach((stop) => stop?.());
    },
    [nodes],
  );
  return useSyncExternalStore(subscribe, () =>
    nodes.map(({ node }) => (node === undefined || isOpen(node) ? '1' : '0')).join(''),
  );
}

function isOpen(node: FieldNode): boolean {
  const { problem, visible } = node.state();
  return visible && problem !== null;
}
