import { EmptyState } from '@zhantai/ui';
import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../context/form-context.ts';
import { focusControl } from '../context/focus-control.ts';
import styles from './form-sections.module.css';
import { SectionView } from './section-view.tsx';

/** A form of more items draws only those in sight. */
const LONG_FROM = 60;

/** All sections of the form, with the texts above and below it. */
export const FormSections = () => {
  const { session, words, device } = useForm();
  const { setting, items } = session.definition;
  // The other face draws other elements: who was typing goes on typing in the same field.
  const focused = useRef('');
  const drawn = useRef(device);
  useLayoutEffect(() => {
    if (drawn.current === device) return;
    drawn.current = device;
    if (focused.current !== '' && document.activeElement === document.body) focusControl(focused.current);
  }, [device]);
  if (items.length === 0) {
    return <EmptyState text={words.fields.emptyForm.text} title={words.fields.emptyForm.title} />;
  }
  return (
    <div
      className={styles['form']}
      data-device={device.name}
      data-input={setting.inputPosition}
      data-label={setting.labelPosition === 'top' ? undefined : setting.labelPosition}
      data-long={items.length > LONG_FROM || undefined}
      lang={words.language}
      onBlur={() => {
        focused.current = '';
      }}
      onFocus={(event) => {
        focused.current = event.target.id;
      }}
      ref={(form) => form?.style.setProperty('--label-width', `${setting.labelWidth}px`)}
    >
      {setting.title !== '' && (
        <p className={styles['text']}>
          <b>{setting.title}</b>
        </p>
      )}
      {setting.desc !== '' && <p className={styles['text']}>{setting.desc}</p>}
      {session.sections.map((section, index) => (
        <SectionView index={index} key={section.title?.id ?? 'first'} section={section} />
      ))}
      {session.definition.memo !== '' && <p className={styles['text']}>{session.definition.memo}</p>}
    </div>
  );
};
