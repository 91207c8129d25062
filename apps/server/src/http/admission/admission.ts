/** How many calls a process answers at once, and how many may wait. Times in milliseconds. */
export interface AdmissionBounds {
  /** Calls under way at once at most, and at least however slow they are. */
  readonly most: number;
  readonly least: number;
  /** A call takes so long at most while as many are under way as may be, or fewer may be. */
  readonly target: number;
  /** Longest wait for a place. */
  readonly patience: number;
  /** A call that is under way longer waits for something else than the processor: it gives its place to others. */
  readonly long: number;
  /** Where every place is taken, whoever has most loses a call that is under way so long to somebody who has fewer. */
  readonly displacedAfter: number;
}

/** A call that was let in. */
export interface Ticket {
  /** To be called once, when nothing is done for the call any more. */
  leave(): void;
}

export interface Admission {
  /**
   * Lets a call in at once or in a moment, or refuses it: too many are under way, and too many wait.
   * @param isPreferred of two that wait for the same place it goes first.
   * @param refuse told the seconds after which the caller may come again.
   * @param end gives the call up, and its place with it, when it is displaced.
   */
  enter(
    key: string,
    isPreferred: boolean,
    begin: (ticket: Ticket) => void,
    refuse: (seconds: number) => void,
    end?: () => void,
  ): void;
  /** Calls under way, of them those that wait for something else, and calls that wait for a place. */
  counts(): {
    readonly running: number;
    readonly long: number;
    readonly waiting: number;
    readonly limit: number;
  };
  close(): void;
}

interface Running {
  readonly key: string;
  readonly since: number;
  isLong: boolean;
  readonly end: () => void;
}

interface Waiting {
  readonly key: string;
  readonly isPreferred: boolean;
  readonly since: number;
  readonly begin: (ticket: Ticket) => void;
  readonly refuse: (seconds: number) => void;
  readonly end: () => void;
}

/** How many calls may wait for something else, for each that may be under way. */
const longShare = 4;
/** An address has this part of all places to itself, however many others call. */
const ownShare = 4;
/** Who has less than this part of all places under way has few. */
const lightShare = 0.125;
/** Part of all places that is for those who have few. */
const keptFree = 0.25;
/** Milliseconds between two looks at what is under way. */
const CHECK_EVERY_MS = 20;
/** The weight of the newest call in the mean time that calls take, and of the newest look at what is refused. */
const newest = 0.05;

/**
 * Bounds what is under way by number and age: so many calls at once, shared fairly between addresses, and as many
 * waiting as the places free within their patience by the time that calls take now. All others are refused at once.
 */
