/** The address of a short link on this site. */
export function shortAddress(code: string): string {
  const url = new URL(window.location.href);
  url.hash = `/s?code=${encodeURIComponent(code)}`;
  return url.href;
}
