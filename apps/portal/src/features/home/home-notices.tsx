import { SectionHead } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './home-aside.module.css';

/** The newest notices beside the checklist. */
export const HomeNotices = () => {
  const { notices, words } = usePortal();
  const state = useResource(notices, true);
  if (state.status !== 'ready' || state.data.records.length === 0) return null;
  const text = words.own.notices;
  return (
    <section>
      <SectionHead
        note={<a href="#/notices">{text.all(state.data.total)}</a>}
        rule="below"
        title={words.titles['/notices']}
      />
      <ul>
        {state.data.records.slice(0, 3).map((notice) => (
          <li className={styles['notice']} key={notice.id}>
            <a className={notice.read ? undefined : styles['unread']} href="#/notices">
              {notice.title}
            </a>
            <small>{text.byline(notice.publishedAt.slice(5, 10), notice.group)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};
