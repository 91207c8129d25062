import type { FormSettings } from '@zhantai/contract';
import type { Selectable } from 'kysely';
import type { FormTable } from '../database/tables/schema.ts';
import { formatTimeOrNull } from '../exhibitions/index.ts';
import { toAfter } from '../forms/index.ts';

/** The columns that hold what staff set of a form. */
export type SettingColumns = Pick<
  Selectable<FormTable>,
  | 'form_code'
  | 'form_group'
  | 'sort'
  | 'title'
  | 'purpose'
  | 'roles'
  | 'booth_types'
  | 'tags'
  | 'not_tags'
  | 'after_form_id'
  | 'after_on'
  | 'opens_at'
  | 'early_end_at'
  | 'end_at'
  | 'late_end_at'
  | 'submissions'
  | 'review'
  | 'required'
  | 'transport_choice'
  | 'quotas'
>;

const roles = ['exhibitor', 'supplier', 'transport', 'media', 'public'] as const;
const boothTypes = ['std', 'raw', 'semi'] as const;

/** The settings of a form as they are compared and shown: moments as the clocks of the exhibition show them. */
export function keptSettings(row: SettingColumns, zone: string): FormSettings {
  return {
    code: row.form_code,
    group: row.form_group,
    sort: row.sort,
    'title.zh-Hans': row.title['zh-Hans'] ?? '',
    'title.zh-Hant': row.title['zh-Hant'] ?? '',
    'title.en': row.title['en'] ?? '',
    'purpose.zh-Hans': row.purpose['zh-Hans'] ?? '',
    'purpose.zh-Hant': row.purpose['zh-Hant'] ?? '',
    'purpose.en': row.purpose['en'] ?? '',
    roles: roles.filter((role) => row.roles.includes(role)),
    boothTypes: boothTypes.filter((type) => row.booth_types.includes(type)),
    tags: [...row.tags],
    notTags: [...row.not_tags],
    after: toAfter(row),
    opensAt: formatTimeOrNull(row.opens_at, zone),
    earlyEndAt: formatTimeOrNull(row.early_end_at, zone),
    endAt: formatTimeOrNull(row.end_at, zone),
    lateEndAt: formatTimeOrNull(row.late_end_at, zone),
    submissions: row.submissions,
    review: row.review,
    required: row.required,
    transportChoice: row.transport_choice,
    passQuota: row.quotas.passes === undefined ? null : { ...row.quotas.passes },
    optionQuotas: (row.quotas.options ?? []).map((quota) => ({ ...quota })),
  };
}
