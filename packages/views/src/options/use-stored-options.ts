import type { FieldNode, Option, OptionValue } from '@zhantai/engine';
import { useEffect, useState } from 'react';
import type { FieldOptions } from './use-options.ts';

/** What a list knows of values that it does not offer. */
export interface StoredOptions {
  readonly options: readonly Option[];
  /** The question is under way. */
  readonly pending: boolean;
}

const none: readonly Option[] = [];

/**
 * Options that are stored but no longer offered, asked for by their values (`dicLazyEchoKey`): whoever was chosen keeps
 * their label, and the choice stays a known one.
 */
export function useStoredOptions(
  node: FieldNode,
  { status, options, loadByValue }: FieldOptions,
  values: readonly OptionValue[],
): StoredOptions {
  const { item } = node;
  const [answer, setAnswer] = useState({ key: '', options: none });
  const asks = status === 'ready' && item.options === null && item.dictionary !== null;
  const missing = asks
    ? values.filter((value) => !options.some((one) => String(one.value) === String(value)))
    : [];
  const key = missing.join(',');
  const known = answer.key === key;
  useEffect(() => {
    if (key === '' || known) return undefined;
    let current = true;
    const wanted = new Set(key.split(','));
    loadByValue([...wanted]).then(
      (entries) => {
        if (!current) return;
        setAnswer({ key, options: (entries ?? none).filter(({ value }) => wanted.has(String(value))) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key, known, loadByValue]);
  const found = known ? answer.options : none;
  useEffect(() => {
    if (found.length > 0) node.setOptions([...options, ...found]);
  }, [node, options, found]);
  return {
    options: found,
    pending: key !== '' && !known,
  };
}
