import type { Editor } from './editor.ts';
import type { Detail } from './items.ts';
import { levelOf, withLevel } from './level.ts';
import { selectOne, type Selection } from './selection.ts';
import type { Change } from './work.ts';

/** What is selected of, and a change of it. */
export interface LevelEditor {
  /** The form, or the columns of the table whose columns are selected; `table` says which. */
  readonly state: () => Selection & { readonly detail: Detail };
  /** Does something to what {@link state} gives, as one step of the form. */
  readonly apply: (change: Change) => void;
  /** The form with a level that was changed. */
  readonly whole: (level: Detail) => Detail;
}

/** The level at which somebody works on an open draft, whichever it is by then. */
export function levelEditor(editor: Pick<Editor, 'state' | 'apply'>): LevelEditor {
  const whole = (level: Detail): Detail => {
    const { detail, table } = editor.state().work;
    return withLevel(detail, table, level);
  };
  return {
    state: () => {
      const { detail, table, selected, chosen, anchor } = editor.state().work;
      return { detail: levelOf(detail, table), table, selected, chosen, anchor };
    },
    apply: (change) => {
      const { table } = editor.state().work;
      const selection = { ...(change.selection ?? selectOne(change.selected)), table };
      editor.apply({ ...change, detail: whole(change.detail), selection });
    },
    whole,
  };
}
