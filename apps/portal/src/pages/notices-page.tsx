import type { Notice } from '@zhantai/contract';
import { Button, Checkbox, EmptyState, Icon, classNames } from '@zhantai/ui';
import { SafeHtml } from '@zhantai/views/safe-html';
import { useEffect, useMemo, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../shell/page/page-state.tsx';
import { usePortal } from '../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './notices.module.css';

/** So many at first, and so many more with each press. */
const STEP = 20;

/** `/notices`: what the organiser told, the newest first; one that is opened is read. */
export const NoticesPage = () => {
  const { client, language, notices, words } = usePortal();
  const text = words.own.notices;
  const [unread, setUnread] = useState(false);
  const [size, setSize] = useState(STEP);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('notices', { language, query: { size, ...(unread ? { unread } : {}) } }),
      ),
    [client, language, size, unread],
  );
  const state = useResource(list);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const mark = async (ids?: string[]) => {
    await client.call('readNotices', { body: ids === undefined ? {} : { ids } });
    void notices.load();
  };
  const opened = (id: string) => {
    setRead((before) => new Set([...before, id]));
    // Read again with the next opening, should it not arrive.
    mark([id]).catch(() => undefined);
  };
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/notices']}</h1>
      <div className={styles['tools']}>
        <Checkbox
          checked={unread}
          onChange={(event) => {
            setUnread(event.currentTarget.checked);
          }}
        >
          {text.onlyUnread}
        </Checkbox>
        <ReadAll
          onRead={async () => {
            await mark();
            setRead(new Set());
            await list.load();
          }}
        />
      </div>
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 5, rowHeight: 68 }}
        state={state}
      >
        {(page) =>
          page.records.length === 0 ? (
            <EmptyState text={text.emptyText} title={text.empty} />
          ) : (
            <>
              <ul>
                {page.records.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    onOpen={opened}
                    read={notice.read || read.has(notice.id)}
                  />
                ))}
              </ul>
              {page.total > page.records.length && (
                <Button
                  className={styles['more']}
                  onClick={() => {
                    setSize(size + STEP);
                  }}
                >
                  {text.more}
                </Button>
              )}
            </>
          )
        }
      </PageState>
    </main>
  );
};

const ReadAll = ({ onRead }: { readonly onRead: () => Promise<void> }) => {
  const { words } = usePortal();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <Button
        onClick={() => {
          setFailure(null);
          onRead().catch((error: unknown) => {
            setFailure(errorSentence(error, words));
          });
        }}
        variant="text"
      >
        {words.own.notices.readAll}
      </Button>
      {failure !== null && <span role="alert">{failure}</span>}
    </>
  );
};

const NoticeRow = ({
  notice,
  read,
  onOpen,
}: {
  readonly notice: Notice;
  readonly read: boolean;
  readonly onOpen: (id: string) => void;
}) => {
  const { words } = usePortal();
  const text = words.own.notices;
  const [open, setOpen] = useState(false);
  const plain = notice.html === '';
  useEffect(() => {
    // A notice without a text is read once it is seen.
    if (plain && !read) onOpen(notice.id);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const head = (
    <>
      <span className={classNames(styles['name'], !read && styles['unread'])}>{notice.title}</span>
      <span className={styles['byline']}>
        {notice.pinned && <b>{text.pinned}</b>}
        {text.byline(notice.publishedAt.slice(5, 10), notice.group)}
      </span>
    </>
  );
  return (
    <li className={styles['notice']}>
      {plain ? (
        <div className={styles['head']}>{head}</div>
      ) : (
        <button
          aria-expanded={open}
          className={styles['head']}
          onClick={() => {
            setOpen(!open);
            if (!open && !read) onOpen(notice.id);
          }}
          type="button"
        >
          {head}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
      {open && (
        <SafeHtml
          className={styles['text']}
          failed={words.states.failed}
          html={notice.html}
          loading={words.frame.opening}
        />
      )}
    </li>
  );
};
