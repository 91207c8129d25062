import { limits } from '@zhantai/contract';
import type { JsonObject } from '@zhantai/engine';
import {
  branchMoved,
  indented,
  newTreeLines,
  readTreeLines,
  readTreeRows,
  withoutBranch,
  withRowBehind,
  withTreeLines,
  writeTreeRows,
  type TreeCell,
  type TreeRow,
} from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button, TextArea } from '@zhantai/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { optionFaultText } from './option-fault-text.ts';
import styles from './tree.module.css';

interface TreeOptionsProps {
  readonly raw: JsonObject;
  /** Values that answers hold, which stay as they are. */
  readonly fixed: ReadonlySet<string>;
  /**
   * The item with what was done, and what is said of it.
   * @param visit what is still being typed: more of it is the same step.
   */
  readonly onWrite: (raw: JsonObject, says: string, visit?: string) => void;
  /** What was typed was left. */
  readonly onLeave: () => void;
  readonly onSay: (text: string) => void;
  readonly name: string;
  readonly words: DesignerWords['options'];
}

/** Pixels of a row, of the box they scroll in, and rows drawn beyond it. */
const ROW_PX = 36;
const BOX_PX = 432;
const BEYOND = 6;
const columns: readonly TreeCell[] = ['label', 'value', 'zh-Hant', 'en'];

