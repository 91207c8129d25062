import type { ConsoleForm } from '@zhantai/contract';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState, classNames } from '@zhantai/ui';
import { Loading } from '../shell/frame/loading.tsx';
import { useServices } from '../shell/session/services-context.ts';
import { useSpeech } from '../shell/words/words-context.ts';
import styles from './forms-page.module.css';

const states = ['wait', 'fail', 'adopt', 'submitted', 'draft', 'none'] as const;

/** Every form with how many submissions stand in each state; the way into its table. */
export const FormsPage = () => {
  const { forms: listed } = useServices();
  const { words } = useSpeech();
  const forms = useLiveResource(listed);

  if (forms.status !== 'ready') return <Loading resource={listed} />;
  const waiting = forms.data.reduce((sum, form) => sum + form.counts.wait, 0);
  return (
    <main className={styles['page']} id="main">
      <h1>{words.forms.lead(waiting)}</h1>
      <p className={styles['purpose']}>{words.forms.purpose}</p>
      {forms.data.length === 0 ? (
        <EmptyState text={words.forms.emptyText} title={words.forms.emptyTitle} />
      ) : (
        <div className={styles['scroller']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.forms.columns.formCode}</th>
                <th scope="col">{words.forms.columns.title}</th>
                <th scope="col">{words.forms.columns.deadline}</th>
                {states.map((state) => (
                  <th className={styles['figure']} key={state} scope="col">
                    {words.forms.columns[state]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {forms.data.map((form) => (
                <FormRow form={form} key={form.formId} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  );
};

const FormRow = ({ form }: { readonly form: ConsoleForm }) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <tr>
      <td className={styles['code']}>{form.formCode}</td>
      <th className={styles['title']} scope="row">
        <a href={href(`/forms/${encodeURIComponent(form.formId)}`)}>{form.title}</a>
        <span className={styles['note']}>
          {words.forms.version(form.version)}
          {!form.review && `${words.comma}${words.forms.noReview}`}
        </span>
      </th>
      <td className={styles['time']}>{form.endTime?.slice(0, 16) ?? ''}</td>
      {states.map((state) => (
        <td className={classNames(styles['figure'], form.counts[state] === 0 && styles['zero'])} key={state}>
          {form.counts[state]}
        </td>
      ))}
    </tr>
  );
};
