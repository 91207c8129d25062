import type { DictionarySource, FieldNode, Item, Option, OptionValue } from '@zhantai/engine';
import { isEmpty } from '@zhantai/engine';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useForm } from '../context/form-context.ts';
import { fillDictionary } from './fill-dictionary.ts';
import { optionStore } from './option-store.ts';
import type { OptionEntry } from './option-store.ts';
import { useDependencies } from './use-dependencies.ts';

/** The options of a field now. */
export interface FieldOptions {
  readonly status: OptionEntry['status'];
  readonly options: readonly Option[];
  /** Loads what is put off until the field is opened, and tries again after a failure. */
  readonly load: () => void;
  /** A field that must be filled before the options are known. */
  readonly waitsFor: Item | null;
  /** Loads the level below an option of a lazy dictionary; null when it failed. */
  readonly loadBelow: (value: OptionValue) => Promise<readonly Option[] | null>;
  /** Loads options by their values, wherever they stand; null when it failed. */
  readonly loadByValue: (values: readonly OptionValue[]) => Promise<readonly Option[] | null>;
}

const ready: OptionEntry = { status: 'ready', options: [] };

/** Options of a choice: those of the definition, or of its dictionary, loaded once for all fields that ask alike. */
export function useOptions(node: FieldNode): FieldOptions {
  const { services } = useForm();
  const source = node.item.options === null ? node.item.dictionary : null;
  const dependencies = useDependencies(source?.dependsOn);
  const store = optionStore(services);
  const request = useMemo(
    () =>
      source === null || dependencies.missing !== null ? null : fillDictionary(source, dependencies.read),
    [source, dependencies],
  );
  const key = request?.key ?? null;
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => undefined : store.subscribe(key, listener)),
    [store, key],
  );
  const entry = useSyncExternalStore(subscribe, () => (key === null ? ready : store.entry(key)));
  const load = useCallback(() => {
    if (request !== null) void store.load(request);
  }, [store, request]);

  const ask = useCallback(
    (extra: (of: DictionarySource) => Readonly<Record<string, string>>) =>
      source === null
        ? Promise.resolve([])
        : store.load(fillDictionary(source, dependencies.read, extra(source))),
    [source, dependencies, store],
  );
  const loadBelow = useCallback(
    (value: OptionValue) => ask((of) => ({ [of.lazyRequestKey]: String(value) })),
    [ask],
  );
  const loadByValue = useCallback(
    (values: readonly OptionValue[]) => ask((of) => ({ [of.lazyEchoKey]: values.join(',') })),
    [ask],
  );

  // A stored value needs its label at once, even where the dictionary waits for the field to be opened.
  const atOnce = source !== null && (!source.onOpen || !isEmpty(node.item, node.state().value));
  useEffect(() => {
    if (atOnce && entry.status === 'idle') load();
  }, [atOnce, entry.status, load]);
  useEffect(() => {
    if (request !== null && entry.status === 'ready') node.setOptions(entry.options);
  }, [node, request, entry]);

  return {
    status: entry.status,
    options: source === null ? node.options() : entry.options,
    load,
    waitsFor: dependencies.missing,
    loadBelow,
    loadByValue,
  };
}
