import type { OpenInvitation } from '@zhantai/contract';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './invitation.module.css';

/** What the exhibitor writes beside its poster: words, programme, appointment, pictures. */
export const InvitationLetter = ({ invitation }: { readonly invitation: OpenInvitation }) => {
  const { language, words } = usePortal();
  const text = words.guests.invitation;
  const { poster, pictures, appointment, place, loungeHours, company, host, topics } = invitation;
  const own = language === 'en' && invitation.textEn !== '' ? invitation.textEn : invitation.text;
  const places = new Map<string, string>(Object.entries(text.places));
  const meeting = places.get(place) ?? '';
  const empty =
    topics.length === 0 &&
    own === '' &&
    poster.program.length === 0 &&
    pictures.length === 0 &&
    appointment === null;
  if (empty) return null;
  return (
    <article className={styles['letter']}>
      {own !== '' && (
        <section>
          <h2>{text.letter}</h2>
          <p className={styles['words']}>{own}</p>
          <p className={styles['signed']}>{[company, host].filter((part) => part !== '').join(' · ')}</p>
        </section>
      )}
      {(appointment !== null || meeting !== '' || loungeHours !== '') && (
        <dl className={styles['facts']}>
          {appointment !== null && (
            <div>
              <dt>{text.appointment}</dt>
              <dd>{shortTime(appointment)}</dd>
            </div>
          )}
          {meeting !== '' && (
            <div>
              <dt>{text.place}</dt>
              <dd>{meeting}</dd>
            </div>
          )}
          {loungeHours !== '' && (
            <div>
              <dt>{text.lounge}</dt>
              <dd>{loungeHours}</dd>
            </div>
          )}
        </dl>
      )}
      {topics.length > 0 && (
        <section>
          <h2>{text.topics}</h2>
          <ul className={styles['topics']}>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </section>
      )}
      {poster.program.length > 0 && (
        <section>
          <h2>{text.program}</h2>
          <dl className={styles['facts']}>
            {poster.program.map(({ at, text: what }) => (
              <div key={`${at} ${what}`}>
                <dt>{at}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {pictures.length > 0 && (
        <section>
          <h2>{text.pictures}</h2>
          <div className={styles['pictures']}>
            {pictures.map((picture, index) => (
              <img alt={text.picture(index + 1)} key={picture.id} loading="lazy" src={picture.link} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
};
