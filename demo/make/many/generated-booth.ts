import { zoneTags, type DemoBooth } from '../exhibitors/exhibitor.ts';

const HALLS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const ROWS = ['A', 'B', 'C', 'D'];
/** Numbers lie so far apart that a large stand does not reach the next. */
const STEP = 8;
const FIRST = 10;

const SHELL = [9, 9, 12, 18, 27];
const RAW = [36, 54, 72, 108, 144];
const SEMI = [24, 27, 36];

/** The booth of the exhibitor of that index: another one for each, in all halls. Three of five are shell booths. */
export function generatedBooth(index: number, taken: ReadonlySet<string>): DemoBooth {
  const hall = HALLS[index % HALLS.length] ?? '1';
  const place = Math.floor(index / HALLS.length);
  const row = ROWS[place % ROWS.length] ?? 'A';
  let number = FIRST + STEP * Math.floor(place / ROWS.length);
  while (taken.has(`${hall} ${label(row, number)}`)) number += 1;
  const [type, areas] = kindOf(index);
  const area = areas[place % areas.length] ?? 9;
  return { hall, number: label(row, number), type, area, tags: zoneTags(hall) };
}

function kindOf(index: number): readonly [DemoBooth['type'], readonly number[]] {
  // Counted in other steps than the halls, so that every hall has every kind.
  const kind = (index + Math.floor(index / HALLS.length)) % 10;
  if (kind < 6) return ['std', SHELL];
  return kind < 9 ? ['raw', RAW] : ['semi', SEMI];
}

function label(row: string, number: number): string {
  return `${row}${String(number).padStart(3, '0')}`;
}
