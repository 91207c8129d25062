import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

type CardMember = ConsoleExhibitorDetail['members'][number];

/** Who acts for an exhibitor, the main account first; phones are masked. */
export const MemberList = ({ members }: { readonly members: readonly CardMember[] }) => {
  const { words } = useSpeech();
  const text = words.exhibitors;
  return (
    <section className={styles['section']}>
      <h2>
        {text.members}
        <span className={styles['count']}>{text.membersNote(members.length)}</span>
      </h2>
      {members.length === 0 ? (
        <p className={styles['quiet']}>{text.noMembers}</p>
      ) : (
        <ul className={styles['lines']}>
          {members.map(({ id, name, phone, main, locked, lastSignIn }) => (
            <li className={styles['member']} key={id}>
              <span>
                <b>{name}</b>{' '}
                {[...(main ? [text.main] : []), ...(locked ? [text.locked] : [])].join(text.separator)}
              </span>
              <span className={styles['quiet']}>
                {[
                  ...(phone === '' ? [] : [phone]),
                  lastSignIn === null ? text.never : text.lastSignIn(lastSignIn.slice(0, 16)),
                ].join(text.wide)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
