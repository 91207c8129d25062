import { Suspense, lazy, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { withRetry } from '../../loading/with-retry.ts';
import type { RowAction } from './row-action.ts';
import { useTableWords } from '../use-table-words.ts';

const Menu = lazy(async () => {
  const { Menu: menu } = await withRetry(() => import('../../menu/menu.tsx'));
  return { default: menu };
});

/** What {@link RowMenu} takes. */
export interface RowMenuProps {
  readonly actions: readonly RowAction[];
  /** Names the row for those who do not see it. */
  readonly row: string;
  readonly look: 'word' | 'icon';
}

/** The actions of a row that have no word of their own in it. */
export const RowMenu = ({ actions, row, look }: RowMenuProps) => {
  const words = useTableWords();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const label = words.ofRow(words.moreActions, row);
  const button = {
    'aria-expanded': open,
    'aria-haspopup': 'menu' as const,
    onClick: () => {
      setOpen(true);
    },
    ref: trigger,
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...button} icon="more" label={label} />
      ) : (
        <Button {...button} aria-label={label} variant="quiet">
          {words.moreActions}
        </Button>
      )}
      {open && (
        <Suspense>
          <Menu
            items={actions.map(({ key, label: text, tone, disabled = false }) => ({
              key,
              label: text,
              disabled,
              ...(tone === undefined ? {} : { tone }),
            }))}
            label={label}
            onAction={(key) => {
              actions.find((action) => action.key === key)?.onPress();
            }}
            onClose={() => {
              setOpen(false);
            }}
            triggerRef={trigger}
          />
        </Suspense>
      )}
    </>
  );
};
