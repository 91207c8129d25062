import { useEffect } from 'react';

/** The gallery of fields is an application of its own, beside this one; it goes by the portal's session. */
export const ToGallery = ({ query }: { readonly query: URLSearchParams }) => {
  useEffect(() => {
    const wanted = query.size === 0 ? '' : `?${query.toString()}`;
    window.location.replace(`/gallery/${window.location.search}#/${wanted}`);
  }, [query]);
  return null;
};
