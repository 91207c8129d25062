import { Button, FieldFrame, TextInput, useDevice } from '@zhantai/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import { focusInput } from '../sign-in/sign-in-gaps.ts';
import styles from './seat.module.css';

/** Whose seat is looked for. */
export interface Wanted {
  readonly name: string;
  /** The last four digits. */
  readonly mobile: string;
  /** Empty until it is asked for. */
  readonly company: string;
}

export interface SeatSearchProps {
  /** Two have that name and those digits: the company decides. */
  readonly needsCompany: boolean;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onSearch: (wanted: Wanted) => void;
}

/** Full name and four digits; the company where these are not enough. */
export const SeatSearch = ({ needsCompany, busy, refusal, onSearch }: SeatSearchProps) => {
  const { words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const text = words.guests.seat;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Wanted>({ name: '', mobile: '', company: '' });
  const [gaps, setGaps] = useState<Partial<Record<keyof Wanted, string>>>({});
  const fields = needsCompany ? (['name', 'mobile', 'company'] as const) : (['name', 'mobile'] as const);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Partial<Record<keyof Wanted, string>> = {};
    if (typed.name.trim() === '') found.name = text.nameMissing;
    if (!/^\d{4}$/.test(typed.mobile)) found.mobile = text.mobileMissing;
    if (needsCompany && typed.company.trim() === '') found.company = text.companyMissing;
    setGaps(found);
    const first = fields.find((name) => found[name] !== undefined);
    if (first === undefined) onSearch({ ...typed, name: typed.name.trim(), company: typed.company.trim() });
    else focusInput(form.current, first);
  };
  return (
    <form className={styles['search']} noValidate onSubmit={submit} ref={form}>
      {fields.map((name) => (
        <FieldFrame
          error={gaps[name]}
          help={name === 'company' ? text.companyAsk : undefined}
          id={`${id}-${name}`}
          key={name}
          label={text[name]}
        >
          <TextInput
            aria-describedby={gaps[name] === undefined ? undefined : `${id}-${name}-error`}
            autoComplete={name === 'name' ? 'name' : 'off'}
            id={`${id}-${name}`}
            inputMode={name === 'mobile' ? 'numeric' : 'text'}
            invalid={gaps[name] !== undefined}
            large
            maxLength={name === 'mobile' ? 4 : 100}
            name={name}
            onChange={(event) => {
              const value = event.currentTarget.value;
              setTyped((before) => ({ ...before, [name]: value }));
            }}
            value={typed[name]}
          />
        </FieldFrame>
      ))}
      <div className={styles['go']}>
        <RefusalLine text={refusal} />
        <Button
          busy={busy}
          busyLabel={text.searching}
          size={mobile ? 'phone' : 'large'}
          type="submit"
          variant="primary"
          wide
        >
          {text.search}
        </Button>
      </div>
    </form>
  );
};
