import type { DesignerWords } from '@zhantai/messages/designer';
import { SectionHead, TextInput } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { FormLogic } from '../logic/form-logic.ts';
import { isTitle } from '../logic/form-logic.ts';
import { graphLines, kinOf, readDependencies } from './dependencies.ts';
import styles from './graph.module.css';
import { GraphList } from './graph-list.tsx';

const GraphDrawing = lazy(async () => ({ default: (await import('./graph-drawing.tsx')).GraphDrawing }));

interface GraphViewProps {
  readonly form: FormLogic;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Shows an item on the canvas. */
  readonly onGoTo: (id: string) => void;
  readonly words: DesignerWords;
}

/** What depends on what in a form: an indented list that says everything, and a drawing of it. */
export const GraphView = ({ form, selected, onSelect, onGoTo, words }: GraphViewProps) => {
  const { graph } = words;
  const [sought, setSought] = useState('');
  const { dependencies, lines, order } = useMemo(() => {
    const read = readDependencies(form, words);
    const ids = form.definition.items.map(({ id }) => id);
    return { dependencies: read, order: ids, lines: graphLines(read, ids) };
  }, [form, words]);
  const named = useMemo(() => new Set(dependencies.flatMap(({ from, to }) => [from, to])), [dependencies]);
  const current = selected !== null && named.has(selected) ? selected : null;
  const kin = useMemo(
    () => (current === null ? null : kinOf(dependencies, current)),
    [dependencies, current],
  );
  const wanted = sought.trim().toLowerCase();
  const shown = lines.filter(
    ({ id, because }) =>
      wanted === '' ||
      [form.nameOf(id), ...because.map(({ sentence }) => sentence)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
  const alone = form.definition.items.filter((item) => !isTitle(item) && !named.has(item.id)).length;
  return (
    <section className={styles['view']}>
      <SectionHead note={graph.note} rule="below" title={graph.title(dependencies.length)} />
      {lines.length === 0 ? (
        <p>{graph.none}</p>
      ) : (
        <>
          <TextInput
            aria-label={graph.find}
            onChange={(event) => {
              setSought(event.target.value);
            }}
            placeholder={graph.find}
            type="search"
            value={sought}
          />
          <output className={styles['note']}>
            {wanted !== '' && (shown.length === 0 ? graph.noneFound : graph.found(shown.length))}
            {wanted === '' &&
              kin !== null &&
              current !== null &&
              `${form.nameOf(current)} · ${graph.related(kin.ancestors.size, kin.descendants.size)}`}
          </output>
          <GraphList
            kin={kin}
            lines={shown}
            nameOf={form.nameOf}
            onGoTo={onGoTo}
            onSelect={onSelect}
            selected={current}
            words={graph}
          />
          <p className={styles['note']}>{graph.keys}</p>
          <Suspense fallback={null}>
            <GraphDrawing
              dependencies={dependencies}
              kin={kin}
              nameOf={form.nameOf}
              onGoTo={onGoTo}
              onSelect={onSelect}
              order={order}
              selected={current}
              words={graph}
            />
          </Suspense>
        </>
      )}
      {alone > 0 && <p className={styles['note']}>{graph.alone(alone)}</p>}
    </section>
  );
};
