import type { HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { withExhibition, withoutExhibition } from './exhibition-address.ts';

/**
 * The location as pages know it: they say `/forms`, and the address bar says in which exhibition.
 * @param exhibitionOf of the page, null before it is known.
 */
export function createConsoleLocation(
  location: HashLocation,
  exhibitionOf: () => string | null,
): HashLocation {
  const whole = (to: string): string => {
    const exhibitionId = exhibitionOf();
    return exhibitionId === null ? to : withExhibition(exhibitionId, to);
  };
  return {
    ...location,
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
