import { SectionHead } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './home-aside.module.css';

/** Whom to ask: who is in charge of what, and the organiser. */
export const Contacts = () => {
  const { config, words } = usePortal();
  const { contact } = config;
  return (
    <section>
      <SectionHead rule="below" title={words.home.contacts} />
      <dl className={styles['contacts']}>
        {config.contacts.map((one) => (
          <div key={`${one.duty} ${one.name}`}>
            <dt>{one.duty}</dt>
            <dd>
              {one.name}
              <a href={`tel:${one.phone.replace(/[^+\d]/g, '')}`}>{one.phone}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.home.organiser}</dt>
          <dd>
            {contact.hours}
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
};
