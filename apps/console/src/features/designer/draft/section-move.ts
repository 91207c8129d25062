import { withPlaced, idOf, itemsOf, type Detail } from './items.ts';
import { isTitle, sectionOf } from './selection.ts';

/**
 * Moves items to the end of the section before theirs (−1) or to the beginning of the one after it (1); a title goes with its
 * whole section, past the one next to it. The same detail where there is none.
 */
export function withMovedToSection(detail: Detail, ids: readonly string[], by: -1 | 1): Detail {
  const items = itemsOf(detail);
  const [first] = ids;
  const raw = items.find((item) => idOf(item) === first);
  if (raw === undefined || first === undefined) return detail;
  const isSection = ids.length === 1 && isTitle(raw);
  const moved = isSection ? sectionOf(items, first) : ids;
  const edge = by === -1 ? first : ids.at(-1);
  const own = sectionOf(items, edge ?? first);
  const at = items.findIndex((item) => idOf(item) === (by === -1 ? own[0] : own.at(-1)));
  const neighbour = items[at + by];
  if (neighbour === undefined) return detail;
  if (!isSection) {
    // Behind the last item before the own title, or behind the title of the next section.
    return withPlaced(detail, moved, { side: 'after', id: idOf(neighbour) });
  }
  const other = sectionOf(items, idOf(neighbour));
  const target = by === -1 ? other[0] : other.at(-1);
  if (target === undefined) return detail;
  return withPlaced(detail, moved, { side: by === -1 ? 'before' : 'after', id: target });
}
