import type { FormDifferences, FormVersionDetail, FormVersionEntry, FormVersions } from '@zhantai/contract';
import { diffDefinition } from '@zhantai/engine/authoring';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { detailOf, readDraft } from './read-draft.ts';
import { findVersion, findVersionLines, type VersionLine } from './store/versions.ts';

/** The versions of a form, the newest first. @throws Refusal NOT_FOUND outside the limits. */
export async function readVersions(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
): Promise<FormVersions> {
  await requireSeenForm(database, staff, exhibition, formId);
  const lines = await findVersionLines(database, exhibition, formId);
  return { versions: lines.map((line) => presentVersion(line, exhibition)) };
}

/** What a form asked in one version. @throws Refusal NOT_FOUND outside the limits, or where there is no such version. */
export async function readVersion(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  version: number,
): Promise<FormVersionDetail> {
  await requireSeenForm(database, staff, exhibition, formId);
  const found = await findVersion(database, exhibition, formId, version);
  if (found === null) throw new Refusal('NOT_FOUND');
  return { ...presentVersion(found, exhibition), detail: detailOf(found.definition) };
}

/**
 * What differs from one version of a form to another one, or to the draft (authoring.md §3).
 * @throws Refusal NOT_FOUND outside the limits, or where there is no such version.
 */
export async function readDifferences(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  {
    formId,
    version,
    other,
  }: { readonly formId: string; readonly version: number; readonly other: number | 'draft' },
  now: Date,
): Promise<FormDifferences> {
  const [from, to] = await Promise.all([
    readVersion(database, staff, exhibition, formId, version),
    other === 'draft'
      ? readDraft(database, staff, exhibition, formId, now)
      : readVersion(database, staff, exhibition, formId, other),
  ]);
  return { differences: [...diffDefinition(from.detail, to.detail)] };
}

function presentVersion(
  { version, publishedAt, name, note, noteShown }: VersionLine,
  { zone }: Exhibition,
): FormVersionEntry {
  return { version, publishedAt: formatTime(publishedAt, zone), by: name, note, noteShown };
}
