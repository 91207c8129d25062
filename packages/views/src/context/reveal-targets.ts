import type { Path } from '@zhantai/engine';

/** Brings a place inside a field on screen and gives it the focus. */
export type Reveal = (path: Path | undefined) => void;

/** Fields that know better than an id how to show a place in them: tables open the row, windowed lists scroll. */
export interface RevealTargets {
  add(prop: string, reveal: Reveal): () => void;
  get(prop: string): Reveal | undefined;
}

/** A registry of such fields, one a form. */
export function createRevealTargets(): RevealTargets {
  const targets = new Map<string, Reveal>();
  return {
    add(prop, reveal) {
      targets.set(prop, reveal);
      return () => {
        if (targets.get(prop) === reveal) targets.delete(prop);
      };
    },
    get: (prop) => targets.get(prop),
  };
}
