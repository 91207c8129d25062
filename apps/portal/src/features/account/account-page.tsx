import type { Memberships } from '@zhantai/contract';
import { ButtonLink, SectionHead } from '@zhantai/ui';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import styles from './account.module.css';
import { Colleagues } from './colleagues.tsx';
import { MembershipList } from './membership-list.tsx';
import { SessionList } from './session-list.tsx';
import { OwnData } from './own-data.tsx';

/** `/account`: who is signed in, for whom, with which colleagues, and what is kept of them (pages.md). */
export const AccountPage = () => {
  const { client, session, user, words } = usePortal();
  const text = words.own.account;
  const own = useResource(user);
  const memberships = useMemo(() => createResource(() => client.call('memberships', {})), [client]);
  const state = useResource(memberships);
  const reload = () => {
    void memberships.load();
  };
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/account']}</h1>
      <section>
        <SectionHead rule="below" title={text.who} />
        <PageState
          onRetry={() => {
            void user.load();
          }}
          skeleton={{ rows: 2, rowHeight: 36 }}
          state={own}
        >
          {(person) => (
            <>
              <dl className={styles['facts']}>
                <div>
                  <dt>{text.name}</dt>
                  <dd>{person.name}</dd>
                </div>
                <div>
                  <dt>{text.phone}</dt>
                  <dd>{groupPhone(person.phone)}</dd>
                </div>
                {person.email !== '' && (
                  <div>
                    <dt>{text.email}</dt>
                    <dd>{person.email}</dd>
                  </div>
                )}
              </dl>
              <ButtonLink href={session.read()?.needSetPwd === true ? '#/setPwd' : '#/editPwd'}>
                {session.read()?.needSetPwd === true
                  ? words.account.password.setTitle
                  : words.account.password.change}
              </ButtonLink>
            </>
          )}
        </PageState>
      </section>
      <PageState onRetry={reload} skeleton={{ rows: 3, rowHeight: 48 }} state={state}>
        {(data: Memberships) => (
          <>
            {data.memberships.length > 1 && <MembershipList memberships={data.memberships} />}
            {data.accounts.length > 0 && <Colleagues data={data} onChanged={reload} />}
          </>
        )}
      </PageState>
      <SessionList />
      <OwnData />
    </main>
  );
};
