import type { Form } from '@zhantai/contract';
import { Icon } from '@zhantai/ui';
import { use } from 'react';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { FrameContext } from '../../shell/frame/frame-context.ts';
import { FormPlaceContext } from '../form/form-place.ts';
import { manyAddresses } from '../form/many-addresses.ts';
import styles from './form-nav.module.css';

export interface FormNavProps {
  readonly form: Form;
  /** Short text of the last save; null while nothing can be saved. */
  readonly saved: { readonly short: string; readonly tone: string } | null;
}

/** Head of a form on a phone: back, what is open, where the input is. */
export const FormNav = ({ form, saved }: FormNavProps) => {
  const { location, words } = usePortal();
  const { many, exhibitorId } = use(FormPlaceContext);
  const address = useAddress(location);
  const embedded = use(FrameContext) === 'none';
  // Around the sheets of a carrier's exhibitor the page has a way back of its own, as has another application.
  const home = exhibitorId !== undefined || embedded ? null : '/';
  const back = many && exhibitorId === undefined ? manyAddresses(address).list : home;
  return (
    <header className={styles['nav']} data-print="hide">
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
      <p className={styles['saved']} data-tone={saved?.tone}>
        {saved?.tone === 'ok' && <Icon name="check" size={16} />}
        {saved?.short}
      </p>
    </header>
  );
};
