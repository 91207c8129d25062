/** An address of the portal that names the exhibition by `addressQuery`; all else of it stays. */
export function nameExhibition(href: string, addressQuery: string): string {
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(addressQuery)) url.searchParams.set(name, value);
  return url.href;
}
