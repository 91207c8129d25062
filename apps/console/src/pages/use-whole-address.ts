import { useEffect } from 'react';
import { useServices } from '../shell/session/services-context.ts';

/** An address that names no exhibition gets that of the page: what is copied from the address bar leads here again. */
export function useWholeAddress(): void {
  const { location, namedExhibition } = useServices();
  useEffect(() => {
    const complete = () => {
      if (namedExhibition() === null) location.go(location.current(), { replace: true, force: true });
    };
    complete();
    return location.subscribe(complete);
  }, [location, namedExhibition]);
}
