import type { DateBounds } from '@zhantai/engine';
import type { RefObject } from 'react';
import type { Ends, RangeKind } from './range-kind.ts';

/** What the opened part of a range takes. */
export interface RangePopupProps {
  readonly kind: RangeKind;
  readonly label: string;
  readonly ends: Ends;
  readonly bounds: DateBounds;
  readonly today: string;
  /** Whose value is picked: what was begun waits with it while the face changes. */
  readonly owner: object;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onSet: (ends: Ends) => void;
  readonly onClose: () => void;
}
