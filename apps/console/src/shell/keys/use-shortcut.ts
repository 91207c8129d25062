import { useEffect, useRef } from 'react';

/** A key that does something wherever somebody is. */
export interface Shortcut {
  readonly key: string;
  /** With Ctrl, or ⌘; it works while text is typed, too. */
  readonly mod?: boolean;
  readonly run: () => void;
}

/** Listens for a key while its part of the page is there. A single letter does nothing where text is typed. */
export function useShortcut(shortcut: Shortcut): void {
  const latest = useRef(shortcut);
  useEffect(() => {
    latest.current = shortcut;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, mod = false, run } = latest.current;
      if (event.defaultPrevented || event.altKey || event.key.toLowerCase() !== key) return;
      if (mod !== (event.ctrlKey || event.metaKey)) return;
      if (!mod && isTyping(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
}
