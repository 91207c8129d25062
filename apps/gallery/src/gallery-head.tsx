import type { GalleryWords } from '@zhantai/messages/gallery';
import { LanguageSelect } from '@zhantai/shell/language/language-select.tsx';
import { useGallery } from './gallery-context.ts';
import { choiceAddress, fieldTypes, parseChoice, type GalleryChoice } from './gallery-choice.ts';
import styles from './gallery-head.module.css';
import { galleryStates } from './gallery-state.ts';

export interface GalleryHeadProps {
  readonly choice: GalleryChoice;
  readonly title: string;
  readonly words: GalleryWords;
}

/** What the gallery is, and what of it is shown: type, state, face, language. */
export const GalleryHead = ({ choice, title, words }: GalleryHeadProps) => {
  const { language, location, setLanguage, words: common } = useGallery();
  const set = (name: 'type' | 'state' | 'face', value: string): void => {
    const query = new URLSearchParams(choiceAddress(choice).split('?')[1]);
    if (name === 'type') query.delete('variant');
    query.set(name, value);
    location.go(choiceAddress(parseChoice(query, choice.face)), { replace: true });
  };
  return (
    <header className={styles['head']}>
      <div className={styles['about']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
      </div>
      <div className={styles['controls']}>
        <label className={styles['control']} data-for="phone">
          <span>{words.types}</span>
          <select onChange={(event) => set('type', event.currentTarget.value)} value={choice.type ?? 'all'}>
            <option value="all">{words.allTypes}</option>
            {fieldTypes.map((type) => (
              <option key={type} value={type}>
                {words.names[type]}
              </option>
            ))}
            <option value="kit">{words.kit.name}</option>
          </select>
        </label>
        <label className={styles['control']}>
          <span>{words.state}</span>
          <select onChange={(event) => set('state', event.currentTarget.value)} value={choice.state ?? ''}>
            <option value="">{words.allStates}</option>
            {galleryStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles['control']}>
          <span>{words.face}</span>
          <select onChange={(event) => set('face', event.currentTarget.value)} value={choice.face}>
            <option value="desktop">{words.faces.desktop}</option>
            <option value="mobile">{words.faces.mobile}</option>
          </select>
        </label>
        <LanguageSelect label={common.frame.language} language={language} onChange={setLanguage} />
      </div>
    </header>
  );
};
