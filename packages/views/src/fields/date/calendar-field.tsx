import { IconButton } from '@zhantai/ui';
import { useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { textBox } from '../text-box.tsx';
import { useKept } from '../use-kept.ts';
import { boundsOf } from './bounds-of.ts';
import { boundsText } from './bounds-text.ts';
import styles from './calendar-field.module.css';
import type { CalendarPopupProps, LoadPopup } from './popup.ts';
import type { MomentKind } from '@zhantai/engine';
import { useTyped } from './use-typed.ts';

/** What {@link CalendarField} takes. */
export interface CalendarFieldProps {
  readonly face: FaceProps<'date' | 'time' | 'datetime' | 'year'>;
  readonly kind: MomentKind;
  readonly load: LoadPopup<CalendarPopupProps>;
}

const openFields = new WeakMap<object, boolean>();
const typedTexts = new WeakMap<object, string | null>();

/** A date, time, date-time or year: text to type, and a button that opens what to pick it from. */
export const CalendarField = ({ face, kind, load }: CalendarFieldProps) => {
  const { services, session, words } = useForm();
  const { node, state, inCell } = face;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useKept(openFields, node, false);
  // In a table the button appears when the cell is pointed at or typed in: at rest it is an input alone.
  const [near, setNear] = useState(false);
  const bounds = boundsOf(node.item, session.context);
  const typed = useTyped({
    kind,
    value: state.value,
    bounds,
    onSet: (value) => node.set(value),
    kept: typedTexts,
    owner: node,
  });
  const close = (): void => {
    setOpen(false);
    node.leave();
  };
  const part = useLoaded(load, open, close);
  const { date } = words.fields;
  const format = {
    date: date.dateFormat,
    datetime: date.dateFormat,
    time: date.timeFormat,
    year: date.yearFormat,
  };
  const openLabel = kind === 'time' ? date.openTime : kind === 'year' ? date.openYear : date.open;
  const button = (
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
  );
  const nearness = {
    onFocus: () => setNear(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setNear(event.currentTarget.contains(event.relatedTarget)),
    onPointerEnter: () => setNear(true),
    onPointerLeave: (event: PointerEvent<HTMLElement>) =>
      setNear(event.currentTarget.contains(document.activeElement)),
  };
  return (
    <div className={styles['field']} ref={frame} {...(inCell ? nearness : {})}>
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
        after: inCell ? undefined : button,
      })}
      {inCell && (near || open) && <span className={styles['inCell']}>{button}</span>}
      {typed.notice !== '' && (
        <p className={styles['notice']} role="status">
          {typed.notice}
        </p>
      )}
      {open && part !== null && (
        <part.Popup
          bounds={bounds}
          kind={kind}
          item={node.item}
          onClose={close}
          onSet={(value) => {
            typed.setNotice('');
            node.set(value);
          }}
          owner={node}
          today={services.today}
          triggerRef={frame}
          value={state.value}
        />
      )}
    </div>
  );
};
