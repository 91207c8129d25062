import type { KeyboardEvent } from 'react';
import type { Commands } from './commands.ts';
import type { Step } from './draft/selection.ts';

/** What the canvas does besides commands. */
export interface CanvasActs {
  readonly commands: Commands;
  /** Selects a neighbour, or with `isRange` all up to it. */
  readonly go: (to: Step, isRange: boolean) => void;
  /** Selects the section, then all. */
  readonly widen: () => void;
  /** Whether columns of a table are selected. */
  readonly isInTable: boolean;
  /** Into the columns of the selected table; false where none is selected. */
  readonly enter: () => boolean;
  /** To what stands above: of several the one, the table of a column, the title of the section, nothing. */
  readonly leave: () => void;
  readonly toPanel: () => void;
  /** Opens the list of types. */
  readonly openTypes: () => void;
  /** Deletes the selection, asking where more than that goes. */
  readonly remove: () => string | null;
  readonly toRules: () => void;
  readonly preview: () => void;
}

const moves: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const spans: Readonly<Record<string, number>> = { '1': 6, '2': 8, '3': 12, '4': 24 };

/**
 * Does what a key on the canvas means.
 * @returns whether it means something, and what is said of it; null for any other key.
 */
export function pressOnCanvas(
  event: KeyboardEvent,
  acts: CanvasActs,
): { readonly says: string | null } | null {
  const { commands } = acts;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const quietly = (work: () => void) => {
    work();
    return says(null);
  };
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return null;
    if (key === 'z') return says(event.shiftKey ? commands.redo() : commands.undo());
    if (key === 'y') return says(commands.redo());
    if (key === 'd') return says(commands.copy());
    if (key === 'a') return quietly(acts.widen);
    return null;
  }
  if (event.altKey) {
    const by = moves[key];
    if (by === undefined) return null;
    return says(event.shiftKey && !acts.isInTable ? commands.moveToSection(by) : commands.move(by));
  }
  const span = spans[key];
  if (span !== undefined) return says(commands.span(() => span));
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return quietly(() => {
        acts.go(-1, event.shiftKey);
      });
    case 'ArrowDown':
    case 'ArrowRight':
      return quietly(() => {
        acts.go(1, event.shiftKey);
      });
    case 'Home':
      return quietly(() => {
        acts.go('first', event.shiftKey);
      });
    case 'End':
      return quietly(() => {
        acts.go('last', event.shiftKey);
      });
    case 'PageUp':
      return quietly(() => {
        acts.go('sectionBefore', event.shiftKey);
      });
    case 'PageDown':
      return quietly(() => {
        acts.go('sectionAfter', event.shiftKey);
      });
    case 'Enter':
      return quietly(() => {
        if (!acts.enter()) acts.toPanel();
      });
    case 'F2':
      return quietly(acts.toPanel);
    case 'Escape':
      return quietly(acts.leave);
    case '/':
      return quietly(acts.openTypes);
    case 'Delete':
      return says(acts.remove());
    case 'l':
      return quietly(acts.toRules);
    case 'p':
      return quietly(acts.preview);
    case 'r':
      return says(commands.toggleRequired());
    case '-':
      return says(commands.span((now) => now - 1));
    case '+':
    case '=':
      return says(commands.span((now) => now + 1));
    default:
      return null;
  }
}

function says(text: string | null): { readonly says: string | null } {
  return { says: text };
}
