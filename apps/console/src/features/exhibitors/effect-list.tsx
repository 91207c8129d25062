import type { BoothEffect } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

/** Which forms a change of a booth takes from exhibitors or gives them; nothing where there are none. */
export const EffectList = ({ effects }: { readonly effects: readonly BoothEffect[] }) => {
  const { words } = useSpeech();
  const text = words.exhibitors;
  if (effects.length === 0) return null;
  const codes = (forms: BoothEffect['ends']) =>
    forms.map(({ formCode, title }) => `${formCode} ${title}`).join(text.separator);
  return (
    <section aria-live="polite">
      <h3>{text.effects.title}</h3>
      <ul className={styles['plain']}>
        {effects.map(({ exhibitor, ends, begins }) => (
          <li key={exhibitor.id}>
            <b>{exhibitor.name}</b>
            {begins.length > 0 && <p>{text.effects.begins(codes(begins))}</p>}
            {ends.length > 0 && <p>{text.effects.ends(codes(ends))}</p>}
          </li>
        ))}
      </ul>
      <p>{text.effects.again}</p>
    </section>
  );
};
