import type { DesignerWords } from '@zhantai/messages/designer';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Dependency, Kin } from './dependencies.ts';
import { kinMark } from './graph-list.tsx';
import styles from './graph.module.css';
import { BOX, layoutGraph, type DrawnEdge } from './layout.ts';

interface GraphDrawingProps {
  readonly dependencies: readonly Dependency[];
  /** Ids of the form. */
  readonly order: readonly string[];
  readonly selected: string | null;
  /** Of the selected item. */
  readonly kin: Kin | null;
  readonly nameOf: (id: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onGoTo: (id: string) => void;
  readonly words: DesignerWords['graph'];
}

/** Letters of a name that a box has room for. */
const MOST_LETTERS = 12;

/** Dependencies in layers, from watched to shown; one stop of the keyboard, arrows go along its lines. */
export const GraphDrawing = ({
  dependencies,
  order,
  selected,
  kin,
  nameOf,
  onSelect,
  onGoTo,
  words,
}: GraphDrawingProps) => {
  const { width, height, items, edges } = useMemo(
    () => layoutGraph(dependencies, order),
    [dependencies, order],
  );
  const box = useRef<SVGSVGElement>(null);
  const [edge, setEdge] = useState<DrawnEdge | null>(null);
  const stop = selected ?? items[0]?.id;
  const focus = (id: string | undefined, along: DrawnEdge | null) => {
    if (id === undefined) return;
    setEdge(along);
    onSelect(id);
    box.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, id: string) => {
    const { key } = event;
    if (key === 'Enter') onGoTo(id);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const along = edges.find((one) => (key === 'ArrowRight' ? one.from : one.to) === id) ?? null;
      focus(key === 'ArrowRight' ? along?.to : along?.from, along);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const own = items.find((item) => item.id === id);
      const layer = items.filter((item) => item.x === own?.x).toSorted((a, b) => a.y - b.y);
      const at = layer.findIndex((item) => item.id === id) + (key === 'ArrowDown' ? 1 : -1);
      focus(layer[at]?.id, null);
    } else return;
    event.preventDefault();
  };
  return (
    <figure className={styles['figure']}>
      <div className={styles['scroll']}>
        <svg
          aria-label={words.drawing}
          height={height}
          ref={box}
          // A drawing has no element of its own that groups.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
        >
          <defs>
            <marker
              id="dependency-end"
              markerHeight="8"
              markerWidth="8"
              orient="auto"
              refX="7"
              refY="4"
              viewBox="0 0 8 8"
            >
              <path d="M1 1 7 4 1 7" fill="none" stroke="context-stroke" />
            </marker>
          </defs>
          {edges.map((one) => {
            const isLit = one.from === selected || one.to === selected;
            return (
              <path
                className={styles['edge']}
                d={one.points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
                data-kind={one.dependencies[0]?.kind}
                data-lit={isLit || undefined}
                key={`${one.from} ${one.to}`}
                markerEnd="url(#dependency-end)"
                onClick={() => {
                  setEdge(one);
                }}
              >
                <title>{one.dependencies.map(({ sentence }) => sentence).join('\n')}</title>
              </path>
            );
          })}
          {items.map(({ id, x, y }) => {
            const name = nameOf(id);
            return (
              <g
                aria-label={name}
                aria-pressed={id === selected}
                className={styles['node']}
                data-kin={kinMark(kin, id)}
                data-node={id}
                data-selected={id === selected || undefined}
                key={id}
                onClick={() => {
                  focus(id, null);
                }}
                onKeyDown={(event) => {
                  press(event, id);
                }}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="button"
                tabIndex={id === stop ? 0 : -1}
                transform={`translate(${x} ${y})`}
              >
                <rect height={BOX.height} rx="2" width={BOX.width} />
                <text aria-hidden x="12" y={BOX.height / 2}>
                  {name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption aria-live="polite" className={styles['note']}>
        {edge?.dependencies.map(({ kind, sentence }) => (
          <p key={`${kind} ${sentence}`}>
            {words.kinds[kind]} · {sentence}
          </p>
        ))}
      </figcaption>
    </figure>
  );
};
