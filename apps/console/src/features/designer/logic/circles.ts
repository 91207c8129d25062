import { parseDefinition } from '@zhantai/engine';
import { reach, withoutDraftRule } from '@zhantai/engine/authoring';
import type { Detail } from '../draft/items.ts';

/** What would make a circle of a rule: of an item the ids that it would go through, back to where it began. */
export interface Circles {
  /** Of items that the rule would watch, by id. */
  readonly watched: ReadonlyMap<string, readonly string[]>;
  /** Of items that the rule would show, by id. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
}

/** Finds what a rule cannot watch or show, by the other rules and the formulas of a draft. */
export function createCircles(
  detail: Detail,
  ruleId: string,
): (watched: readonly string[], shown: readonly string[]) => Circles {
  const others = parseDefinition(withoutDraftRule(detail, ruleId));
  return (watched, shown) => ({
    watched: closed(reach(others, shown, 'decides')),
    shown: closed(reach(others, watched, 'dependsOn'), (way) => way.toReversed()),
  });
}

function closed(
  ways: ReadonlyMap<string, readonly string[]>,
  turn: (way: readonly string[]) => readonly string[] = (way) => way,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...ways].map(([id, way]) => {
      const turned = turn(way);
      return [id, [...turned, ...turned.slice(0, 1)]];
    }),
  );
}
