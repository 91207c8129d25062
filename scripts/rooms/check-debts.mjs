import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'scripts/rooms/still-allowed.json';

/** What stands in the way of the walls may become less and never more: the list says how much is left of each kind. */
export function checkDebts(root, found) {
  const allowed = JSON.parse(readFileSync(join(root, list), 'utf8'));
  return Object.entries(found).flatMap(([kind, places]) => {
    const known = allowed[kind] ?? {};
    return [...new Set([...Object.keys(places), ...Object.keys(known)])].flatMap((place) =>
      compare(kind, place, places[place] ?? 0, known[place] ?? 0),
    );
  });
}

function compare(kind, place, number, most) {
  if (number > most) return [`${place}: ${number} ${kind}, at most ${most} (${list})`];
  if (number < most)
    return [`${place}: ${number} ${kind}, well done; write ${number} for ${most} into ${list}`];
  return [];
}
