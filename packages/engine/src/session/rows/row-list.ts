/** What stands in a list and is told its place now and then. */
export interface Placed {
  /** Where it last stood. */
  place: number;
}

/** After so many changes everything is told its place anew, so that looking for one takes no longer than this. */
const MOST_SHIFTS = 32;

/**
 * Rows in their order. Adding, moving or removing one tells none of the others: a row is looked for around the place
 * where it last stood, which every change since has shifted by one at most.
 */
export class RowList<R extends Placed> {
  #rows: R[] = [];
  #all: readonly R[] | null = null;
  #shifts = 0;

  get length(): number {
    return this.#rows.length;
  }

  /** All of them; the same array until the list changes. */
  all(): readonly R[] {
    this.#all ??= [...this.#rows];
    return this.#all;
  }

  at(place: number): R | undefined {
    return this.#rows[place];
  }

  /** The 0-based place of a row now; −1 where it is not in the list. */
  placeOf(row: R): number {
    const place = this.#isAt(row, row.place) ? row.place : this.#search(row);
    if (place >= 0) row.place = place;
    return place;
  }

  insert(place: number, row: R): void {
    this.#rows.splice(place, 0, row);
    row.place = place;
    this.#shifted();
  }

  remove(place: number): void {
    this.#rows.splice(place, 1);
    this.#shifted();
  }

  move(from: number, to: number): void {
    for (const row of this.#rows.splice(from, 1)) {
      this.#rows.splice(to, 0, row);
      row.place = to;
    }
    this.#shifted();
  }

  /** Takes other rows. */
  set(rows: readonly R[]): void {
    this.#rows = [...rows];
    this.#shifted();
    this.#tellAll();
  }

  #shifted(): void {
    this.#all = null;
    this.#shifts += 1;
  }

  #search(row: R): number {
    if (this.#shifts > MOST_SHIFTS) {
      this.#tellAll();
      return this.#isAt(row, row.place) ? row.place : -1;
    }
    for (let far = 1; far <= this.#shifts; far += 1) {
      if (this.#isAt(row, row.place - far)) return row.place - far;
      if (this.#isAt(row, row.place + far)) return row.place + far;
    }
    return -1;
  }

  #isAt(row: R, place: number): boolean {
    return this.#rows[place] === row;
  }

  #tellAll(): void {
    this.#rows.forEach((row, place) => {
      row.place = place;
    });
    this.#shifts = 0;
  }
}
