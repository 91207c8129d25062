import type { FieldNode, Option, OptionValue } from '@zhantai/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { growOptions } from './grow-options.ts';
import { optionLabels } from './option-labels.ts';
import { useOptions } from './use-options.ts';
import type { FieldOptions } from './use-options.ts';

/** Options of several levels. */
export interface OptionTree extends FieldOptions {
  /** Labels by value, those of stored values included although their level is not loaded. */
  readonly labels: ReadonlyMap<string, string>;
  /** Labels of stored values whose level is not loaded. */
  readonly stored: ReadonlyMap<string, string>;
  /** Labels of stored values are still on their way. */
  readonly pending: boolean;
  /** Loads the level below an option and hangs it there; rejects when it failed. Undefined where all is there. */
  readonly grow: ((value: OptionValue) => Promise<readonly Option[]>) | undefined;
}

const nothing: ReadonlyMap<string, readonly Option[]> = new Map();

/** Options of a tree or cascader: lazy levels join as they are opened, stored values are asked for by themselves. */
export function useOptionTree(node: FieldNode, stored: readonly OptionValue[]): OptionTree {
  const loaded = useOptions(node);
  const { options: roots, loadBelow, loadByValue, waitsFor } = loaded;
  const [below, setBelow] = useState(nothing);
  const [echo, setEcho] = useState<readonly Option[]>([]);
  const [answered, setAnswered] = useState('');
  const options = useMemo(() => growOptions(roots, below), [roots, below]);
  const labels = useMemo(() => optionLabels(options, echo), [options, echo]);
  const echoed = useMemo(() => optionLabels(echo), [echo]);
  const lazy = node.item.options === null && node.item.dictionary?.lazy === true;

  const unknown =
    lazy && waitsFor === null ? stored.filter((value) => !labels.has(String(value))).join(',') : '';
  useEffect(() => {
    if (unknown === '') return undefined;
    let current = true;
    void loadByValue(unknown.split(',')).then((found) => {
      if (!current) return;
      setAnswered(unknown);
      if (found !== null && found.length > 0) setEcho((before) => [...before, ...found]);
    });
    return () => {
      current = false;
    };
  }, [unknown, loadByValue]);

  const grow = useCallback(
    async (value: OptionValue) => {
      const found = await loadBelow(value);
      if (found === null) throw new Error('The level below could not be loaded');
      setBelow((before) => new Map(before).set(String(value), found));
      return found;
    },
    [loadBelow],
  );
  const coming = loaded.status === 'idle' || loaded.status === 'loading';
  const pending = lazy
    ? unknown !== '' && unknown !== answered
    : coming && stored.some((value) => !labels.has(String(value)));
  return { ...loaded, options, labels, stored: echoed, pending, grow: lazy ? grow : undefined };
}
