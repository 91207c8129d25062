import { expect, it } from 'vitest';
import { fitText, textHeight } from './fit-text.ts';
import { shareRoom } from './share-room.ts';

const above = { width: 128, height: 63, sizes: [15, 13, 12, 11, 10, 9] };
const below = { width: 128, height: 60, sizes: [12, 11, 10, 9, 8] };

it.each([
  ['江澜博览', 'Jianglan Expo', 15],
  ['江'.repeat(200), 'a'.repeat(200), 6],
  ['江'.repeat(200), '', 7],
  ['a'.repeat(200), 'Company Limited '.repeat(12).trim(), 6],
  ['江澜', 'Wm '.repeat(66), 8],
  ['W'.repeat(100), 'M'.repeat(100), 8],
])('two names of a company stand in their place whole: %s, %s', (upper, lower, size) => {
  const rooms = shareRoom([upper, lower], [above, below]);
  const heights = [upper, lower].map((text, at) => {
    const room = rooms[at] ?? above;
    return text === '' ? 0 : textHeight(text, room.width, fitText(text, room));
  });
  expect(heights[0]).toBeLessThanOrEqual(rooms[0].height);
  expect(heights[1]).toBeLessThanOrEqual(rooms[1].height);
  expect(rooms[0].height + rooms[1].height).toBeLessThanOrEqual(above.height + below.height);
  expect(fitText(upper, rooms[0])).toBe(size);
});
