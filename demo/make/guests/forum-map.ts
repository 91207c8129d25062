/** A row of an area: its number, and its seats from left to right; null is the aisle. */
interface Row {
  readonly row: number;
  readonly seats: readonly (string | null)[];
}

interface Area {
  readonly area: string;
  readonly rows: readonly Row[];
  readonly fill: string;
  readonly door: string;
}

const pitch = 24;
const width = 860;

const span = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const seatNames = (numbers: readonly number[], digits = 1): readonly string[] =>
  numbers.map((number) => String(number).padStart(digits, '0'));

/** Guests: twenty a row, an aisle in the middle. */
const guests: Area = {
  area: 'A',
  rows: span(1, 6).map((row) => ({
    row,
    seats: [...seatNames(span(1, 10)), null, ...seatNames(span(11, 20))],
  })),
  fill: '#e9c46a',
  door: '2',
};
/** Exhibitors: odd numbers on the left, even ones on the right, outward from the aisle. */
const exhibitors: Area = {
  area: 'B',
  rows: span(1, 14).map((row) => {
    const last = row === 14 ? 18 : 30;
    const odd = seatNames(span(1, last - 1, 2)).toReversed();
    return { row, seats: [...odd, null, ...seatNames(span(2, last, 2))] };
  }),
  fill: '#8ab17d',
  door: '3',
};
/** Press and visitors: two digits, no row four. */
const visitors: Area = {
  area: 'C',
  rows: span(1, 10)
    .filter((row) => row !== 4)
    .map((row) => ({ row, seats: [...seatNames(span(1, 12), 2), null, ...seatNames(span(13, 24), 2)] })),
  fill: '#9fc5e8',
  door: '5',
};

/** Seats kept for speakers, and the two for wheelchairs. */
const marked: Readonly<Record<string, string>> = {
  ...Object.fromEntries(span(6, 15).map((seat) => [`seat-A-1-${seat}`, '#d98e04'])),
  'seat-B-7-29': '#ffffff',
  'seat-B-7-30': '#ffffff',
};

/** The forum hall as SVG: seats are named `seat-{area}-{row}-{seat}`, doors `door-{number}`. */
export function forumMap(): string {
  const parts = [
    `<rect x="0" y="0" width="${width}" height="1020" fill="#f7f5f0"/>`,
    `<rect x="${width / 2 - 180}" y="16" width="360" height="44" rx="6" fill="#2f3e46"/>`,
  ];
  let top = 96;
  for (const area of [guests, exhibitors, visitors]) {
    parts.push(drawArea(area, top), drawDoor(area, top));
    top += area.rows.length * pitch + 56;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1020">${parts.join('')}</svg>`;
}

function drawArea({ area, rows, fill }: Area, top: number): string {
  const title = `<text x="24" y="${top - 10}" font-size="16" font-weight="700" fill="#2f3e46">${area}</text>`;
  const drawn = rows.map(({ row, seats }, index) => {
    const y = top + index * pitch;
    const left = (width - seats.length * pitch) / 2;
    const number = `<text x="${left - 12}" y="${y + 14}" font-size="11" text-anchor="end" fill="#6b7280">${row}</text>`;
    const boxes = seats.map((seat, place) => {
      if (seat === null) return '';
      const id = `seat-${area}-${row}-${seat}`;
      const colour = marked[id] ?? fill;
      return `<rect id="${id}" x="${left + place * pitch + 2}" y="${y}" width="20" height="18" rx="4" fill="${colour}" stroke="#2f3e46" stroke-width="0.6"/>`;
    });
    return number + boxes.join('');
  });
  return `<g id="area-${area}">${title}${drawn.join('')}</g>`;
}

function drawDoor({ door, rows }: Area, top: number): string {
  const y = top + (rows.length * pitch) / 2 - 24;
  return (
    `<g id="door-${door}"><rect x="${width - 30}" y="${y}" width="30" height="48" rx="4" fill="#c1440e"/>` +
    `<text x="${width - 15}" y="${y + 30}" font-size="18" font-weight="700" text-anchor="middle" fill="#ffffff">${door}</text></g>`
  );
}
