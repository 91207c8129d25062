import type { Invite } from '@zhantai/contract';
import { SectionHead } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './inviting.module.css';

/** What came of an invitation: sent, opened, registered, come, and how many places are left. */
export const InvitationFigures = ({ invite }: { readonly invite: Invite }) => {
  const text = usePortal().words.guests.inviting;
  const { sent, opened, registered, came, quota } = invite;
  const figures = [
    [text.sent, sent],
    [text.opened, opened],
    [text.registered, registered],
    [text.came, came],
    [text.quota, quota],
  ] as const;
  return (
    <section>
      <SectionHead note={text.left(Math.max(0, quota - registered))} rule="below" title={text.stats} />
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