export function createAdmission(bounds: AdmissionBounds): Admission {
  const running = new Set<Running>();
  const short = new Map<string, number>();
  const long = new Map<string, number>();
  let waiting: Waiting[] = [];
  let [shorts, longs] = [0, 0];
  let limit = bounds.most;
  let service = 0;
  let timer: NodeJS.Timeout | null = null;
  // Of the calls that came lately, the share that was refused.
  let [pressure, came, refusals] = [0, 0, 0];

  const shareOf = (all: number): number =>
    Math.max(1, Math.ceil(all / ownShare), Math.floor(all / short.size));
  /** Who has few calls under way finds a place that those who have many leave free, however many these are. */
  const mayRun = (key: string): boolean => {
    const [own, all] = [short.get(key) ?? 0, places()];
    if (own < all * lightShare) return shorts < all;
    return shorts < all * (1 - keptFree) && own < shareOf(all);
  };

  function begin(call: Waiting): void {
    const one: Running = { key: call.key, since: performance.now(), isLong: false, end: call.end };
    running.add(one);
    shorts += 1;
    add(short, call.key, 1);
    timer ??= setInterval(look, CHECK_EVERY_MS).unref();
    call.begin({
      leave() {
        if (!running.delete(one)) return;
        if (one.isLong) {
          longs -= 1;
          add(long, one.key, -1);
        } else {
          shorts -= 1;
          add(short, one.key, -1);
          learn(performance.now() - one.since);
        }
        admit();
      },
    });
  }

  /** How many may be under way: fewer while most are refused, for that takes time from what was let in. */
  const places = (): number => Math.max(1, limit * (1 - pressure / 2));

  /** What a call took moves the mean, and the mean moves how many may be under way. */
  function learn(took: number): void {
    service += (took - service) * newest;
    if (shorts + 1 < places()) return;
    if (service > bounds.target) limit = Math.max(bounds.least, limit - limit / 200);
    else if (limit < bounds.most) limit = Math.min(bounds.most, limit + 1 / limit);
  }

  function admit(): void {
    while (shorts < places() && waiting.length > 0) {
      const index = nextOf(waiting, short, mayRun);
      if (index < 0) return;
      const [next] = waiting.splice(index, 1);
      if (next !== undefined) begin(next);
    }
  }

  /** Ends the oldest call of whoever has most under way, where that is more than the newcomer would have. */
  function displaceFor({ key }: Waiting, now: number): boolean {
    const [place, most] = [...short].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    if (most <= (short.get(key) ?? 0) + 1) return false;
    const oldest = [...running].find((one) => one.key === place && !one.isLong);
    if (oldest === undefined || now - oldest.since < bounds.displacedAfter) return false;
    oldest.end();
    return true;
  }

  function turnAway({ refuse }: Pick<Waiting, 'refuse'>): void {
    refusals += 1;
    refuse(comeAgain());
  }

  /** Sends away who has waited too long, and parks who takes long. */
  function look(): void {
    // Where the process itself was held up, places may have become free meanwhile.
    admit();
    const now = performance.now();
    const late = waiting.filter(({ since }) => now - since >= bounds.patience);
    if (late.length > 0) waiting = waiting.slice(late.length);
    for (const call of late) {
      if (displaceFor(call, now)) begin(call);
      else turnAway(call);
    }
    pressure += ((came === 0 ? 0 : refusals / came) - pressure) * newest;
    [came, refusals] = [0, 0];
    for (const one of running) {
      if (now - one.since < bounds.long) break;
      if (one.isLong || longs >= limit * longShare || (long.get(one.key) ?? 0) >= limit) continue;
      one.isLong = true;
      shorts -= 1;
      longs += 1;
      add(short, one.key, -1);
      add(long, one.key, 1);
    }
    admit();
    if (running.size > 0 || waiting.length > 0 || timer === null) return;
    pressure = 0;
    clearInterval(timer);
    timer = null;
  }

  /** How many find a place within their patience. */
  function room(): number {
    const gap = service / places();
    const most = (limit / 2) * (1 - pressure);
    return Math.max(4, Math.min(most, gap === 0 ? limit : bounds.patience / gap));
  }

  return {
    enter(key, isPreferred, start, refuse, end = () => undefined) {
      came += 1;
      const call: Waiting = { key, isPreferred, since: performance.now(), begin: start, refuse, end };
      // Who waits could not run when a place became free last; who comes now is somebody else.
      if (mayRun(key)) {
        begin(call);
        return;
      }
      if (waiting.length >= room()) {
        const index = lastOfMost(waiting, short, key);
        if (index < 0) {
          turnAway(call);
          return;
        }
        const [displaced] = waiting.splice(index, 1);
        if (displaced !== undefined) turnAway(displaced);
      }
      waiting.push(call);
      admit();
    },
    counts: () => ({
      running: running.size,
      long: longs,
      waiting: waiting.length,
      limit: Math.floor(places()),
    }),
    close() {
      if (timer !== null) clearInterval(timer);
    },
  };
}

/** Whoever has fewest calls under way goes first, of equals what is preferred, then who came first; -1 for nobody. */
function nextOf(
  waiting: readonly Waiting[],
  running: ReadonlyMap<string, number>,
  mayRun: (key: string) => boolean,
): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { key, isPreferred }] of waiting.entries()) {
    const rank = (running.get(key) ?? 0) * 2 + (isPreferred ? 0 : 1);
    if (rank >= least || !mayRun(key)) continue;
    [best, least] = [index, rank];
  }
  return best;
}

/** The newest that waits of whoever has most calls, those under way included; -1 where that is who comes. */
function lastOfMost(
  waiting: readonly Waiting[],
  running: ReadonlyMap<string, number>,
  newcomer: string,
): number {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? running.get(key) ?? 0;
  let [most, size] = ['', 0];
  for (const { key } of waiting) {
    const count = countOf(key) + 1;
    counts.set(key, count);
    if (count > size) [most, size] = [key, count];
  }
  if (countOf(newcomer) + 1 >= size) return -1;
  return waiting.findLastIndex(({ key }) => key === most);
}

/** Spread out, so that all who were refused do not come again in the same moment. */
function comeAgain(): number {
  return 1 + Math.floor(Math.random() * 4);
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
