import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { Icon, IconButton } from '@zhantai/ui';
import { useRef } from 'react';
import { useForm } from '../../context/form-context.ts';
import { boundsOf } from '../date/bounds-of.ts';
import { boundsText } from '../date/bounds-text.ts';
import dateStyles from '../date/calendar-field.module.css';
import styles from './range-field.module.css';
import type { LoadPopup } from '../date/popup.ts';
import { useTyped } from '../date/use-typed.ts';
import type { FaceProps } from '../../context/face.ts';
import { groupLeave } from '../group-leave.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { useKept } from '../use-kept.ts';
import type { RangePopupProps } from './popup.ts';
import { orderEnds } from './range-kind.ts';
import type { Ends, RangeKind } from './range-kind.ts';

/** What {@link RangeField} takes. */
export interface RangeFieldProps {
  readonly face: FaceProps<'daterange' | 'timerange' | 'datetimerange'>;
  readonly kind: RangeKind;
  readonly load: LoadPopup<RangePopupProps>;
}

const nothing: Ends = ['', ''];
const openFields = new WeakMap<object, boolean>();
const halves = new WeakMap<object, Ends | null>();
const typedStarts = new WeakMap<object, string | null>();
const typedEnds = new WeakMap<object, string | null>();

/** Start and end in one control: two texts to type, an arrow between them, one button that opens both. */
export const RangeField = ({ face, kind, load }: RangeFieldProps) => {
  const { services, session, words } = useForm();
  const { node, state, id, labelId, describedBy } = face;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useKept(openFields, node, false);
  // One end alone is no value of the field yet; it waits here.
  const [half, setHalf] = useKept(halves, node, null);
  const ends = state.value ?? half ?? nothing;
  const bounds = boundsOf(node.item, session.context);
  const { date } = words.fields;

  const take = (next: Ends): void => {
    const whole = next[0] !== '' && next[1] !== '';
    setHalf(whole ? null : next);
    node.set(whole ? next : null);
  };
  const start = useTyped({
    kind,
    value: ends[0],
    bounds,
    onSet: (value) => take([value, ends[1]]),
    time: DEFAULT_RANGE_TIMES[0],
    kept: typedStarts,
    owner: node,
  });
  const end = useTyped({
    kind,
    value: ends[1],
    bounds,
    onSet: (value) => take([ends[0], value]),
    time: DEFAULT_RANGE_TIMES[1],
    kept: typedEnds,
    owner: node,
  });
  const turn = (): void => {
    const now = node.state().value;
    if (now === null) return;
    const ordered = orderEnds(now, kind);
    if (ordered[0] === now[0]) return;
    take(ordered);
    end.setNotice(date.swapped);
  };
  const close = (): void => {
    setOpen(false);
    node.leave();
  };
  const part = useLoaded(load, open, close);
  const leave = groupLeave(node);
  const box = {
    'aria-describedby': describedBy,
    'aria-invalid': state.problem === null ? undefined : true,
    'aria-required': node.item.required || undefined,
    placeholder: kind === 'time' ? date.timeFormat : date.dateFormat,
  } as const;
  return (
    <div
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        turn();
        if (!open) leave(event);
      }}
      ref={frame}
      role="presentation"
    >
      <div
        aria-labelledby={labelId}
        className={styles['range']}
        data-kind={kind}
        data-invalid={state.problem !== null || undefined}
        id={id}
        role="group"
        title={boundsText(bounds, words.fields)}
      >
        <input {...box} {...start.input} aria-label={date.startOf(node.item.label)} onBlur={start.commit} />
        <Icon name="arrow-right" size={16} />
        <input {...box} {...end.input} aria-label={date.endOf(node.item.label)} onBlur={end.commit} />
        <IconButton
          aria-expanded={open}
          aria-haspopup="dialog"
          icon={kind === 'time' ? 'clock' : 'calendar'}
          label={kind === 'time' ? date.openTime : date.open}
          onClick={() => setOpen(true)}
        />
      </div>
      {[start.notice, end.notice]
        .filter((notice) => notice !== '')
        .map((notice) => (
          <p className={dateStyles['notice']} key={notice} role="status">
            {notice}
          </p>
        ))}
      {open && part !== null && (
        <part.Popup
          bounds={bounds}
          ends={ends}
          kind={kind}
          label={node.item.label}
          onClose={close}
          onSet={(next) => {
            start.setNotice('');
            end.setNotice('');
            take(next);
          }}
          owner={node}
          today={services.today}
          triggerRef={frame}
        />
      )}
    </div>
  );
};
