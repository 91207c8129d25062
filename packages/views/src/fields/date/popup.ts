import type { DateBounds, Item, MomentKind } from '@zhantai/engine';
import type { ComponentType, RefObject } from 'react';

/** What the opened part of a calendar field takes. */
export interface CalendarPopupProps {
  readonly kind: MomentKind;
  readonly item: Item;
  readonly value: string;
  readonly bounds: DateBounds;
  readonly today: string;
  /** Whose value is picked: what was begun waits with it while the face changes. */
  readonly owner: object;
  /** What it hangs on on a desktop. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onSet: (value: string) => void;
  readonly onClose: () => void;
}

/** Loads the opened part of a field. */
export type LoadPopup<P> = () => Promise<{ readonly Popup: ComponentType<P> }>;
