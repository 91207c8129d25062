import type { HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { withExhibition, withoutExhibition } from './exhibition-address.ts';

/** A location that leads into other exhibitions, too. */
export interface ConsoleLocation extends HashLocation {
  /** Goes to an address that names its exhibition itself, without asking. */
  readonly enter: (address: string) => void;
}

/**
 * The location as pages know it: they say `/forms`, and the address bar says in which exhibition.
 * @param exhibitionOf of the page, null before it is known.
 */
export function createConsoleLocation(
  location: HashLocation,
  exhibitionOf: () => string | null,
): ConsoleLocation {
  const whole = (to: string): string => {
    const exhibitionId = exhibitionOf();
    return exhibitionId === null ? to : withExhibition(exhibitionId, to);
  };
  return {
    ...location,
    enter(address) {
      location.go(address, { force: true });
    },
    current: () => withoutExhibition(location.current()),
    go(to, manner) {
      location.go(whole(to), manner);
    },
    rename(to) {
      location.rename(whole(to));
    },
    isRenamed: (address) => location.isRenamed(whole(address)),
  };
}
