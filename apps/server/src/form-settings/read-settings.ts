import type { ConsoleFormSettings, FormApplies, FormAppliesRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import { maySeeForm } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../exhibitions/index.ts';
import { definitionsOf, findForms, toAfter } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { countEntries, takenTimes } from '../submissions/index.ts';
import { judgeAudience } from './judge-audience.ts';
import { keptSettings } from './kept-settings.ts';
import { limitableChoices } from './limitable-choices.ts';
import { findAudience } from './store/exhibitors.ts';
import { findExtended, findTags, selectForm, type KeptForm } from './store/settings.ts';

/** How many of those with a later end are named. */
const mostExtended = 5;

/** A form within the limits of who asks. @throws Refusal NOT_FOUND. */
export async function requireSeenForm(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
): Promise<KeptForm> {
  const form = maySeeForm(staff, formId) ? await selectForm(database, exhibition, formId) : null;
  if (form === null) throw new Refusal('NOT_FOUND');
  return form;
}

/** The settings of a form, with what they act upon. */
export async function readSettings(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<ConsoleFormSettings> {
  const form = await requireSeenForm(database, staff, exhibition, formId);
  const { published_version: version } = form;
  const [loaded, counted, taken, extensions, tags, forms] = await Promise.all([
    version === null ? null : definitionsOf(database).load(database, exhibition, formId, version),
    countEntries(database, exhibition, staff),
    takenTimes(database, exhibition, formId),
    findExtended(database, exhibition, formId, mostExtended),
    findTags(database, exhibition),
    findForms(database, exhibition),
  ]);
  const count = (status: (typeof counted)[number]['status']): number =>
    counted.find((entry) => entry.formId === formId && entry.status === status)?.submissions ?? 0;
  return {
    formId,
    formType: form.form_type,
    pageKey: form.page_key,
    version: version ?? 0,
    putAwayAt: formatTimeOrNull(form.put_away_at, exhibition.zone),
    settings: keptSettings(form, exhibition.zone),
    zone: exhibition.zone,
    serverTime: formatTime(now, exhibition.zone),
    counts: {
      draft: count('draft'),
      submitted: count('submitted'),
      wait: count('wait'),
      adopt: count('adopt'),
      fail: count('fail'),
    },
    extensions: { count: extensions.count, names: [...extensions.names] },
    others: forms
      .filter((other) => other.formId !== formId && maySeeForm(staff, other.formId))
      .map((other) => ({
        formId: other.formId,
        code: other.formCode,
        title: localText(other.title, language),
      })),
    tags: [...tags],
    choices: loaded === null ? [] : limitableChoices(loaded.in(language), taken),
  };
}

/** For whom a form is, and would be with another audience. */
export async function readApplies(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  { audience, after = null }: FormAppliesRequest,
): Promise<FormApplies> {
  const form = await requireSeenForm(database, staff, exhibition, formId);
  const kept = {
    formId,
    audience: { roles: form.roles, boothTypes: form.booth_types, tags: form.tags, notTags: form.not_tags },
    after: toAfter(form),
  };
  const wanted = { formId, audience, after };
  // Without a form before it nobody has to have begun anything.
  const before = [kept.after, after].flatMap((one) => (one === null ? [] : [one.formId]));
  const needed = before.length === 0 ? [] : [formId, ...before];
  return judgeAudience(await findAudience(database, exhibition, needed), staff, kept, wanted);
}
