/** Whether a page was opened on the media sub-domain (seed.md §2); never where the organiser has none. */
export const isMediaHost = (host: string, mediaHost: string | null): boolean =>
  mediaHost !== null && mediaHost !== '' && host.toLowerCase().startsWith(mediaHost.toLowerCase());
