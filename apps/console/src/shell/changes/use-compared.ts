import { ApiError } from '@zhantai/contract/client';
import { useState } from 'react';
import { detailOf } from '../frame/loading.tsx';
import { useSpeech } from '../words/words-context.ts';
import { comparisonOf, rebased, withKeys, type Comparison } from './compared.ts';
import type { Side } from './conflict-list.tsx';
import { conflictsIn, type SeenConflict } from './conflicts-in.ts';

/** How settings that are changed by comparison are read, sent and told. */
export interface ComparedSource<L extends { readonly settings: T }, T extends object> {
  readonly loaded: L;
  /** Every setting, in the order of the page. */
  readonly keys: readonly (keyof T & string)[];
  readonly load: () => Promise<L>;
  readonly send: (change: Comparison<T>) => Promise<L>;
  readonly onSaved: () => void;
}

/** Settings while they are changed: what stands there, what is typed over it, and how saving went. */
export interface ComparedState<L, T> {
  readonly kept: L;
  readonly typed: T;
  readonly put: (change: Partial<T>) => void;
  readonly discard: () => void;
  readonly busy: boolean;
  /** Why it was not saved; what was typed stays. */
  readonly refusal: string | null;
  readonly conflicts: readonly SeenConflict[];
  readonly sides: Readonly<Record<string, Side>>;
  readonly choose: (key: string, side: Side) => void;
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
}

/** Saves by comparison; where somebody else was faster both values are held until one is chosen (console.md §0.3). */
export function useCompared<L extends { readonly settings: T }, T extends object>({
  loaded,
  keys,
  load,
  send,
  onSaved,
}: ComparedSource<L, T>): ComparedState<L, T> {
  const { words } = useSpeech();
  const [kept, setKept] = useState(loaded);
  const [typed, setTyped] = useState<T>(loaded.settings);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly SeenConflict[]>([]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});

  const stand = (now: L, next: T) => {
    setKept(now);
    setTyped(next);
    setConflicts([]);
    setSides({});
  };
  /** Takes what stands there now under what is typed. */
  const meet = async (met: readonly SeenConflict[], wanted: T) => {
    const now = await load();
    stand(now, rebased(kept.settings, wanted, now.settings, keys));
    setConflicts(met);
  };
  const save = async () => {
    const theirs = keys.filter((key) => sides[key] === 'theirs');
    const wanted = withKeys(typed, kept.settings, theirs);
    const change = comparisonOf(kept.settings, wanted, keys);
    setRefusal(null);
    if (Object.keys(change).length === 0) {
      stand(kept, wanted);
      return true;
    }
    setBusy(true);
    try {
      try {
        const saved = await send(change);
        stand(saved, saved.settings);
      } catch (error) {
        const met = conflictsIn(error);
        if (met === null) throw error;
        await meet(met, wanted);
        return false;
      }
      onSaved();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(detailOf(error, words.load.offline));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    kept,
    typed,
    put(change) {
      setTyped((old) => ({ ...old, ...change }));
    },
    discard() {
      setRefusal(null);
      stand(kept, kept.settings);
    },
    busy,
    refusal,
    conflicts,
    sides,
    choose(key, side) {
      setSides((old) => ({ ...old, [key]: side }));
    },
    save,
  };
}
