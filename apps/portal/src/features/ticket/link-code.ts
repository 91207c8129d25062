/** The code in the address of a short link, `…#/s?code=CODE`; null where there is none. */
export function linkCode(link: string): string | null {
  const [, query = ''] = link.split('#/s?');
  return new URLSearchParams(query).get('code');
}
