import { placeName, type FormPlace } from '../form-place.ts';
import type { Drafts } from '../../../shell/drafts/create-drafts.ts';
import type { LocalDraftSlot } from '../../../shell/drafts/local-draft.ts';

/** The slot of an open submission, which changes its name once a new one of many has its id. */
export interface MovingSlot extends LocalDraftSlot {
  readonly moveTo: (id: string) => void;
}

/** The slot of a submission for an account; nothing of a new one stays behind when it moves. */
export function movingSlot(drafts: Drafts, userId: string, formId: string, place: FormPlace): MovingSlot {
  const slotAt = (at: FormPlace): LocalDraftSlot => drafts.slot(userId, placeName(formId, at));
  let slot = slotAt(place);
  return {
    read: () => slot.read(),
    write: (draft) => slot.write(draft),
    clear: () => {
      slot.clear();
    },
    moveTo(id) {
      slot.clear();
      slot = slotAt({ ...place, id });
    },
  };
}
