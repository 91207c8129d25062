import { isRealMoment, isWithinBounds, readMoment, shortTimes } from '@zhantai/engine';
import type { DateBounds, MomentKind } from '@zhantai/engine';
import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useForm } from '../../context/form-context.ts';
import { useKept } from '../use-kept.ts';
import { takeTyped } from './take-typed.ts';

/** What {@link useTyped} takes. */
export interface TypedOptions {
  readonly kind: MomentKind;
  readonly value: string;
  readonly bounds: DateBounds;
  readonly onSet: (value: string) => void;
  /** Of a moment that is typed as a day. */
  readonly time?: string;
  /** Where what is half typed waits while the face changes, and whose it is. */
  readonly kept: WeakMap<object, string | null>;
  readonly owner: object;
}

/**
 * A calendar value as text to type: it stays as typed until the field is left, then becomes what the engine's rules
 * make of it (engine.md §9), and `notice` says what was changed.
 */
export function useTyped({ kind, value, bounds, onSet, time, kept, owner }: TypedOptions) {
  const { services, words } = useForm();
  const [typed, setTyped] = useKept(kept, owner, null);
  const [notice, setNotice] = useState('');

  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    if (readMoment(typed, kind, time) === value) return;
    const taken = takeTyped(typed, kind, bounds, services.today, time);
    if (taken.value !== null && taken.value !== value) onSet(taken.value);
    const { date } = words.fields;
    if (taken.outcome === 'replaced') setNotice(date.replaced(typed.trim()));
    else if (taken.outcome === 'clamped') setNotice(date.clamped);
    else if (taken.outcome === 'refused') {
      setNotice(kind === 'year' ? date.badYear(typed.trim()) : date.badTime(typed.trim()));
    }
  };
  return {
    notice,
    setNotice,
    commit,
    /** Attributes of the input. */
    input: {
      value: typed ?? (kind === 'time' || kind === 'datetime' ? shortTimes(value) : value),
      autoComplete: 'off',
      inputMode: kind === 'year' ? 'numeric' : 'text',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setNotice('');
        // What is whole and allowed already is taken at once: a draft saved while typing holds it.
        const spelled = readMoment(text, kind, time);
        if (text === '') onSet('');
        else if (
          spelled !== value &&
          isRealMoment(spelled, kind) &&
          isWhole(text) &&
          isWithinBounds(spelled, bounds)
        ) {
          onSet(spelled);
        }
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
      },
    },
  } as const;
}

/** Whether more digits could still make another value of it: `2027-03-1` may become the 14th. */
function isWhole(text: string): boolean {
  return text.trim().length >= 4 && /(?:^|\D)(?:\d{2}|\d{4}|\d{6}|\d{8})\s*$/.test(text);
}
