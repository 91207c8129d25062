/** What the session makes itself: `r1`, `r2` … */
const OWN = /^r[1-9]\d{0,14}$/;

/** Gives every row of a session an id that no other one bears. */
export class RowIds {
  /** Ids in use that the session did not count up itself. */
  readonly #used = new Set<string>();
  readonly #make: (() => string) | undefined;
  #count = 0;

  constructor(make?: () => string) {
    this.#make = make;
  }

  /** The wanted id if it is free, else a new one. */
  take(wanted: string | undefined): string {
    if (wanted !== undefined && !this.#isUsed(wanted)) {
      this.#used.add(wanted);
      return wanted;
    }
    return this.#make === undefined ? this.#countUp() : this.#fresh(this.#make());
  }

  #isUsed(id: string): boolean {
    return (
      this.#used.has(id) || (this.#make === undefined && OWN.test(id) && Number(id.slice(1)) <= this.#count)
    );
  }

  /** Thousands of rows get their ids this way, so those are not remembered one by one. */
  #countUp(): string {
    let id: string;
    do {
      this.#count += 1;
      id = `r${this.#count}`;
    } while (this.#used.has(id));
    return id;
  }

  /** A maker that repeats itself is helped out with a number. */
  #fresh(made: string): string {
    let id = made;
    while (this.#used.has(id)) {
      this.#count += 1;
      id = `${made}-${this.#count}`;
    }
    this.#used.add(id);
    return id;
  }
}
