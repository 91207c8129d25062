import type { PortalPath, FormEntry } from '@zhantai/contract';
import { Icon, useDevice } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import styles from './form-tabs.module.css';

/** Tabs that a phone has a line for; more stand behind the present one. */
const ON_A_PHONE = 3;

export interface FormTabsProps {
  readonly path: PortalPath;
  readonly entry: FormEntry;
  /** The forms of this route. */
  readonly siblings: readonly FormEntry[];
}

/** The forms of one route, as tabs. */
export const FormTabs = ({ path, entry, siblings }: FormTabsProps) => {
  const { words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const addressOf = useFormAddress();
  const id = useId();
  const tabAddress = (one: FormEntry): string => {
    const own = addressOf(one.pageKey);
    if (one === siblings[0]) return path;
    return own.startsWith(path) ? own : `${path}?page=${encodeURIComponent(one.pageKey)}`;
  };
  const tabs = siblings.map((one) => (
    <a
      aria-current={one.formId === entry.formId ? 'page' : undefined}
      href={`#${tabAddress(one)}`}
      key={one.formId}
    >
      {words.form.numbered(one.formCode, one.title)}
    </a>
  ));

  return (
    <nav
      aria-label={words.form.forms}
      className={styles['forms']}
      data-phone={mobile || undefined}
      data-print="hide"
    >
      {mobile && siblings.length > ON_A_PHONE ? (
        <>
          <button className={styles['present']} popoverTarget={id} type="button">
            {words.form.numbered(entry.formCode, entry.title)}
            <Icon name="chevron-down" size={16} />
          </button>
          <div
            className={styles['all']}
            id={id}
            onBeforeToggle={({ currentTarget: list }) => {
              // Below its button, wherever that stands.
              const { bottom = 0 } = list.parentElement?.getBoundingClientRect() ?? {};
              list.style.setProperty('--top', `${Math.max(0, bottom)}px`);
            }}
            popover="auto"
          >
            {tabs}
          </div>
        </>
      ) : (
        tabs
      )}
    </nav>
  );
};
