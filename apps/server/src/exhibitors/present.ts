import type {
  ConsoleBooth,
  ConsoleBoothName,
  ConsoleExhibitor,
  ConsoleExhibitorDetail,
} from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { maySeeHall, type AllottedBooth, type Limits } from '../booths/index.ts';
import { formatTime, formatTimeOrNull, localText } from '../exhibitions/index.ts';
import { maskMobile } from '../platform/mask-mobile.ts';
import type { ListedBooth } from './store/booths.ts';
import type { ListedExhibitor } from './store/exhibitor-list.ts';
import type { CardMember, CardSubmission } from './store/exhibitors.ts';

export function presentExhibitor(
  row: ListedExhibitor,
  allotted: readonly AllottedBooth[],
  limits: Pick<Limits, 'halls'>,
  zone: string,
): Omit<ConsoleExhibitor, 'obligations'> {
  const { exhibitorId, ownerId, ownerName, lastSignIn } = row;
  const booths = allotted.map((booth) => presentBoothName(booth, limits));
  return {
    id: exhibitorId,
    code: row.code,
    name: row.name,
    nameEn: row.nameEn,
    origin: row.origin,
    language: row.language,
    state: row.state,
    tags: [...row.tags],
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    booths,
    area: booths.reduce((sum, { area }) => Math.round((sum + (area ?? 0)) * 100) / 100, 0),
    accounts: row.accounts,
    lastSignIn: formatTimeOrNull(lastSignIn, zone),
  };
}

/** Of a booth in a hall beyond the limits nothing but its number is said. */
export function presentBoothName(
  { boothId, hall, number, area, type, heightLimit }: AllottedBooth,
  limits: Pick<Limits, 'halls'>,
): ConsoleBoothName {
  return maySeeHall(limits, hall)
    ? { id: boothId, number, hall, area, type, heightLimit }
    : { id: boothId, number, hall: null, area: null, type: null, heightLimit: null };
}

/** What a card shows beside the line of the list. */
export interface CardParts {
  readonly members: readonly CardMember[];
  readonly submissions: readonly CardSubmission[];
}

export function presentDetail(
  exhibitor: ConsoleExhibitor,
  { note, createdAt }: ListedExhibitor,
  { members, submissions }: CardParts,
  zone: string,
  language: Language,
): ConsoleExhibitorDetail {
  return {
    ...exhibitor,
    note,
    createdAt: formatTime(createdAt, zone),
    members: members.map(({ accountId, name, phone, main, locked, needsPassword, lastSignIn }) => ({
      id: accountId,
      name,
      phone: phone === null ? '' : maskMobile(phone),
      main,
      locked,
      needsPassword,
      lastSignIn: formatTimeOrNull(lastSignIn, zone),
    })),
    submissions: submissions.map((submission) => ({
      id: submission.submissionId,
      formId: submission.formId,
      formCode: submission.formCode,
      title: localText(submission.title, language),
      booth: submission.booth?.number ?? null,
      status: submission.status,
      submittedAt: formatTimeOrNull(submission.submittedAt, zone),
      updatedAt: formatTime(submission.updatedAt, zone),
    })),
  };
}

export function presentListedBooth({
  boothId,
  exhibitorId,
  exhibitorCode,
  exhibitorName,
  tags,
  ...booth
}: ListedBooth): ConsoleBooth {
  return {
    id: boothId,
    ...booth,
    tags: [...tags],
    exhibitor:
      exhibitorId === null ? null : { id: exhibitorId, code: exhibitorCode ?? '', name: exhibitorName ?? '' },
  };
}
