// Exhibitors and booths as tests, and the tool that makes the demo, need them.
import type { Transaction } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { AllottedBooth, Exhibitor } from './exhibitor.ts';

export async function insertExhibitors(
  transaction: Transaction,
  scope: Scope,
  exhibitors: readonly Exhibitor[],
): Promise<void> {
  if (exhibitors.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'exhibitor',
    exhibitors.map((exhibitor) => ({
      exhibitor_id: exhibitor.exhibitorId,
      code: exhibitor.exhibitorId,
      name: exhibitor.name,
      name_en: exhibitor.nameEn,
      origin: exhibitor.origin,
      language: exhibitor.language,
      tags: [...exhibitor.tags],
    })),
  );
}

export async function insertBooths(
  transaction: Transaction,
  scope: Scope,
  booths: readonly (Omit<AllottedBooth, 'tags'> & {
    readonly tags?: readonly string[];
    readonly exhibitorId: string | null;
  })[],
): Promise<void> {
  if (booths.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'booth',
    booths.map((booth) => ({
      booth_id: booth.boothId,
      hall: booth.hall,
      number: booth.number,
      area: booth.area,
      type: booth.type,
      height_limit: booth.heightLimit,
      tags: [...(booth.tags ?? [])],
      exhibitor_id: booth.exhibitorId,
    })),
  );
}
