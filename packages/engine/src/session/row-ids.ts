/** Gives every row of a session an id that no other one bears. */
export class RowIds {
  readonly #used = new Set<string>();
  readonly #make: (() => string) | undefined;
  #count = 0;

  constructor(make?: () => string) {
    this.#make = make;
  }

  /** The wanted id if it is free, else a new one. */
  take(wanted: string | undefined): string {
    const id = wanted === undefined || this.#used.has(wanted) ? this.#fresh() : wanted;
    this.#used.add(id);
    return id;
  }

  #fresh(): string {
    const made = this.#make?.();
    // A maker that repeats itself is helped out with a number.
    if (made !== undefined && !this.#used.has(made)) return made;
    const stem = made === undefined ? 'r' : `${made}-`;
    do this.#count += 1;
    while (this.#used.has(`${stem}${this.#count}`));
    return `${stem}${this.#count}`;
  }
}
