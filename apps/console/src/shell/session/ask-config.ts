import type { PortalConfig } from '@zhantai/contract';
import { ApiError, exhibitionFromAddress } from '@zhantai/contract/client';
import type { OwnExhibition } from './own-exhibition.ts';

/** What an address says of where it leads. */
export interface AddressedExhibition {
  /** The query of the page. */
  readonly search: string;
  /** The exhibition that the address names; null where it names none. */
  readonly named: string | null;
  /** Whether who signed in goes on where they were: a link for the staff leads to its own exhibition. */
  readonly goesOn: boolean;
}

/**
 * What the server says of the exhibition that the address names, with the session brought there; without a name of the
 * one that the session is of. Where there is none of this name, or it is not for who signed in, it is the one without.
 */
export async function askConfig(
  own: OwnExhibition,
  { search, named, goesOn }: AddressedExhibition,
): Promise<PortalConfig> {
  const addressed = exhibitionFromAddress(search);
  own.enter(null);
  const kept = own.session.read();
  const isElsewhere =
    addressed.exhibition !== undefined || (addressed.tenant ?? kept?.tenantId) !== kept?.tenantId;
  const last =
    kept === null || kept.exhibitId === '' || isElsewhere
      ? addressed
      : { exhibition: kept.exhibitId, tenant: kept.tenantId };
  const ask = async (where: typeof addressed): Promise<PortalConfig> => {
    own.enter(null);
    const found = await own.client.call('portalConfig', { query: { ...where, page: 'console' } });
    own.enter(found);
    return found;
  };
  if (named === null && !goesOn) return ask(addressed);
  try {
    const tenant = addressed.tenant ?? kept?.tenantId;
    const wanted =
      named === null
        ? last
        : { ...addressed, exhibition: named, ...(tenant === undefined ? {} : { tenant }) };
    const first = await ask(wanted);
    const found = named === null || first.exhibitionId === named ? first : await ask(last);
    if (goesOn) await own.takeOver();
    return found;
  } catch (error) {
    const isNone = error instanceof ApiError && (error.code === 404 || error.reason === 'FORBIDDEN');
    if (isNone && named !== null) return ask(last);
    // The session is over: one signs in here.
    const found = own.config();
    if (found !== null && own.session.read() === null) return found;
    throw error;
  }
}
