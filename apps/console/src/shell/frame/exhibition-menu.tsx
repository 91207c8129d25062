import type { StaffExhibition } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { toast } from '@zhantai/ui';
import { Menu } from '@zhantai/ui/menu/menu.tsx';
import { useEffect, useState, type RefObject } from 'react';
import { withExhibition } from '../address/exhibition-address.ts';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { exhibitionFacts } from './exhibition-facts.ts';
import { detailOf } from './loading.tsx';

/** What {@link ExhibitionMenu} takes. */
export interface ExhibitionMenuProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly mayCreate: boolean;
  readonly onClose: () => void;
}

/** The exhibitions that one may see, the latest first, and the way to another one. */
export const ExhibitionMenu = ({ triggerRef, mayCreate, onClose }: ExhibitionMenuProps) => {
  const { client, href } = useServices();
  const { words } = useSpeech();
  const [exhibitions, setExhibitions] = useState<readonly StaffExhibition[] | null>(null);
  useEffect(() => {
    let isGone = false;
    client.call('consoleExhibitions', {}).then(
      (found) => {
        if (!isGone) setExhibitions(found);
      },
      (error: unknown) => {
        if (isGone) return;
        toast(error instanceof ApiError ? detailOf(error, words.load.offline) : words.load.failed, 'failed');
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
    // Asked once for each opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client]);
  if (exhibitions === null) return null;
  const items = exhibitions.map((exhibition) => ({
    key: `exhibition ${exhibition.id}`,
    label: exhibition.title,
    note: exhibitionFacts(exhibition, words),
    checked: exhibition.current,
    href: `#${withExhibition(exhibition.id, '/')}`,
  }));
  return (
    <Menu
      items={
        mayCreate ? [...items, { key: 'new', label: words.newExhibition.open, href: href('/new') }] : items
      }
      label={words.exhibitions.change}
      onAction={onClose}
      onClose={onClose}
      placement="bottom start"
      triggerRef={triggerRef}
    />
  );
};
