import { TextInput } from '@zhantai/ui';
import { useState } from 'react';
import { useTyped } from '../date/use-typed.ts';

/** What {@link TypedTime} takes. */
export interface TypedTimeProps {
  readonly label: string;
  /** `HH:mm:ss`. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

const halfTyped = new WeakMap<object, string | null>();
const anyTime = { min: null, max: null };

/** A time of day to type beside a calendar; what is no time is not taken. */
export const TypedTime = ({ label, value, onChange }: TypedTimeProps) => {
  const [owner] = useState(() => ({}));
  const typed = useTyped({
    kind: 'time',
    value,
    bounds: anyTime,
    kept: halfTyped,
    owner,
    onSet: (time) => {
      if (time !== '') onChange(time);
    },
  });
  return <TextInput {...typed.input} aria-label={label} onBlur={typed.commit} />;
};
