import { parseItem, type JsonObject } from '@zhantai/engine';
import {
  groupsOf,
  namedBy,
  rulesWithout,
  targetsOf,
  withWrittenRules,
  writtenRules,
} from '@zhantai/engine/authoring';
import { idOf, itemsOf, withoutItems, type Detail } from './items.ts';
import { referencesOf } from './references.ts';

/** What a deletion does beside taking items away; labels of items each. */
export interface Deletion {
  readonly detail: Detail;
  /** Shown by a rule that watches what goes. */
  readonly shown: readonly string[];
  /** Of `shown`, those that no condition is left for: they are always shown then. */
  readonly alwaysShown: readonly string[];
  /** What goes and is shown by a rule itself. */
  readonly ruled: readonly string[];
  /** Their options or figures follow from what goes; that is not mended. */
  readonly dependent: readonly string[];
}

/** Deletes items with the conditions that watch them and the rules that show nothing else (console.md §2). */
export function deleteItems(detail: Detail, ids: readonly string[]): Deletion {
  const gone = new Set(ids);
  const items = itemsOf(detail);
  const props = new Set(items.filter((item) => gone.has(idOf(item))).map((item) => parseItem(item).prop));
  const before = writtenRules(detail);
  const after = rulesWithout(before, gone);
  const isTouched = after.length < before.length || after.some((rule, at) => rule !== before[at]);
  const kept = withoutItems(detail, ids);
  const stillShown = new Set(after.flatMap(targetsOf).map(namedBy));
  const watchers = before.filter((rule) =>
    groupsOf(rule)
      .flat()
      .some((one) => gone.has(namedBy(one))),
  );
  const shownIds = new Set(watchers.flatMap(targetsOf).map(namedBy));
  const ruledIds = new Set(before.flatMap(targetsOf).map(namedBy));
  const labels = (are: (item: JsonObject) => boolean) =>
    items.filter(are).map((item) => parseItem(item).label);
  const stays = (item: JsonObject) => !gone.has(idOf(item));
  return {
    detail: isTouched ? withWrittenRules(kept, after) : kept,
    shown: labels((item) => stays(item) && shownIds.has(idOf(item))),
    alwaysShown: labels((item) => stays(item) && shownIds.has(idOf(item)) && !stillShown.has(idOf(item))),
    ruled: labels((item) => !stays(item) && ruledIds.has(idOf(item))),
    dependent: labels((item) => {
      if (!stays(item)) return false;
      const { query, compute } = referencesOf(item);
      return [...query, ...compute].some((prop) => props.has(prop));
    }),
  };
}

/** Whether a deletion changes more than what it takes away. */
export const changesMore = ({ shown, ruled, dependent }: Deletion): boolean =>
  shown.length > 0 || ruled.length > 0 || dependent.length > 0;
