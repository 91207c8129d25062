import type { DesignerWords } from '@zhantai/messages/designer';
import { useEffect, useId, useState } from 'react';
import type { GraphLine, Kin } from './dependencies.ts';
import styles from './graph.module.css';

interface GraphListProps {
  readonly lines: readonly GraphLine[];
  readonly selected: string | null;
  /** Of the selected item. */
  readonly kin: Kin | null;
  readonly nameOf: (id: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onGoTo: (id: string) => void;
  readonly words: DesignerWords['graph'];
}

/** Dependencies as an indented list, one stop of the keyboard. */
export const GraphList = ({ lines, selected, kin, nameOf, onSelect, onGoTo, words }: GraphListProps) => {
  const prefix = useId();
  const [at, setAt] = useState(-1);
  const own = lines[at]?.id === selected ? at : lines.findIndex(({ id }) => id === selected);
  const activeId = own === -1 ? undefined : `${prefix}-${own}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const go = (to: number) => {
    const line = lines[to];
    if (line === undefined) return;
    setAt(to);
    onSelect(line.id);
  };
  /** The line that stands above this one by a level, or the first below it. */
  const sideways = (key: string): number => {
    const level = lines[own]?.level ?? 0;
    if (key === 'ArrowLeft') return lines.findLastIndex((line, place) => place < own && line.level < level);
    return (lines[own + 1]?.level ?? 0) > level ? own + 1 : -1;
  };
  return (
    <div
      aria-activedescendant={activeId}
      aria-label={words.list}
      className={styles['list']}
      onKeyDown={(event) => {
        const { key } = event;
        const steps: Readonly<Record<string, number>> = {
          ArrowDown: Math.min(lines.length - 1, own + 1),
          ArrowUp: Math.max(0, own - 1),
          Home: 0,
          End: lines.length - 1,
        };
        const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
        const to = isSideways ? sideways(key) : steps[key];
        if (key === 'Enter' && selected !== null) onGoTo(selected);
        else if (to === undefined) return;
        else go(to);
        event.preventDefault();
      }}
      role="tree"
      tabIndex={0}
    >
      {lines.map(({ id, level, because, isRepeated }, place) => (
        // Its keys are those of the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          aria-level={level}
          aria-selected={place === own}
          data-kin={kinMark(kin, id)}
          data-selected={id === selected || undefined}
          id={`${prefix}-${place}`}
          // One item stands under each that decides about it.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${place} ${id}`}
          onClick={() => {
            go(place);
          }}
          role="treeitem"
          style={{ paddingInlineStart: `${level * 1.25}rem` }}
          tabIndex={-1}
        >
          <b>{nameOf(id)}</b>
          {because.map(({ kind, sentence }) => (
            <span data-kind={kind} key={`${kind} ${sentence}`}>
              {words.kinds[kind]} · {sentence}
            </span>
          ))}
          {isRepeated && <span>{words.repeated}</span>}
        </div>
      ))}
    </div>
  );
};

/** What an item is to the selected one. */
export function kinMark(kin: Kin | null, id: string): 'ancestor' | 'descendant' | 'other' | undefined {
  if (kin === null) return undefined;
  if (kin.ancestors.has(id)) return 'ancestor';
  return kin.descendants.has(id) ? 'descendant' : 'other';
}
