import { ButtonLink, SectionHead } from '@zhantai/ui';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import styles from './setting.module.css';

/** `/transportSetting`: the account of a transport supplier, its password, and the ways to its work. */
export const TransportSettingPage = () => {
  const { config, session, user, words } = usePortal();
  const text = words.transport.setting;
  const own = useResource(user);
  const first = session.read()?.needSetPwd === true;
  return (
    <NarrowPage text={text.text} title={words.titles['/transportSetting']}>
      <div className={styles['parts']}>
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
            )}
          </PageState>
          <div className={styles['actions']}>
            <ButtonLink href={first ? '#/setPwd' : '#/editPwd'}>
              {first ? words.account.password.setTitle : words.account.password.change}
            </ButtonLink>
            <ButtonLink href="#/account">{text.account}</ButtonLink>
          </div>
        </section>
        <section>
          <SectionHead rule="below" title={text.work} />
          <div className={styles['actions']}>
            <ButtonLink href="#/transportSupplier" variant="primary">
              {text.clients}
            </ButtonLink>
          </div>
        </section>
        <section>
          <SectionHead rule="below" title={text.help} />
          <p className={styles['help']}>
            {config.contact.hours}{' '}
            <a href={`tel:${config.contact.phone.replaceAll(/[^+\d]/g, '')}`}>{config.contact.phone}</a>
          </p>
        </section>
      </div>
    </NarrowPage>
  );
};
