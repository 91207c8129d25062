import { useEffect } from 'react';
import { noExhibition } from '../shell/address/exhibition-address.ts';
import { useServices } from '../shell/session/services-context.ts';

/** An address that names no exhibition gets that of the page: what is copied from the address bar leads here again. */
export function useWholeAddress(): void {
  const { config, location, namedExhibition } = useServices();
  useEffect(() => {
    const complete = () => {
      const state = config.state();
      const isOne = state.status === 'ready' && state.data.exhibitionId !== noExhibition;
      if (isOne && namedExhibition() === null)
        location.go(location.current(), { replace: true, force: true });
    };
    complete();
    return location.subscribe(complete);
  }, [config, location, namedExhibition]);
}
