import { IconButton } from '@zhantai/ui';
import { useRef, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../face.ts';
import { useOnDemand } from '../overlay/use-on-demand.ts';
import { textBox } from '../text-box.tsx';
import { boundsOf } from './bounds-of.ts';
import { boundsText } from './bounds-text.ts';
import styles from './calendar-field.module.css';
import type { CalendarPopupProps, LoadPopup } from './popup.ts';
import type { CalendarKind } from './typed-text.ts';
import { useTyped } from './use-typed.ts';

/** What {@link CalendarField} takes. */
export interface CalendarFieldProps {
  readonly face: FaceProps<'date' | 'time' | 'datetime' | 'year'>;
  readonly kind: CalendarKind;
  readonly load: LoadPopup<CalendarPopupProps>;
}

/** A date, time, date-time or year: text to type, and a button that opens what to pick it from. */
export const CalendarField = ({ face, kind, load }: CalendarFieldProps) => {
  const { services, words } = useForm();
  const { node, state, inCell } = face;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const bounds = boundsOf(node.item);
  const typed = useTyped({ kind, value: state.value, bounds, onSet: (value) => node.set(value) });
  const close = (): void => {
    setOpen(false);
    node.leave();
  };
  const part = useOnDemand(load, open, close);
  const { date } = words.fields;
  const format = {
    date: date.dateFormat,
    datetime: date.dateFormat,
    time: date.timeFormat,
    year: date.yearFormat,
  };
  const openLabel = kind === 'time' ? date.openTime : kind === 'year' ? date.openYear : date.open;
  return (
    <div className={styles['field']} ref={frame}>
      {textBox({
        ...controlProps(face),
        ...typed.input,
        invalid: state.problem !== null,
        inCell,
        placeholder: inCell ? '' : node.item.placeholder || format[kind],
        title: boundsText(bounds, words.fields),
        onBlur: () => {
          typed.commit();
          if (!open) node.leave();
        },
        after: (
          <IconButton
            aria-expanded={open}
            aria-haspopup="dialog"
            className={styles['open']}
            icon={kind === 'time' ? 'clock' : 'calendar'}
            label={openLabel}
            onClick={() => {
              typed.commit();
              setOpen(true);
            }}
          />
        ),
      })}
      {typed.notice !== '' && (
        <p className={styles['notice']} role="status">
          {typed.notice}
        </p>
      )}
      {open && part !== null && (
        <part.Popup
          bounds={bounds}
          kind={kind}
          label={node.item.label}
          onClose={close}
          onSet={(value) => {
            typed.setNotice('');
            node.set(value);
          }}
          today={services.today}
          triggerRef={frame}
          value={state.value}
        />
      )}
    </div>
  );
};
