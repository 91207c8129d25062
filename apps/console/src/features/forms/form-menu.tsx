import type { ConsoleForm } from '@zhantai/contract';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { IconButton } from '@zhantai/ui';
import type { MenuEntry } from '@zhantai/ui/menu/menu.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';

const Menu = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/menu/menu.tsx'))).Menu,
}));

/** What is done with a form: it is moved, or a dialog about it opens. */
export type FormAction =
  | { readonly kind: 'putAway' | 'putBack' | 'remove' }
  | { readonly kind: 'move'; readonly to: { readonly group: string; readonly index: number } };

interface FormMenuProps {
  readonly form: ConsoleForm;
  /** Where it stands; null where it is not moved. */
  readonly place: { readonly group: string; readonly index: number; readonly count: number } | null;
  /** The other groups. */
  readonly groups: readonly { readonly group: string; readonly name: string }[];
  /** How many forms a group has. */
  readonly sizeOf: (group: string) => number;
  readonly onAct: (action: FormAction) => void;
}

/** The actions of one form. */
export const FormMenu = ({ form, place, groups, sizeOf, onAct }: FormMenuProps) => {
  const { href } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.forms.actions;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const label = text.of(form.formCode);
  const mayAll = may.includes('addForms');
  const entries: readonly MenuEntry[] = [
    {
      key: 'settings',
      label: text.settings,
      href: href(`/forms/${encodeURIComponent(form.formId)}/settings`),
    },
    ...(may.includes('editForms')
      ? [
          {
            key: 'design',
            label: text.design,
            href: href(`/forms/${encodeURIComponent(form.formId)}/design`),
          },
        ]
      : []),
    ...(place !== null && mayAll
      ? [
          { key: 'up', label: text.up, disabled: place.index === 0 },
          { key: 'down', label: text.down, disabled: place.index === place.count - 1 },
          ...groups.map(({ group, name }) => ({ key: `to ${group}`, label: text.toGroup(name) })),
        ]
      : []),
    form.putAwayAt === null
      ? { key: 'putAway', label: text.putAway }
      : { key: 'putBack', label: text.putBack },
    ...(form.version === 0 && mayAll ? [{ key: 'remove', label: text.remove, tone: 'bad' as const }] : []),
  ];
  const act = (key: string) => {
    if (key === 'putAway' || key === 'putBack' || key === 'remove') onAct({ kind: key });
    if (place === null) return;
    const { group, index } = place;
    if (key === 'up') onAct({ kind: 'move', to: { group, index: index - 1 } });
    if (key === 'down') onAct({ kind: 'move', to: { group, index: index + 1 } });
    const target = groups.find((other) => key === `to ${other.group}`);
    if (target !== undefined)
      onAct({ kind: 'move', to: { group: target.group, index: sizeOf(target.group) } });
  };
  return (
    <>
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="menu"
        icon="more"
        label={label}
        onClick={() => {
          setOpen(true);
        }}
        ref={trigger}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <Menu
            items={entries}
            label={label}
            onAction={act}
            onClose={() => {
              setOpen(false);
            }}
            triggerRef={trigger}
          />
        )}
      </Suspense>
    </>
  );
};
