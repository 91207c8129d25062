import type { ExhibitionProfile, LocalText } from '../../database/tables/schema.ts';
import { demoForms } from '../demo-forms.ts';
import { demoExhibition } from '../exhibition.ts';
import type { DemoExhibition } from '../exhibition.ts';
import { formSetting } from '../forms/demo-form.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { demoNotices } from '../notices.ts';
import type { DemoNotice } from '../notices.ts';
import { moveDates } from './move-dates.ts';

/** Everything of the demo that has a date. */
export interface DemoFair {
  readonly exhibition: DemoExhibition;
  readonly forms: readonly DemoForm[];
  readonly notices: readonly DemoNotice[];
}

const mainFair: DemoFair = { exhibition: demoExhibition, forms: demoForms, notices: demoNotices };

/** A fair of the demo, the main one unless another is given, with its calendar so many days later than written. */
export function demoFair(days: number, written: DemoFair = mainFair): DemoFair {
  const text = (words: string): string => moveDates(words, days);
  const orNull = (time: string | null): string | null => (time === null ? null : text(time));
  const local = (texts: LocalText): LocalText =>
    Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, text(words)]));
  return {
    exhibition: {
      ...written.exhibition,
      title: titleOf(written.exhibition.title, text(written.exhibition.profile.dates.start)),
      profile: movedProfile(written.exhibition.profile, text),
    },
    forms: written.forms.map((form) => {
      const title = local(form.title);
      const purpose = local(form.purpose);
      return {
        ...form,
        title,
        purpose,
        opensAt: text(form.opensAt),
        earlyEndAt: orNull(form.earlyEndAt),
        endAt: text(form.endAt),
        lateEndAt: orNull(form.lateEndAt),
        definition: {
          ...form.definition,
          formItems: form.definition.formItems.map((item) => ({
            ...item,
            formItemLabel: text(item.formItemLabel),
            formItemOriginalData: text(item.formItemOriginalData),
          })),
          formSetting: formSetting({ title, purpose, roles: form.roles }),
        },
      };
    }),
    notices: written.notices.map((notice) => ({
      ...notice,
      publishedAt: text(notice.publishedAt),
      title: [text(notice.title[0]), text(notice.title[1]), text(notice.title[2])],
    })),
  };
}

/** The fair bears the year in which it opens. */
function titleOf(written: LocalText, start: string): LocalText {
  const year = start.slice(0, 4);
  return Object.fromEntries(
    Object.entries(written).map(([language, words]) => [language, words.replace(/\d{4}$/, year)]),
  );
}

function movedProfile(profile: ExhibitionProfile, text: (written: string) => string): ExhibitionProfile {
  const { dates, milestones, media } = profile;
  return {
    ...profile,
    dates: { start: text(dates.start), end: text(dates.end) },
    milestones: milestones.map((milestone) => ({ ...milestone, date: text(milestone.date) })),
    media: media ? { opens: text(media.opens), closes: text(media.closes) } : null,
  };
}
