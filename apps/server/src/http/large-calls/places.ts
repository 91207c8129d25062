import { Refusal } from '../../platform/refusal.ts';

export interface PlaceBounds {
  /** Calls at once. */
  readonly most: number;
  /** How many may wait, and how many of one subject. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Milliseconds that a call waits. */
  readonly patience: number;
}

/** Whose a call is: all accounts of one exhibitor are one subject, all networks of one site one address. */
export interface PlaceOwner {
  readonly subject: string;
  readonly address: string;
}

/**
 * Places for calls that cost much: so many at once, a bounded number waiting for a bounded time. Whoever has fewest
 * under way goes first, and where too many wait, the address that most of them come from loses its newest.
 */
export interface Places {
  /** @throws Refusal OVERLOADED where too many wait, too many of this subject or address, or it took too long. */
  enter(owner: PlaceOwner): Promise<void>;
  /** To be called by everybody who entered, with the same owner. */
  leave(owner: PlaceOwner): void;
}

interface Waiting {
  readonly owner: PlaceOwner;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Seconds after which who was refused may come again. */
const RETRY_AFTER_SECONDS = 5;

export function createPlaces({ most, waiting, waitingOfOne, patience }: PlaceBounds): Places {
  let queue: Waiting[] = [];
  const running: PlaceOwner[] = [];

  /** Fewest of this subject under way, then fewest of this address, then who came first. */
  const takeNext = (): Waiting | undefined => {
    const countOf = ({ owner }: Waiting): number =>
      running.filter(({ subject }) => subject === owner.subject).length * most +
      running.filter(({ address }) => address === owner.address).length;
    const next = queue.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || countOf(one) < countOf(best) ? one : best),
      undefined,
    );
    queue = queue.filter((one) => one !== next);
    return next;
  };

  /** Room in the queue, where the newcomer's address does not have most of it. */
  const makeRoom = ({ address }: PlaceOwner): boolean => {
    if (queue.length < waiting) return true;
    const of = (wanted: string): Waiting[] => queue.filter(({ owner }) => owner.address === wanted);
    const largest = queue
      .map(({ owner }) => of(owner.address))
      .reduce((a, b) => (b.length > a.length ? b : a));
    if (of(address).length + 1 >= largest.length) return false;
    largest.at(-1)?.refuse();
    return true;
  };

  return {
    async enter(owner) {
      if (running.length < most) {
        running.push(owner);
        return;
      }
      const own = queue.filter(({ owner: { subject } }) => subject === owner.subject).length;
      if (own >= waitingOfOne || !makeRoom(owner))
        throw new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = {
          owner,
          begin: () => {
            clearTimeout(timer);
            resolve();
          },
          refuse: () => {
            clearTimeout(timer);
            queue = queue.filter((other) => other !== one);
            reject(new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS }));
          },
        };
        const timer = setTimeout(one.refuse, patience);
        queue.push(one);
      });
    },
    leave(owner) {
      const place = running.indexOf(owner);
      if (place < 0) return;
      running.splice(place, 1);
      const next = takeNext();
      if (next === undefined) return;
      running.push(next.owner);
      next.begin();
    },
  };
}
