import type { Booth } from '@zhantai/contract';
import { SectionHead } from '@zhantai/ui';
import type { PortalWords } from '@zhantai/messages/portal';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Contacts } from './contacts.tsx';
import styles from './home-aside.module.css';
import { HomeNotices } from './home-notices.tsx';

/** The booth, and whom to ask. */
export const HomeAside = () => {
  const { config, exhibitor, words } = usePortal();
  const own = useResource(exhibitor);
  const booths = own.status === 'ready' ? own.data.booths : [];
  return (
    <aside className={styles['aside']}>
      <HomeNotices />
      {booths.length > 0 && (
        <section>
          <SectionHead
            note={booths.length > 1 ? words.home.booths(booths.length) : undefined}
            rule="below"
            title={words.home.booth}
          />
          <ul>
            {booths.map((booth) => (
              <li className={styles['booth']} key={`${booth.hall} ${booth.number}`}>
                <span>
                  {words.frame.hall(booth.hall)}
                  <b>{booth.number}</b>
                </span>
                <small>{facts(booth, words.home)}</small>
                <small>{config.halls.find((hall) => hall.hall === booth.hall)?.name}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Contacts />
    </aside>
  );
};

function facts(booth: Booth, text: PortalWords['home']): string {
  const types = new Map<string, string>(Object.entries(text.boothTypes));
  return [
    text.area(String(booth.area)),
    types.get(booth.type),
    booth.heightLimit === null ? undefined : text.heightLimit(String(booth.heightLimit)),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
