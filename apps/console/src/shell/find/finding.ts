import type { SearchAnswer } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { SeenSection } from '../sections/seen-sections.ts';

/** What a finding is. */
export type FindingKind = keyof ConsoleWords['find']['kinds'];

/** Something that was found, and where it is. */
export interface Finding {
  readonly kind: FindingKind;
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly path: string;
}

/** Pages of the console by a part of their names. */
export function findPages(
  sections: readonly SeenSection[],
  text: string,
  words: ConsoleWords,
): readonly Finding[] {
  const low = text.toLowerCase();
  const pages = sections.flatMap(({ key, path, ways }) => [
    { label: words.nav[key], note: '', path },
    ...ways.map((way) => ({ label: words.ways[way.key], note: words.nav[key], path: way.path })),
  ]);
  return pages
    .filter(({ label }) => low !== '' && label.toLowerCase().includes(low))
    .map((page) => ({ kind: 'pages', id: `${page.path} ${page.note}`, ...page }));
}

/** What the server found, kind after kind. */
export function findingsOf(
  answer: SearchAnswer,
  words: ConsoleWords,
  /** Whoever may design forms is led to the item there. */
  mayDesign: boolean,
): readonly Finding[] {
  const place = ({ hall, number }: { readonly hall: string; readonly number: string }) =>
    words.hallBooth(hall, number);
  return [
    ...answer.forms.map(({ formId, formCode, title }): Finding => ({
      kind: 'forms',
      id: formId,
      label: title,
      note: formCode,
      path: `/forms/${encodeURIComponent(formId)}`,
    })),
    ...answer.fields.map(({ formId, formCode, title, formItemId, label, isDraft }): Finding => ({
      kind: 'fields',
      id: `${formId} ${formItemId} ${label}`,
      label,
      note: [`${formCode} ${title}`, ...(isDraft ? [words.find.draft] : [])].join(words.comma),
      path: mayDesign
        ? `/forms/${encodeURIComponent(formId)}/design?item=${encodeURIComponent(formItemId)}`
        : `/forms/${encodeURIComponent(formId)}`,
    })),
    ...answer.exhibitors.map(({ id, name, nameEn, booths }): Finding => ({
      kind: 'exhibitors',
      id,
      label: name,
      note: [...booths.map(place), nameEn].filter((part) => part !== '').join(words.comma),
      path: exhibitorPath(id),
    })),
    ...answer.booths.map(({ id, hall, number, exhibitor }): Finding => ({
      kind: 'booths',
      id,
      label: place({ hall, number }),
      note: exhibitor?.name ?? words.find.free,
      path: exhibitor === null ? '/booths' : exhibitorPath(exhibitor.id),
    })),
    ...answer.orders.map(({ id, number, formCode, exhibitor }): Finding => ({
      kind: 'orders',
      id,
      label: number,
      note: [formCode, exhibitor?.name ?? ''].filter((part) => part !== '').join(words.comma),
      path: `/orders?search=${encodeURIComponent(number)}`,
    })),
    ...answer.articles.map(({ id, title }): Finding => ({
      kind: 'articles',
      id,
      label: title,
      note: '',
      path: '/articles',
    })),
    ...answer.accounts.map(({ id, name, phone, role, exhibitor }): Finding => ({
      kind: 'accounts',
      id,
      label: name,
      note: [phone, exhibitor?.name ?? words.find.accounts[role]]
        .filter((part) => part !== '')
        .join(words.comma),
      path: exhibitor === null ? '/exhibitors' : exhibitorPath(exhibitor.id),
    })),
  ];
}

const exhibitorPath = (id: string): string => `/exhibitors/${encodeURIComponent(id)}`;
