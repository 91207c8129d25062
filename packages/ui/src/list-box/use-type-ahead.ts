import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ListOption } from './list-option.ts';
import { typeAhead } from './type-ahead.ts';

/** Letters typed within this many milliseconds of each other belong together. */
const PAUSE_MS = 700;

/** Gathers typed letters; the returned function takes a key press and says where it leads, -1 for nowhere. */
export const useTypeAhead = () => {
  const state = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, options: readonly ListOption[], from: number): number => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
    const { text, at } = state.current;
    const typed = event.timeStamp - at < PAUSE_MS ? text + event.key : event.key;
    state.current = { text: typed, at: event.timeStamp };
    return typeAhead(options, from, typed);
  };
};
