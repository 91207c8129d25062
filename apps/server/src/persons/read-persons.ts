import type { Form, PassCount, PersonEntry, PersonsPage, PersonsQuery } from '@zhantai/contract';
import { formTypeCodes } from '@zhantai/contract';
import { cleanLine, type Language } from '@zhantai/engine';
import { countPasses, countWaiting } from '../booths/index.ts';
import {
  appliesTo,
  findAllForms,
  findForms,
  passPlaces,
  presentForm,
  registersPeople,
} from '../forms/index.ts';
import { formatTime, formatTimeOrNull } from '../exhibitions/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import {
  dictionaryLabels,
  maskedSources,
  readStatuses,
  selectReasons,
  selectRemovalRequested,
  type MaskedSource,
  type SubmissionServices,
} from '../submissions/index.ts';
import { photoItem } from './photo-item.ts';
import type { PersonPlace } from './place.ts';
import { requireSearchByNumber } from './policy.ts';
import { soughtPhone } from './sought-phone.ts';
import { findPersons, personKeys, type ListedPerson, type PersonFilter } from './store/listing.ts';

/**
 * One page of an exhibitor's people, sensitive answers masked.
 * @throws Refusal BAD_REQUEST for unknown states and sort keys, FORBIDDEN for an ID number asked for by who only reads.
 */
export async function readPersons(
  services: SubmissionServices,
  place: PersonPlace,
  view: PersonFilter['view'],
  query: PersonsQuery,
  language: Language,
): Promise<PersonsPage> {
  const { database, vault, dictionaries } = services;
  const { actor, exhibitorId } = place;
  const { exhibition, readOnly } = actor;
  const { formType, formId = null, name = '', mobile = '', idNo = '' } = query;
  requireSearchByNumber(actor, idNo);
  const statuses = readStatuses(query.status);
  const sort = readSort(personKeys, query);
  const filter: PersonFilter = {
    exhibitorId,
    view,
    handedIn: readOnly,
    formId,
    // Every person is of this one type.
    statuses: formType === undefined || formType === formTypeCodes.exhibitorPersion ? statuses : [],
    name: cleanLine(name),
    mobile: soughtPhone(mobile),
    ids: null,
    idIndexes: idNo.trim() === '' ? null : vault.indexes(idNo, 'id'),
  };
  const { total, rows } = await findPersons(database, exhibition, filter, { sort, ...pageWindow(query) });
  const [requested, sources, reasons, passes] = await Promise.all([
    selectRemovalRequested(
      database,
      exhibition,
      rows.flatMap((row) => (row.changeRequestedAt === null ? [] : [row.submissionId])),
    ),
    maskedSources(services, exhibition, rows, language),
    selectReasons(
      database,
      exhibition,
      rows.map((row) => row.submissionId),
    ),
    readOnly ? null : countPlaces(services, place, formId),
  ]);
  const forms = await findAllForms(database, exhibition);
  const byId = new Map(forms.map((form) => [form.formId, form]));
  const used = new Map<string, Form>();
  const records = rows.flatMap((row): PersonEntry[] => {
    const [source, form] = [sources.get(row.submissionId), byId.get(row.formId)];
    if (form === undefined) return [];
    const version = source?.version ?? form.version;
    if (source !== undefined)
      used.set(`${form.formId}/${version}`, presentForm(form, version, source.detail, language));
    return [
      presentPerson(row, {
        source,
        version,
        formCode: form.formCode,
        reason: reasons.get(row.submissionId) ?? null,
        removalRequested: requested.has(row.submissionId),
        zone: exhibition.zone,
      }),
    ];
  });
  const labels = await dictionaryLabels(database, dictionaries, [...sources.values()]);
  return { ...presentPage(records, total, query), labels, forms: [...used.values()], passes };
}

/** Passes of an exhibitor, by the form asked for, else the first with a limit that is for it. */
async function countPlaces(
  { database }: SubmissionServices,
  { actor, exhibitorId }: PersonPlace,
  formId: string | null,
): Promise<PassCount> {
  const { exhibition, viewer, booths } = actor;
  const [forms, used, waiting] = await Promise.all([
    findForms(database, exhibition),
    countPasses(database, exhibition, exhibitorId),
    countWaiting(database, exhibition, exhibitorId),
  ]);
  const form = forms.find((one) =>
    formId === null
      ? registersPeople(one) && one.passQuota !== null && appliesTo(one.audience, viewer)
      : one.formId === formId,
  );
  const places =
    form === undefined ? null : await passPlaces(database, exhibition, form, { exhibitorId, booths });
  return { places, used, waiting };
}

function hasPhoto({ definition, given }: MaskedSource): boolean | null {
  const item = photoItem(definition);
  return item === undefined ? null : given(item);
}

interface PersonSource {
  readonly source: MaskedSource | undefined;
  readonly version: number;
  readonly formCode: string;
  readonly reason: string | null;
  readonly removalRequested: boolean;
  readonly zone: string;
}

function presentPerson(
  row: ListedPerson,
  { source, version, formCode, reason, removalRequested, zone }: PersonSource,
): PersonEntry {
  const returned = row.status === 'fail' ? reason : null;
  return {
    id: row.submissionId,
    formId: row.formId,
    formCode,
    name: row.name,
    mobile: row.mobile,
    status: row.status,
    origin: row.origin,
    state: row.state,
    hasDraft: row.hasDraft,
    hasPhoto: source === undefined ? null : hasPhoto(source),
    revision: row.revision,
    reason: row.state === 'declined' ? row.declined : returned,
    receiptNumber: row.status === 'draft' ? null : row.receiptNumber,
    submitTime: formatTimeOrNull(row.submittedAt, zone),
    examTime: formatTimeOrNull(row.decidedAt, zone),
    removalRequested,
    updatedAt: formatTime(row.updatedAt, zone),
    version,
    answers: { ...source?.answers },
  };
}
