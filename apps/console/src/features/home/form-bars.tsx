import type { ConsoleForm } from '@zhantai/contract';
import { EmptyState, VisuallyHidden } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { barParts, formBar } from './form-bar.ts';
import styles from './form-bars.module.css';

/** Pixels of the longest bar. */
const HEIGHT_PX = 208;

/** How far each form is: a bar for each, as high as many owe it; a press leads to its submissions. */
export const FormBars = ({ forms }: { readonly forms: readonly ConsoleForm[] }) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const text = words.home;
  const bars = forms.map((form) => ({ form, bar: formBar(form) }));
  const highest = Math.max(1, ...bars.map(({ bar }) => bar.total));
  if (forms.length === 0) return <EmptyState text={text.noFormsText} title={text.noForms} />;
  return (
    <section aria-label={text.chart} className={styles['section']}>
      <header className={styles['head']}>
        <h2>{text.chart}</h2>
        <span className={styles['note']}>{text.chartText}</span>
        <ul className={styles['legend']}>
          {barParts.map((part) => (
            <li key={part}>
              <i className={styles[part]} />
              {text.legend[part]}
            </li>
          ))}
        </ul>
      </header>
      <ul className={styles['bars']}>
        {bars.map(({ form, bar }, at) => (
          <li data-group={at > 0 && bars[at - 1]?.form.group !== form.group} key={form.formId}>
            <a href={href(`/forms/${encodeURIComponent(form.formId)}`)} title={form.title}>
              <VisuallyHidden>{text.bar(`${form.formCode} ${form.title}`, bar)}</VisuallyHidden>
              <span aria-hidden className={styles['percent']}>
                {bar.percent ?? '–'}
              </span>
              <span className={styles['bar']} style={{ height: (bar.total / highest) * HEIGHT_PX }}>
                {barParts.map((part) => (
                  <i className={styles[part]} key={part} style={{ flexGrow: bar[part] }} />
                ))}
              </span>
              <b aria-hidden className={styles['code']}>
                {form.formCode}
              </b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