/** The options of a tree in a grid, indented by Tab; only the rows in sight are drawn, and the one somebody is at. */
export const TreeOptions = ({ raw, fixed, onWrite, onLeave, onSay, name, words }: TreeOptionsProps) => {
  const { tree } = words;
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [scroll, setScroll] = useState(0);
  const [active, setActive] = useState(-1);
  const rows = readTreeRows(raw);
  const total = rows.length;
  const isFull = total >= limits.treeOptions;
  const write = (next: readonly TreeRow[], says: string, visit?: string) => {
    onWrite(writeTreeRows(raw, next), says, visit);
  };
  /** Draws a row and puts the focus in one of its cells. */
  const goTo = (at: number, cell: TreeCell = 'label') => {
    if (at < 0) return;
    flushSync(() => {
      setActive(at);
    });
    box.current?.querySelector<HTMLInputElement>(`[data-row="${at}"] [data-cell="${cell}"]`)?.focus();
  };
  const insertBehind = (at: number) => {
    if (isFull) {
      onSay(words.tooMany(total + 1, limits.treeOptions));
      return;
    }
    const next = withRowBehind(rows, at, 'new');
    flushSync(() => {
      write(next, tree.added);
    });
    goTo(next.findIndex(({ $id }) => $id === 'new'));
  };
  const change = (at: number, next: readonly TreeRow[], refused: string, says: (row: TreeRow) => string) => {
    const id = rows[at]?.$id;
    const to = next.findIndex(({ $id }) => $id === id);
    const row = next[to];
    if (next === rows || row === undefined) {
      onSay(refused);
      return;
    }
    flushSync(() => {
      write(next, says(row));
    });
    goTo(to);
  };
  const press = (event: KeyboardEvent, at: number, cell: TreeCell) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const label = rows[at]?.label ?? '';
    const done = () => {
      event.preventDefault();
      onLeave();
    };
    if (event.nativeEvent.isComposing) return;
    if (key === 'Tab' && cell === 'label' && !ctrlKey && !altKey) {
      done();
      change(at, indented(rows, at, shiftKey ? -1 : 1), shiftKey ? tree.atTop : tree.cannotIndent, (row) =>
        tree.atLevel(label, row.level + 1),
      );
    } else if ((key === 'ArrowUp' || key === 'ArrowDown') && altKey) {
      done();
      change(at, branchMoved(rows, at, key === 'ArrowUp' ? -1 : 1), tree.atEnd, () => tree.moved(label));
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      done();
      goTo(Math.max(0, Math.min(total - 1, at + (key === 'ArrowUp' ? -1 : 1))), cell);
    } else if (key === 'Enter') {
      done();
      insertBehind(at);
    } else if (key === 'Delete' && (ctrlKey || metaKey)) {
      done();
      const next = withoutBranch(rows, at);
      flushSync(() => {
        write(next, tree.removed(label, total - next.length));
      });
      goTo(Math.min(at, next.length - 1));
    }
  };
  const from = Math.max(0, Math.floor(scroll / ROW_PX) - BEYOND);
  const to = Math.min(total, Math.ceil((scroll + BOX_PX) / ROW_PX) + BEYOND);
  const drawn = rows.flatMap((row, at) => ((at >= from && at < to) || at === active ? [{ row, at }] : []));
  useEffect(() => {
    const element = box.current;
    if (element === null || active === -1) return;
    const top = active * ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW_PX > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW_PX - element.clientHeight;
  }, [active, box]);
  return (
    <section aria-label={tree.title(total)} className={styles['tree']}>
      <p>
        <b>{tree.title(total)}</b>
      </p>
      <p className={styles['hint']} id={hint}>
        {tree.hint}
      </p>
      <div aria-hidden className={styles['heads']}>
        {columns.map((cell) => (
          <span key={cell}>{tree.heads[cell]}</span>
        ))}
      </div>
      <div
        className={styles['box']}
        onScroll={(event) => {
          setScroll(event.currentTarget.scrollTop);
        }}
        ref={box}
        style={{ maxHeight: BOX_PX }}
      >
        <div style={{ height: total * ROW_PX, position: 'relative' }}>
          {drawn.map(({ row, at }) => (
            <div
              className={styles['row']}
              data-row={at}
              key={row.$id}
              style={{ top: at * ROW_PX, height: ROW_PX }}
            >
              {columns.map((cell) => (
                <input
                  aria-describedby={cell === 'label' ? hint : undefined}
                  aria-label={tree[cell](at + 1)}
                  data-cell={cell}
                  key={cell}
                  onBlur={onLeave}
                  onChange={(event) => {
                    const typed = event.target.value;
                    const next = rows.map((one, place) => (place === at ? { ...one, [cell]: typed } : one));
                    write(next, tree.changed(name), `tree ${at} ${cell}`);
                  }}
                  onFocus={() => {
                    setActive(at);
                  }}
                  onKeyDown={(event) => {
                    press(event, at, cell);
                  }}
                  readOnly={cell === 'value' && fixed.has(row.value)}
                  style={cell === 'label' ? { marginInlineStart: `${Math.min(row.level, 8)}rem` } : undefined}
                  value={row[cell]}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <Button
        disabled={isFull}
        onClick={() => {
          insertBehind(active === -1 ? total - 1 : active);
        }}
        size="small"
      >
        {tree.add}
      </Button>
      <PasteTree
        onTake={(next, count) => {
          write(next, words.taken(name, count));
        }}
        rows={rows}
        words={words}
      />
    </section>
  );
};

interface PasteTreeProps {
  readonly rows: readonly TreeRow[];
  readonly onTake: (rows: readonly TreeRow[], count: number) => void;
  readonly words: DesignerWords['options'];
}

/** So many faults are named at once. */
const MOST_FAULTS = 20;

/** Indented lines that become options of a tree; nothing is taken while a line is faulty. */
const PasteTree = ({ rows, onTake, words }: PasteTreeProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { lines, faults } = readTreeLines(text, rows);
  const added = newTreeLines(rows, lines);
  const total = rows.length + added;
  const isTooMany = total > limits.treeOptions;
  const isFaulty = faults.length > 0 || isTooMany;
  return (
    <div className={styles['paste']}>
      <label htmlFor={id}>{words.tree.paste}</label>
      <TextArea
        aria-describedby={`${id}-note ${id}-faults`}
        aria-invalid={isFaulty}
        id={id}
        onChange={(event) => {
          setText(event.target.value);
        }}
        rows={4}
        value={text}
      />
      <p className={styles['hint']} id={`${id}-note`}>
        {words.tree.pasteNote}
      </p>
      <div aria-live="polite" className={styles['fault']} id={`${id}-faults`}>
        {isTooMany && <p>{words.tooMany(total, limits.treeOptions)}</p>}
        {faults.length > 0 && (
          <ul>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.line} ${fault.code}`}>{optionFaultText(fault, words)}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>{words.moreFaults(faults.length - MOST_FAULTS)}</li>}
          </ul>
        )}
      </div>
      <Button
        disabled={isFaulty || lines.length === 0}
        onClick={() => {
          setText('');
          onTake(withTreeLines(rows, lines), lines.length);
        }}
        size="small"
      >
        {lines.length === 0 || isFaulty ? words.take : words.takeCount(added, lines.length - added)}
      </Button>
    </div>
  );
};
