import type {
  ChangeExhibitorRequest,
  ConsoleExhibitorDetail,
  CreateExhibitorRequest,
} from '@zhantai/contract';

/** What is typed about an exhibitor, each key as the server takes it. */
export interface TypedExhibitor {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly origin: Origin;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly state: State;
  readonly note: string;
  /** Account of the staff; empty: nobody. */
  readonly owner: string;
}

export type TypedKey = keyof TypedExhibitor;
export const typedKeys = [
  'code',
  'name',
  'nameEn',
  'origin',
  'language',
  'tags',
  'state',
  'note',
  'owner',
] as const;

export const origins = ['cn', 'hmt', 'os'] as const;
export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;
export const states = ['invited', 'active'] as const;
type Origin = (typeof origins)[number];
type Language = (typeof languages)[number];
type State = (typeof states)[number];

/** What stands in the dialog when it opens. */
export function typedOf(exhibitor: ConsoleExhibitorDetail | null): TypedExhibitor {
  if (exhibitor === null)
    return {
      code: '',
      name: '',
      nameEn: '',
      origin: 'cn',
      language: 'zh-Hans',
      tags: [],
      state: 'invited',
      note: '',
      owner: '',
    };
  const { code, name, nameEn, tags, note } = exhibitor;
  return {
    code,
    name,
    nameEn,
    origin: oneOf(origins, exhibitor.origin, 'cn'),
    language: oneOf(languages, exhibitor.language, 'zh-Hans'),
    tags,
    state: oneOf(states, exhibitor.state, 'active'),
    note,
    owner: exhibitor.owner?.id ?? '',
  };
}

/** A value of a closed list; what stands outside it reads as the usual one. */
export function oneOf<T extends string>(list: readonly T[], value: string, usual: T): T {
  return list.find((one) => one === value) ?? usual;
}

/** The tags of a text with commas, each once. */
export function readTags(text: string): readonly string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** What is sent to make an exhibitor: without a code it gets the next. */
export function creationOf(typed: TypedExhibitor): CreateExhibitorRequest {
  const { code, name, nameEn, origin, language, tags, state, note } = typed;
  const given = code.trim() === '' ? {} : { code: code.trim() };
  return { name, nameEn, origin, language, tags: [...tags], state, note, ...given };
}

/** What is sent to change one: the keys that differ from what was seen; null where none does. */
export function changeOf(
  seen: TypedExhibitor,
  typed: TypedExhibitor,
): ChangeExhibitorRequest['change'] | null {
  const all = {
    code: { from: seen.code, to: typed.code.trim() },
    name: { from: seen.name, to: typed.name.trim() },
    nameEn: { from: seen.nameEn, to: typed.nameEn.trim() },
    origin: { from: seen.origin, to: typed.origin },
    language: { from: seen.language, to: typed.language },
    tags: { from: [...seen.tags], to: [...typed.tags] },
    state: { from: seen.state, to: typed.state },
    note: { from: seen.note, to: typed.note.trim() },
    owner: { from: nobodyAs(seen.owner), to: nobodyAs(typed.owner) },
  };
  const changed = Object.entries(all).filter(([, { from, to }]) => textOf(from) !== textOf(to));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** A value as it is compared; the order of tags says nothing. */
function textOf(value: string | null | readonly string[]): string {
  return JSON.stringify(typeof value === 'string' || value === null ? value : value.toSorted());
}

function nobodyAs(owner: string): string | null {
  return owner === '' ? null : owner;
}
