import type { SharedField } from '@zhantai/contract';

/** What a guest ticked to be shown to the exhibitor that invited, for the calls that send it. */
export interface Shared {
  readonly read: () => readonly SharedField[];
  readonly put: (fields: readonly SharedField[]) => void;
}

/** Nothing is ticked at first. */
export function createShared(): Shared {
  let fields: readonly SharedField[] = [];
  return {
    read: () => fields,
    put(next) {
      fields = next;
    },
  };
}
