import { inTransaction } from '../../database/in-transaction.ts';
import {
  daysBetween,
  selectExhibition,
  tenantRow,
  type Exhibition,
  type Scope,
} from '../../exhibitions/index.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import type { PackServices } from '../packs/keep-pack.ts';
import type { Shift } from './moved-moment.ts';
import { withSource, type FillFrom, type FillSource } from './sources.ts';

/** An exhibition that is to be filled, and what it is filled from, as one moment sees both. */
export interface OpenFill {
  readonly target: Exhibition;
  readonly source: FillSource;
  readonly shift: Shift;
}

/**
 * Opens what an exhibition is filled from for as long as it is used. Days move by those between the two first days of the
 * fair; where one of them is not known they stay.
 * @throws ArchiveRefused `fillGone` where one of the two is not there, or both are one.
 */
export async function withFill<T>(
  services: PackServices,
  scope: Scope,
  from: FillFrom,
  use: (fill: OpenFill) => Promise<T>,
): Promise<T> {
  const { tenantId, exhibitionId } = scope;
  if ('exhibitionId' in from && [exhibitionId, tenantRow].includes(from.exhibitionId))
    throw new ArchiveRefused('fillGone');
  return inTransaction(
    services.database,
    async (reading) => {
      const target =
        exhibitionId === tenantRow ? null : await selectExhibition(reading, tenantId, exhibitionId);
      if (target === null) throw new ArchiveRefused('fillGone');
      return withSource(services, reading, tenantId, from, (source) => {
        const firstDay = target.profile.dates.start.slice(0, 10);
        const days = source.firstDay === '' || firstDay === '' ? 0 : daysBetween(source.firstDay, firstDay);
        return use({ target, source, shift: { days, zone: source.zone, toZone: target.zone } });
      });
    },
    'repeatable read',
  );
}
