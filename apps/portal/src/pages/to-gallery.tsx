import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { useEffect } from 'react';
import { usePortal } from '../shell/portal/portal-context.ts';

/** The gallery of fields is an application of its own, beside this one; it goes by the portal's session. */
export const ToGallery = () => {
  const address = useAddress(usePortal().location);
  useEffect(() => {
    const { query } = parseAddress(address);
    const wanted = query.size === 0 ? '' : `?${query.toString()}`;
    window.location.replace(`/gallery/${window.location.search}#/${wanted}`);
  }, [address]);
  return null;
};
