/** One stand on the drawn plan; places in units of the plan. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn with a fill; the others are outlines. */
  readonly filled: boolean;
  /** Small number in the corner; empty on most. */
  readonly label: string;
  readonly lit: boolean;
}

/** Measures of a plan: blocks of two columns and six cells, side by side. */
export interface PlanMeasures {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** Distance between blocks, left edge to left edge, top edge to top edge. */
  readonly pitchX: number;
  readonly pitchY: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Block and cell of the lit stand, which is two by two. */
  readonly lit: { readonly column: number; readonly row: number; readonly cell: number };
}

const GAP = 2;
const CELLS = 6;

/** Lays out the stands of a hall; the same for the same measures, so that nothing moves between visits. */
export function layOutPlan(measures: PlanMeasures, letter: string): readonly Stand[] {
  const stands: Stand[] = [];
  for (let row = 0; row < measures.rows; row += 1) {
    for (let column = 0; column < measures.columns; column += 1) {
      stands.push(...layOutBlock(measures, row, column, nextLetter(letter, row)));
    }
  }
  return stands;
}

function layOutBlock(measures: PlanMeasures, row: number, column: number, letter: string): readonly Stand[] {
  const { cellWidth: width, cellHeight: height, lit } = measures;
  const random = sequence(row * 31 + column * 7 + 5);
  const x = measures.left + column * measures.pitchX;
  const y = measures.top + row * measures.pitchY;
  const litHere = lit.row === row && lit.column === column;
  const taken = new Set<string>();
  const stands: Stand[] = [];
  const free = (side: number, cell: number) => cell < CELLS && !taken.has(`${side}${cell}`);
  const put = (side: number, cell: number, wide: number, tall: number, isLit: boolean) => {
    for (let across = 0; across < wide; across += 1) {
      for (let down = 0; down < tall; down += 1) taken.add(`${side + across}${cell + down}`);
    }
    const number = 101 + column * 5 + cell + side * 40;
    stands.push({
      x: x + side * (width + GAP),
      y: y + cell * (height + GAP),
      width: wide * width + (wide - 1) * GAP,
      height: tall * height + (tall - 1) * GAP,
      filled: random() > 0.36,
      label: !isLit && wide * tall > 1 && random() > 0.35 ? `${letter}${number}` : '',
      lit: isLit,
    });
  };
  if (litHere) put(0, lit.cell, 2, 2, true);
  for (let cell = 0; cell < CELLS; cell += 1) {
    for (const side of [0, 1]) {
      if (!free(side, cell)) continue;
      const chance = random();
      const below = free(side, cell + 1);
      const hasNeighbour = side === 0 && free(1, cell);
      const tall = below && chance > 0.7 ? 2 : 1;
      const wide = hasNeighbour && chance > 0.9 && (tall === 1 || free(1, cell + 1)) ? 2 : 1;
      put(side, cell, wide, tall, false);
    }
  }
  return stands;
}

/** A fixed sequence of numbers in 0…1 (mulberry32): the drawing must not differ from visit to visit. */
function sequence(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b1);
  return () => {
    state = Math.trunc(state + 0x6d2b_79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function nextLetter(letter: string, steps: number): string {
  return String.fromCharCode(65 + ((((letter.charCodeAt(0) - 65 + steps) % 26) + 26) % 26));
}
