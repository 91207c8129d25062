import { traitsOf, type FieldType } from '@zhantai/engine';
import { loadDesignerWords, type DesignerWords } from '@zhantai/messages/designer';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { CanvasDrag } from './drag/canvas-drag.tsx';
import { ColumnDrag } from './drag/column-drag.tsx';
import { itemOf } from './canvas-entries.ts';
import type { CanvasActs } from './canvas-keys.ts';
import type { SelectHow } from './canvas.tsx';
import type { Commands } from './commands.ts';
import { isPlainText } from './draft/clipboard.ts';
import { changesMore, type Deletion } from './draft/deletion.ts';
import type { Editor } from './draft/editor.ts';
import { findItem, idOf, itemsOf } from './draft/items.ts';
import { levelOf } from './draft/level.ts';
import {
  neighbourOf,
  outOf,
  rangeTo,
  selectOne,
  toggled,
  widened,
  type Selection,
} from './draft/selection.ts';
import { useClipboard } from './use-clipboard.ts';

const loadTypeList = async () => ({ default: (await import('./type-list.tsx')).TypeList });
const TypeList = lazy(loadTypeList);
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

interface CanvasOptions {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly commands: Commands;
  readonly editor: Editor;
  /** Inserts a type behind the selection. */
  readonly onInsert: (type: FieldType) => void;
  /** Asks what text that holds no items is to become. */
  readonly onText: (text: string) => void;
  readonly say: (text: string | null) => void;
  readonly words: DesignerWords;
}

/** What the canvas does beside its commands, and what it shows over itself. */
interface CanvasState {
  readonly acts: Omit<CanvasActs, 'preview' | 'toPanel' | 'toRules'>;
  /** Ids of what was cut and waits to be pasted. */
  readonly cut: readonly string[];
  readonly onSelect: (id: string, how: SelectHow, table?: string | null) => void;
  /** Goes into the columns of a table. */
  readonly onEnter: (id: string) => void;
  /** The list of types and the question before a deletion, while they are open. */
  readonly over: ReactNode;
}

/** Selecting, copying, inserting and deleting on the canvas of an open draft. */
export function useCanvas({
  canvas,
  commands,
  editor,
  onInsert,
  onText,
  say,
  words,
}: CanvasOptions): CanvasState {
  const [cut, setCut] = useState<{ readonly text: string; readonly ids: readonly string[] } | null>(null);
  const [typesAt, setTypesAt] = useState<{ readonly top: number; readonly left: number } | null>(null);
  const [deletion, setDeletion] = useState<{ readonly name: string; readonly deletion: Deletion } | null>(
    null,
  );
  useEffect(() => {
    // What is typed right behind `/` is for the list: it is there before. Where it cannot be loaded, opening it says so.
    Promise.all([loadTypeList(), loadDesignerWords('en')]).catch(() => undefined);
  }, []);
  const toCanvas = () => canvas.current?.focus({ preventScroll: true });
  const workOf = () => {
    const { work } = editor.state();
    return { work, items: itemsOf(levelOf(work.detail, work.table)) };
  };
  const choose = (next: Selection) => {
    editor.choose(next);
    if (next.chosen.length > 1)
      say((next.table === null ? words : words.table.words).chosen(next.chosen.length));
  };
  const select = (id: string, how: SelectHow, table: string | null) => {
    const { work, items } = workOf();
    toCanvas();
    // Only what stands at one level is selected together.
    if (how === 'one' || table !== work.table) choose(selectOne(id, table));
    else choose(how === 'toggle' ? toggled(work, items, id) : rangeTo(work, items, id));
  };
  // The same function as long as the canvas is open, so that an item is drawn anew only when it changes.
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  const onSelect = useCallback((id: string, how: SelectHow, table: string | null = null) => {
    latest.current(id, how, table);
  }, []);
  const enter = (id: string | null): boolean => {
    const { work } = editor.state();
    const raw = work.table === null && id !== null ? findItem(work.detail, id) : undefined;
    if (raw === undefined || id === null || traitsOf(itemOf(raw)).family !== 'rows') return false;
    const [first] = itemsOf(levelOf(work.detail, id));
    editor.choose(selectOne(first === undefined ? null : idOf(first), id));
    say(words.table.entered(itemOf(raw).label || words.unnamed));
    return true;
  };
  const enters = useRef(enter);
  useEffect(() => {
    enters.current = enter;
  });
  const onEnter = useCallback((id: string) => {
    enters.current(id);
  }, []);
  useClipboard(canvas, {
    copy: (isCut) => {
      const clip = commands.clip(isCut);
      setCut(isCut ? clip : null);
      say(clip?.says ?? null);
      return clip?.text ?? null;
    },
    paste: (text) => {
      const { work } = workOf();
      const detail = levelOf(work.detail, work.table);
      // What was cut here is moved and keeps all that names it; anywhere else it is a copy.
      const isMove = cut?.text === text && cut.ids.every((id) => findItem(detail, id) !== undefined);
      if (isMove) say(commands.placeBehind(cut.ids));
      else if (isPlainText(text)) onText(text);
      else say(commands.paste(text));
      setCut(null);
    },
  });
  const acts: CanvasState['acts'] = {
    commands,
    go: (to, isRange) => {
      const { work, items } = workOf();
      const next = neighbourOf(work, items, to);
      if (next !== null) choose(isRange ? rangeTo(work, items, next) : selectOne(next, work.table));
    },
    isInTable: editor.state().work.table !== null,
    enter: () => {
      const { chosen, selected } = editor.state().work;
      return chosen.length === 1 && enter(selected);
    },
    widen: () => {
      const { work, items } = workOf();
      choose(widened(work, items));
    },
    leave: () => {
      const { work, items } = workOf();
      if (cut === null) choose(outOf(work, items));
      setCut(null);
    },
    openTypes: () => {
      const box = canvas.current;
      const frame = box?.offsetParent;
      if (box === null || frame === null || frame === undefined) return;
      const item = box.querySelector('[data-at]') ?? box;
      const [from, of] = [item.getBoundingClientRect(), frame.getBoundingClientRect()];
      const widest = Math.max(0, of.width - TYPES_WIDTH_PX);
      setTypesAt({ top: from.bottom - of.top, left: Math.min(from.left - of.left, widest) });
    },
    remove: () => {
      const next = commands.deletion();
      if (next === null || !changesMore(next.deletion)) return commands.remove();
      setDeletion(next);
      return null;
    },
  };
  const over = (
    <>
      <CanvasDrag canvas={canvas} commands={commands} editor={editor} onSay={say} words={words} />
      <ColumnDrag canvas={canvas} commands={commands} editor={editor} onSay={say} words={words} />
      {typesAt !== null && (
        <Suspense fallback={null}>
          <TypeList
            {...typesAt}
            isRow={editor.state().work.table !== null}
            onClose={(isBack) => {
              setTypesAt(null);
              if (isBack) toCanvas();
            }}
            onInsert={(type) => {
              setTypesAt(null);
              onInsert(type);
            }}
            words={words}
          />
        </Suspense>
      )}
      {deletion !== null && (
        <Suspense fallback={null}>
          <DeleteDialog
            {...deletion}
            onCancel={() => {
              setDeletion(null);
            }}
            onConfirm={() => {
              setDeletion(null);
              say(commands.remove());
            }}
            words={words}
          />
        </Suspense>
      )}
    </>
  );
  return { acts, cut: cut?.ids ?? [], onSelect, onEnter, over };
}

/** Pixels that the list of types may take beside where it begins. */
const TYPES_WIDTH_PX = 360;
