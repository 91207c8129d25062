import type { ConsoleForm } from '@zhantai/contract';
import { classNames } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormMenu, type FormAction } from './form-menu.tsx';
import styles from './forms.module.css';

/** The groups that an exhibition has from the beginning. */
const firstGroups = ['A', 'B', 'C', 'D', 'E', 'F'];

interface FormGroupsProps {
  readonly all: readonly ConsoleForm[];
  readonly shown: readonly ConsoleForm[];
  /** All are shown, in their order: they can be moved. */
  readonly isOrdered: boolean;
  readonly onAct: (action: FormAction, form: ConsoleForm) => void;
}

/** Forms in their groups, in the order of the manual. */
export const FormGroups = ({ all, shown, isOrdered, onAct }: FormGroupsProps) => {
  const { words } = useSpeech();
  const { may } = useMe();
  const text = words.forms;
  const named = new Map(all.map(({ group, groupTitle }) => [group, groupTitle]));
  const groups = [...new Set([...firstGroups, ...named.keys()])]
    .toSorted()
    .map((group) => ({ group, name: text.group(group, named.get(group) ?? '') }));
  const acts = may.includes('editForms');
  return (
    <div className={styles['scroller']}>
      <table aria-label={text.table} className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{text.columns.formCode}</th>
            <th scope="col">{text.columns.title}</th>
            <th scope="col">{text.columns.state}</th>
            <th scope="col">{text.columns.window}</th>
            {(['applies', 'handedIn', 'wait'] as const).map((key) => (
              <th className={styles['figure']} key={key} scope="col">
                {text.columns[key]}
              </th>
            ))}
            {acts && <th scope="col">{text.columns.actions}</th>}
          </tr>
        </thead>
        {groups.map(({ group, name }) => {
          const own = shown.filter((form) => form.group === group);
          if (own.length === 0) return null;
          return (
            <tbody key={group}>
              <tr className={styles['group']}>
                <th colSpan={acts ? 8 : 7} scope="rowgroup">
                  {name}
                  <span>{text.count(own.length)}</span>
                </th>
              </tr>
              {own.map((form, index) => (
                <FormRow form={form} key={form.formId}>
                  {acts && (
                    <td className={styles['actions']}>
                      <FormMenu
                        form={form}
                        groups={groups.filter((other) => other.group !== group)}
                        onAct={(action) => {
                          onAct(action, form);
                        }}
                        place={isOrdered ? { group, index, count: own.length } : null}
                        sizeOf={(letter) => all.filter((other) => other.group === letter).length}
                      />
                    </td>
                  )}
                </FormRow>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
};

interface FormRowProps {
  readonly form: ConsoleForm;
  readonly children: ReactNode;
}

const FormRow = ({ form, children }: FormRowProps) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const text = words.forms;
  const { formCode, title, review, version, changed, putAwayAt, applies, counts } = form;
  const { submitted, wait, adopt } = counts;
  const path = `/forms/${encodeURIComponent(form.formId)}`;
  return (
    <tr>
      <td className={styles['code']}>{formCode}</td>
      <th className={styles['title']} scope="row">
        <a href={href(version === 0 ? `${path}/settings` : path)}>{title}</a>
        {!review && <span className={styles['note']}>{text.noReview}</span>}
      </th>
      <td className={styles['state']}>
        {version === 0 ? text.states.new : text.states.published(version)}
        {changed && <span className={styles['note']}>{text.states.changed}</span>}
        {putAwayAt !== null && (
          <span className={styles['note']}>{text.putAwayAt(putAwayAt.slice(0, 10))}</span>
        )}
      </td>
      <td className={styles['time']}>
        <Times form={form} />
      </td>
      {[applies, submitted + wait + adopt, wait].map((figure, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column each
        <td className={classNames(styles['figure'], figure === 0 && styles['zero'])} key={at}>
          {figure}
        </td>
      ))}
      {children}
    </tr>
  );
};

/** When a form opens and ends, to the minute. */
const Times = ({ form: { startTime, endTime, lateEndTime } }: { readonly form: ConsoleForm }) => {
  const { words } = useSpeech();
  const text = words.forms;
  if (startTime === null && endTime === null) return <span className={styles['zero']}>{text.always}</span>;
  return (
    <>
      {endTime !== null && text.ends(endTime.slice(0, 16))}
      <span className={styles['note']}>
        {[
          ...(startTime === null ? [] : [text.opens(startTime.slice(0, 16))]),
          ...(lateEndTime === null ? [] : [text.late(lateEndTime.slice(0, 16))]),
        ].join(words.comma)}
      </span>
    </>
  );
};
