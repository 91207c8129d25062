import type { ConsoleForm, StaffUser, SubmissionRow } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { actionsOf, type findSmsAlarm, type Staff } from '../auth/index.ts';
import { presentBooth, type AllottedBooth } from '../booths/index.ts';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../exhibitions/index.ts';
import type { PublishedForm } from '../forms/index.ts';
import type { findGuestAlarm } from '../open/index.ts';
import { presentSubmissionBooth } from '../submissions/index.ts';
import type { FormCounts } from './form-counts.ts';
import type { ListedSubmission } from './store/submissions.ts';

/** What admins should know of, each null where all is well. */
interface Alarms {
  readonly sms: Awaited<ReturnType<typeof findSmsAlarm>>;
  readonly guests: Awaited<ReturnType<typeof findGuestAlarm>>;
}

export function presentStaff(
  staff: Staff,
  username: string,
  exhibition: Exhibition,
  language: Language,
  { sms, guests }: Alarms,
  factorNeeded: boolean,
): StaffUser {
  const { profile, exhibitionId, title, zone } = exhibition;
  return {
    id: staff.accountId,
    username,
    name: staff.name,
    role: staff.role,
    may: actionsOf(staff),
    tenantAdmin: staff.tenantAdmin,
    factorNeeded,
    exhibition: {
      id: exhibitionId,
      title: localText(title, language),
      organiser: localText(profile.organiser, language),
      venue: localText(profile.venue, language),
      start: profile.dates.start,
      end: profile.dates.end,
      zone,
    },
    smsAlarm: sms === null ? null : { level: sms.level, at: formatTime(sms.at, zone) },
    guestAlarm:
      guests === null
        ? null
        : { form: localText(guests.form.title, language), at: formatTime(guests.at, zone) },
  };
}

export function presentConsoleForm(
  form: PublishedForm,
  counted: FormCounts,
  changed: boolean,
  { zone, profile }: Pick<Exhibition, 'zone' | 'profile'>,
  language: Language,
): ConsoleForm {
  return {
    formId: form.formId,
    formType: form.formType,
    formCode: form.formCode,
    group: form.formGroup,
    groupTitle: localText(profile.groups[form.formGroup] ?? {}, language),
    title: localText(form.title, language),
    version: form.version,
    changed,
    putAwayAt: formatTimeOrNull(form.putAwayAt, zone),
    sort: form.sort,
    review: form.review,
    required: form.required,
    startTime: formatTimeOrNull(form.window.opensAt, zone),
    endTime: formatTimeOrNull(form.window.endAt, zone),
    lateEndTime: formatTimeOrNull(form.window.lateEndAt, zone),
    ...counted,
  };
}

/** @param answers masked, null where the list holds several forms. */
export function presentRow(
  row: ListedSubmission,
  booths: readonly AllottedBooth[],
  answers: SubmissionRow['answers'],
  zone: string,
  language: Language,
): SubmissionRow {
  return {
    id: row.submissionId,
    formId: row.formId,
    formCode: row.formCode,
    title: localText(row.title, language),
    subject: {
      kind: row.subjectKind,
      id: row.exhibitorId ?? row.accountId ?? '',
      name: row.name,
      nameEn: row.nameEn,
      booths: booths.map(presentBooth),
    },
    booth: presentSubmissionBooth(row.booth),
    status: row.status,
    revision: row.revision,
    version: row.version,
    round: row.round,
    submittedAt: formatTimeOrNull(row.submittedAt, zone),
    submittedBy: row.submittedBy,
    changeRequestedAt: formatTimeOrNull(row.changeRequestedAt, zone),
    updatedAt: formatTime(row.updatedAt, zone),
    answers,
  };
}
