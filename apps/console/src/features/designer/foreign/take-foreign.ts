import type { Exceeded, ReadFormRequest } from '@zhantai/contract';
import { exceededLimit } from '@zhantai/contract';
import { withOpenRules } from '@zhantai/engine/authoring';
import { pasteItems } from '../draft/clipboard.ts';
import { isRecord } from '../draft/item-levels.ts';
import { idOf, itemsOf, typeOf, type Detail } from '../draft/items.ts';
import { newItem, type Chance } from '../draft/new-item.ts';

/** How a form comes into a draft. */
export type TakeMode = 'replace' | 'append';

/** A draft with a form from elsewhere, and the first of its items. */
export interface TakenForm {
  readonly detail: Detail;
  readonly selected: string | null;
}

/**
 * Takes a form from elsewhere into a draft. A form of our own that replaces it keeps its ids and every byte; all else has
 * new ids, which nothing had before.
 * @returns the limit instead that the draft would be above.
 */
export function takeForeign(
  draft: Detail,
  read: Detail,
  kind: ReadFormRequest['kind'],
  mode: TakeMode,
  section: string,
  chance: Chance,
): TakenForm | Exceeded {
  if (mode === 'replace' && kind === 'json') {
    const { formId, formType } = draft;
    const detail = withOpenRules({
      ...read,
      ...(formId === undefined ? {} : { formId }),
      ...(formType === undefined ? {} : { formType }),
    });
    const exceeded = exceededLimit(detail, new TextEncoder().encode(JSON.stringify(detail)).byteLength);
    return exceeded ?? { detail, selected: itemsOf(detail).map(idOf)[0] ?? null };
  }
  const [first] = itemsOf(read);
  const opens = first !== undefined && typeOf(first) === 'title';
  const title = newItem('title', { label: section, option: String }, chance);
  const clip = mode === 'replace' || opens ? read : { ...read, formItems: [title, ...itemsOf(read)] };
  const setting = { ...recordOf(draft['formSetting']), ...recordOf(read['formSetting']) };
  const bare = { ...draft, formItems: [], formLogic: { scheme: [] }, formSetting: setting };
  const pasted = pasteItems(mode === 'replace' ? bare : draft, clip, null, chance);
  return 'limit' in pasted ? pasted : { detail: pasted.detail, selected: pasted.ids[0] ?? null };
}

const recordOf = (value: unknown): Detail => (isRecord(value) ? value : {});
