import type { FormApplies, FormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import styles from './form-settings.module.css';

/** The sections in their order. */
export const sectionKeys = ['names', 'audience', 'times', 'count', 'review', 'quotas'] as const;

interface SectionListProps {
  readonly typed: FormSettings;
  readonly applies: FormApplies | null;
  readonly words: FormSettingsWords;
}

/** The sections of the settings with what is typed in each, said shortly; a press goes there. */
export const SectionList = ({ typed, applies, words }: SectionListProps) => {
  const quotas = typed.optionQuotas.length;
  const summaries = {
    names: words.groupPlace(typed.code, typed.group, typed.sort),
    audience: applies === null ? '' : words.applies(applies.after),
    times: typed.endAt === null ? words.noEnd : words.endsAt(typed.endAt.slice(5, 16)),
    count: words.submissions[typed.submissions],
    review: typed.review ? words.reviewed : words.notReviewed,
    quotas:
      quotas > 0
        ? words.quotas.some(quotas)
        : typed.passQuota === null
          ? words.quotas.none
          : words.fields.passQuota,
  };
  return (
    <nav aria-label={words.contents} className={styles['list']}>
      {sectionKeys.map((key, index) => (
        <button
          key={key}
          onClick={() => {
            const section = document.querySelector<HTMLElement>(`#section-${key}`);
            section?.scrollIntoView({ block: 'start' });
            section?.focus({ preventScroll: true });
          }}
          type="button"
        >
          <span className={styles['number']}>{index + 1}</span>
          <b>{words.sections[key]}</b>
          <span className={styles['small']}>{summaries[key]}</span>
        </button>
      ))}
    </nav>
  );
};
