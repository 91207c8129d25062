import { array, assert, boolean, property } from 'fast-check';
import { expect, it } from 'vitest';
import { treePlaces } from './canvas-tree.ts';

it('counts what stands beside each other, sections at the first level and what is under them at the second', () => {
  assert(
    property(array(boolean(), { maxLength: 40 }), (titles) => {
      const items = titles.map((isTitle, at) => ({ id: String(at), isTitle }));
      const places = treePlaces(items);
      expect(places.size).toBe(items.length);
      const first = titles.indexOf(true);
      let title = -1;
      const seen = new Map<number, number>();
      items.forEach(({ id, isTitle }, at) => {
        const place = places.get(id);
        if (isTitle) title = at;
        const isTop = isTitle || first === -1 || at < first;
        expect(place?.level).toBe(isTop ? 1 : 2);
        const group = isTop ? -1 : title;
        const next = (seen.get(group) ?? 0) + 1;
        seen.set(group, next);
        expect(place?.at).toBe(next);
        expect(place?.at).toBeLessThanOrEqual(place?.count ?? 0);
      });
    }),
  );
});
