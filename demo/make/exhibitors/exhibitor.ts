import type { DemoForm } from '../forms/demo-form.ts';

/** What distinguishes the stands of a hall: 7 and 8 are the freight zone. */
export function zoneTags(hall: string): readonly string[] {
  return hall === '7' || hall === '8' ? ['freight'] : [];
}

/** Where a demo exhibitor stands with one form. */
export type DemoProgress = 'none' | 'draft' | 'submitted' | 'wait' | 'adopt' | 'fail';

export interface DemoBooth {
  readonly hall: string;
  readonly number: string;
  readonly type: 'std' | 'raw' | 'semi';
  /** Square metres. */
  readonly area: number;
  /** `freight` in the freight zone, halls 7 and 8. */
  readonly tags: readonly string[];
}

export interface DemoPerson {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
}

/** An exhibitor of the demo with its main account. */
export interface DemoExhibitor {
  readonly id: string;
  readonly name: string;
  /** Up to 12 characters, for maps. */
  readonly shortName: string;
  readonly nameEn: string;
  readonly origin: 'cn' | 'hmt' | 'os';
  readonly language: 'zh-Hans' | 'zh-Hant' | 'en';
  /** `network`, `invite-list` and `buyer` for who asked for those forms. */
  readonly tags: readonly string[];
  readonly booths: readonly DemoBooth[];
  readonly contact: DemoPerson;
  /** Why its account may not sign in; null where it may. */
  readonly lockedReason: string | null;
  /** Signed in never: the first sign-in asks for a password. */
  readonly needSetPwd: boolean;
  /** Whether it works at more forms than those of which its progress is written. */
  readonly active: boolean;
  /** Of the first forms, by form id; a form that does not apply is `none`. The others follow from who it is. */
  readonly progress: Readonly<Record<DemoForm['formId'], DemoProgress>>;
}

type Extra = Partial<
  Pick<DemoExhibitor, 'origin' | 'language' | 'lockedReason' | 'needSetPwd' | 'shortName' | 'tags' | 'active'>
>;

/**
 * Writes an exhibitor briefly.
 * @param booths `5 B117 raw 72`, several separated by `;`, or empty.
 * @param person `林知远 13800000001`.
 * @param progress of A1, A2 and C1: `submitted fail draft`.
 */
export function demoExhibitor(
  id: string,
  name: string,
  nameEn: string,
  booths: string,
  person: string,
  progress: string,
  extra: Extra = {},
): DemoExhibitor {
  const allotted = booths === '' ? [] : booths.split(';').map(boothOf);
  const [contactName = '', mobile = ''] = person.split(/ (?=\+?\d)/);
  const [exhibitor, publication, services] = progress.split(' ').map(progressOf);
  return {
    id,
    name,
    shortName: extra.shortName ?? Array.from(name).slice(0, 4).join(''),
    nameEn,
    origin: extra.origin ?? 'cn',
    language: extra.language ?? 'zh-Hans',
    tags: extra.tags ?? [],
    booths: allotted,
    contact: { name: contactName, mobile, email: `${id.toLowerCase()}@example.com` },
    lockedReason: extra.lockedReason ?? null,
    needSetPwd: extra.needSetPwd ?? false,
    active: extra.active ?? true,
    progress: {
      exhibitor: exhibitor ?? 'none',
      publication: publication ?? 'none',
      exhibitor_c1: services ?? 'none',
    },
  };
}

function boothOf(text: string): DemoBooth {
  const [hall = '', number = '', type, area] = text.trim().split(' ');
  return {
    hall,
    number,
    type: type === 'raw' || type === 'semi' ? type : 'std',
    area: Number(area),
    tags: zoneTags(hall),
  };
}

function progressOf(word: string): DemoProgress {
  const known: readonly DemoProgress[] = ['draft', 'submitted', 'wait', 'adopt', 'fail'];
  return known.find((progress) => progress === word) ?? 'none';
}
