/** The id where tenant admins sign in without an exhibition; no address names it. */
export const noExhibition = '-';

/** The exhibition that an address names, `/e/jle2027/forms`; null where it names none. */
export function exhibitionIn(address: string): string | null {
  const [, named] = prefix.exec(address) ?? [];
  if (named === undefined) return null;
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

/** An address without the exhibition: `/forms` of `/e/jle2027/forms`. */
export function withoutExhibition(address: string): string {
  const rest = address.replace(prefix, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** An address that names the exhibition. */
export function withExhibition(exhibitionId: string, address: string): string {
  return `/e/${encodeURIComponent(exhibitionId)}${withoutExhibition(address)}`;
}

const prefix = /^\/e\/([^/?]+)/;
