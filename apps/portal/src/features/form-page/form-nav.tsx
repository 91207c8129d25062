import type { Form } from '@zhantai/contract';
import { Icon } from '@zhantai/ui';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { FrameContext } from '../../shell/frame/frame-context.ts';
import { FormPlaceContext } from '../form/form-place.ts';
import { manyAddresses } from '../form/many-addresses.ts';
import { savedText } from '../form/saved-text.ts';
import type { Autosave } from '../../shell/drafts/autosave.ts';
import styles from './form-nav.module.css';
import { FormTabsContext } from './form-tabs-context.ts';

export interface FormNavProps {
  readonly form: Pick<Form, 'formCode' | 'title'>;
  /** Null while nothing can be saved. */
  readonly autosave: Autosave | null;
  /** Stays in sight with it. */
  readonly children?: ReactNode;
}

/** Head of a form on a phone: back, what is open, where the input is; below it the other forms of the route. */
export const FormNav = ({ form, autosave, children }: FormNavProps) => {
  const { location, words } = usePortal();
  const { many, exhibitorId } = use(FormPlaceContext);
  const address = useAddress(location);
  const embedded = use(FrameContext) === 'none';
  // Around the forms of a carrier's exhibitor the page has a way back of its own, as has another application.
  const home = exhibitorId !== undefined || embedded ? null : '/';
  const back = many && exhibitorId === undefined ? manyAddresses(address).list : home;
  return (
    <>
      <div className={styles['sticky']} data-print="hide">
        <header className={styles['nav']}>
          {back === null ? (
            <span className={styles['back']} />
          ) : (
            <a aria-label={words.frame.home} className={styles['back']} href={`#${back}`}>
              <Icon name="chevron-left" size={20} />
            </a>
          )}
          <p className={styles['title']}>
            <span className={styles['code']}>{form.formCode}</span>
            <span className={styles['name']}>{form.title}</span>
          </p>
          {autosave === null ? <p className={styles['saved']} /> : <LastSave autosave={autosave} />}
        </header>
        {children}
      </div>
      {use(FormTabsContext)}
    </>
  );
};

const LastSave = ({ autosave }: { readonly autosave: Autosave }) => {
  const { words } = usePortal();
  const { tone, short } = savedText(
    useSyncExternalStore(autosave.subscribe, autosave.state),
    words.form.saved,
  );
  return (
    <p className={styles['saved']} data-tone={tone}>
      {tone === 'ok' && <Icon name="check" size={16} />}
      {short}
    </p>
  );
};
