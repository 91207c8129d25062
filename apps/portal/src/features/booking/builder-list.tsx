import { Icon } from '@zhantai/ui';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './boards.module.css';

/** Stand builders on the organiser's list, and whether they take new stands. */
export const BuilderList = () => {
  const { client, language, words } = usePortal();
  const text = words.booking.boards;
  const list = useMemo(
    () => createResource(() => client.call('selectEmployer', { language, query: { kind: 'builder' } })),
    [client, language],
  );
  const state = useResource(list);
  const levels: Readonly<Record<string, string>> = text.levels;
  return (
    <details className={styles['board']}>
      <summary>
        <Icon name="chevron-right" size={16} />
        {text.builders}
      </summary>
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 6, rowHeight: 44 }}
        state={state}
      >
        {(builders) => (
          <div className={styles['scroll']}>
            <table className={styles['list']}>
              <thead>
                <tr>
                  <th scope="col">{text.builder}</th>
                  <th scope="col">{text.level}</th>
                  <th scope="col">{text.contact}</th>
                </tr>
              </thead>
              <tbody>
                {builders.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      {one.name}
                      {one.suspended && <b>{text.suspended}</b>}
                      {one.note !== '' && <small>{one.note}</small>}
                    </th>
                    <td>{levels[one.level ?? ''] ?? ''}</td>
                    <td>
                      {one.contact}{' '}
                      {one.phone === '' ? (
                        one.email !== '' && <a href={`mailto:${one.email}`}>{one.email}</a>
                      ) : (
                        <a href={`tel:${one.phone.replace(/[^+\d]/g, '')}`}>{one.phone}</a>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PageState>
    </details>
  );
};
