import type { StaffUser } from '@zhantai/contract';
import { Icon } from '@zhantai/ui';
import { useIsOnline } from '../session/use-is-online.ts';
import { useSpeech } from '../words/words-context.ts';
import styles from './alarms.module.css';

/** What everybody, or an admin, should know on every page. */
export const Alarms = ({ me }: { readonly me: StaffUser }) => {
  const { words } = useSpeech();
  const isOnline = useIsOnline();
  const { smsAlarm, guestAlarm } = me;
  const said = [
    ...(isOnline ? [] : [words.state.offline]),
    ...(smsAlarm === null ? [] : [words.smsAlarm[smsAlarm.level](smsAlarm.at.slice(5, 16))]),
    ...(guestAlarm === null ? [] : [words.guestAlarm(guestAlarm.form, guestAlarm.at.slice(5, 16))]),
  ];
  return said.map((text) => (
    <output className={styles['alarm']} key={text}>
      <Icon name="warning" size={16} />
      {text}
    </output>
  ));
};
