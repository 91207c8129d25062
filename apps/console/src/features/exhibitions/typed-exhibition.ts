import { exhibitionIdPattern, type CreateExhibitionRequest } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** What is typed of a new exhibition. */
export interface TypedExhibition {
  readonly title: string;
  readonly titleHant: string;
  readonly titleEn: string;
  readonly id: string;
  readonly zone: string;
  readonly start: string;
  readonly end: string;
}

export const blankExhibition: TypedExhibition = {
  title: '',
  titleHant: '',
  titleEn: '',
  id: '',
  zone: 'Asia/Shanghai',
  start: '',
  end: '',
};

/** What is wrong with it, by field. */
export function faultsOf(
  { title, id, start, end }: TypedExhibition,
  words: ConsoleWords['newExhibition'],
): Partial<Record<keyof TypedExhibition, string>> {
  return {
    ...(title.trim() === '' ? { title: words.needTitle } : {}),
    ...(new RegExp(exhibitionIdPattern).test(id.trim()) ? {} : { id: words.badId }),
    ...(start === '' ? { start: words.needStart } : {}),
    ...(end === '' ? { end: words.needEnd } : end < start ? { end: words.badEnd } : {}),
  };
}

/** As it is sent. */
export function creationOf({ id, zone, start, end, ...titles }: TypedExhibition): CreateExhibitionRequest {
  const [title, titleHant, titleEn] = [titles.title, titles.titleHant, titles.titleEn].map((one) =>
    one.trim(),
  );
  return {
    id: id.trim(),
    title: {
      'zh-Hans': title ?? '',
      ...(titleHant ? { 'zh-Hant': titleHant } : {}),
      ...(titleEn ? { en: titleEn } : {}),
    },
    zone,
    start,
    end,
  };
}
