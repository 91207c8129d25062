/** Bytes of bodies that are read at once, all connections of a process together. */
export interface BodyBounds {
  readonly all: number;
  /** Of those, what long bodies may have: the rest is for short ones. */
  readonly long: number;
  /** What the bodies of one owner may have. */
  readonly ofOwner: number;
  /** Up to so many bytes a body is short. */
  readonly short: number;
}

const megabyte = 1024 * 1024;

export const bodyBounds: BodyBounds = {
  all: 64 * megabyte,
  long: 48 * megabyte,
  ofOwner: 12 * megabyte,
  short: 64 * 1024,
};

/** A body that is to be read. */
export interface AnnouncedBody {
  /** Whom it is counted for. */
  readonly owner: string;
  readonly bytes: number;
  /** Whether some of it is still to come. */
  readonly isComing: () => boolean;
  /** Gives up what is still to come. */
  readonly end: () => void;
}

export interface BodyBudget {
  /** Room for a body; null where there is none. What it gives is to be called when the call is over. */
  take(body: AnnouncedBody): (() => void) | null;
}

/**
 * Room for bodies before they are read, and long ones leave room for short ones. Where there is none left, whoever has
 * most loses the oldest that still comes to those who have less: who sends much, or little by little, from however many
 * addresses, does not stop those who do their work.
 */
export function createBodyBudget(bounds: BodyBounds): BodyBudget {
  const reserved = new Set<AnnouncedBody>();
  const ofOwner = new Map<string, number>();
  let [all, long] = [0, 0];
  const isLong = ({ bytes }: AnnouncedBody): boolean => bytes > bounds.short;

  const count = (body: AnnouncedBody, sign: 1 | -1): void => {
    all += sign * body.bytes;
    if (isLong(body)) long += sign * body.bytes;
    const left = (ofOwner.get(body.owner) ?? 0) + sign * body.bytes;
    if (left > 0) ofOwner.set(body.owner, left);
    else ofOwner.delete(body.owner);
  };
  const release = (body: AnnouncedBody): void => {
    if (reserved.delete(body)) count(body, -1);
  };
  const fits = (body: AnnouncedBody): boolean =>
    all + body.bytes <= bounds.all && (!isLong(body) || long + body.bytes <= bounds.long);

  /** Ends the oldest body that still comes of whoever has most, where that is more than the newcomer would have. */
  const makeRoom = (body: AnnouncedBody): boolean => {
    const own = (ofOwner.get(body.owner) ?? 0) + body.bytes;
    const [most] = [...reserved]
      .filter((one) => one.isComing() && (isLong(one) || !isLong(body) || all + body.bytes > bounds.all))
      .map((one) => ({ one, has: ofOwner.get(one.owner) ?? 0 }))
      .filter(({ has }) => has > own)
      .toSorted((a, b) => b.has - a.has);
    if (most === undefined) return false;
    release(most.one);
    most.one.end();
    return true;
  };

  return {
    take(body) {
      if ((ofOwner.get(body.owner) ?? 0) + body.bytes > bounds.ofOwner) return null;
      while (!fits(body)) if (!makeRoom(body)) return null;
      reserved.add(body);
      count(body, 1);
      return () => release(body);
    },
  };
}
