/** Bytes of bodies that are read at once, all connections of a process together. */
export interface BodyBounds {
  readonly all: number;
  /** Of those, what long bodies may have: the rest is for short ones. */
  readonly long: number;
  /** What the long bodies of one caller may have. */
  readonly ofCaller: number;
  /** Up to so many bytes a body is short. */
  readonly short: number;
}

const megabyte = 1024 * 1024;

export const bodyBounds: BodyBounds = {
  all: 64 * megabyte,
  long: 48 * megabyte,
  ofCaller: 12 * megabyte,
  short: 64 * 1024,
};

export interface BodyBudget {
  /** Room for a body of so many bytes; null where there is none. What it gives is to be called when the call is over. */
  take(caller: string, bytes: number): (() => void) | null;
}

/**
 * Room for bodies before they are read. Long ones of one caller leave room for those of others, and all long ones leave
 * room for short ones, so that who sends much, or little by little, does not stop those who do their work.
 */
export function createBodyBudget(bounds: BodyBounds): BodyBudget {
  const ofCaller = new Map<string, number>();
  let [all, long] = [0, 0];
  return {
    take(caller, bytes) {
      if (all + bytes > bounds.all) return null;
      const isLong = bytes > bounds.short;
      const own = ofCaller.get(caller) ?? 0;
      if (isLong && (long + bytes > bounds.long || own + bytes > bounds.ofCaller)) return null;
      all += bytes;
      if (isLong) {
        long += bytes;
        ofCaller.set(caller, own + bytes);
      }
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        all -= bytes;
        if (!isLong) return;
        long -= bytes;
        const left = (ofCaller.get(caller) ?? 0) - bytes;
        if (left > 0) ofCaller.set(caller, left);
        else ofCaller.delete(caller);
      };
    },
  };
}
