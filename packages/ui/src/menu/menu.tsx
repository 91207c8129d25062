import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';
import { Menu as List, MenuItem } from 'react-aria-components/Menu';
import { Popover as Floating } from 'react-aria-components/Popover';
import type { PopoverProps as FloatingProps } from 'react-aria-components/Popover';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useMenuOpener } from '../modal-frame/use-menu-opener.ts';
import styles from './menu.module.css';
import { takePressStyle } from './take-press-style.ts';

/** One entry of a {@link Menu}. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A second line. */
  readonly note?: string;
  /** `bad` for what destroys. */
  readonly tone?: 'bad';
  readonly disabled?: boolean;
  /** Ticked, as the present language is. */
  readonly checked?: boolean;
  /** Leads somewhere instead of acting. */
  readonly href?: string;
}

/** What {@link Menu} takes. */
export interface MenuProps {
  /** The button it hangs on (which carries `aria-haspopup="menu"` and `aria-expanded`). */
  readonly triggerRef: RefObject<Element | null>;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onAction: (key: string) => void;
  readonly onClose: () => void;
  readonly placement?: NonNullable<FloatingProps['placement']>;
}

/** A menu button promises that the keyboard is inside the menu it opens. */
const startOnFirst = { autoFocus: 'first' } as const;

/** Entries that can be ticked make the menu a choice of one, and are announced so. */
const choice = (items: readonly MenuEntry[]) =>
  items.some((item) => item.checked !== undefined)
    ? ({
        selectionMode: 'single',
        selectedKeys: items.filter((item) => item.checked === true).map((item) => item.key),
      } as const)
    : {};

/** A menu of actions; arrows, Home, End and type-ahead move, Enter acts, Escape closes. Mounted is open. */
export const Menu = ({
  triggerRef,
  label,
  items,
  onAction,
  onClose,
  placement = 'bottom end',
}: MenuProps) => {
  useInsertionEffect(takePressStyle, []);
  useMenuOpener(triggerRef);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page below it is inert. Where the library has not taken the focus over by then, no key would reach the menu.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const first = list.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])');
        (first ?? list.current)?.focus();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <Floating
      aria-label={label}
      className={styles['menu'] ?? ''}
      isOpen
      offset={4}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      placement={placement}
      triggerRef={triggerRef}
    >
      <List
        aria-label={label}
        {...startOnFirst}
        {...choice(items)}
        className={styles['list'] ?? ''}
        disabledKeys={items.filter((item) => item.disabled === true).map((item) => item.key)}
        onAction={(key) => {
          onAction(String(key));
        }}
        onClose={onClose}
        ref={list}
      >
        {items.map((item) => (
          <MenuItem
            className={styles['item'] ?? ''}
            data-tone={item.tone}
            id={item.key}
            key={item.key}
            textValue={item.label}
            {...(item.href === undefined ? {} : { href: item.href })}
          >
            {item.icon !== undefined && <Icon name={item.icon} />}
            <span className={styles['text']}>
              <span className={styles['label']} data-checked={item.checked}>
                {item.label}
              </span>
              {item.note !== undefined && <span className={styles['note']}>{item.note}</span>}
            </span>
            {item.checked === true && <Icon className={styles['check']} name="check" />}
          </MenuItem>
        ))}
      </List>
    </Floating>
  );
};
