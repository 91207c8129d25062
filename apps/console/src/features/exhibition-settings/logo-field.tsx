import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { Button } from '@zhantai/ui';
import { useState } from 'react';
import styles from './exhibition-settings.module.css';

/** Bytes of the picture, which travels as text in the settings. */
const MAX_BYTES = 1_000_000;
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']);

interface LogoFieldProps {
  readonly logo: string | null;
  readonly words: ExhibitionSettingsWords;
  readonly onChange: (logo: string | null) => void;
}

/** The logo: a small picture that is kept with the settings. */
export const LogoField = ({ logo, words, onChange }: LogoFieldProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File) => {
    const wrong = types.has(file.type) ? (file.size > MAX_BYTES ? words.logoTooLarge : null) : words.logoType;
    setFault(wrong);
    if (wrong === null) onChange(await dataUrlOf(file));
  };
  return (
    <div className={styles['logo']}>
      <h3>{words.fields.logo}</h3>
      {logo !== null && (
        <div>
          <img alt={words.logoAlt} src={logo} />
          <Button
            onClick={() => {
              onChange(null);
            }}
            variant="link"
          >
            {words.logoRemove}
          </Button>
        </div>
      )}
      <FileDrop
        accept=".png,.jpg,.jpeg,.webp,.svg"
        choose={words.logoChoose}
        drop={words.logoDrop}
        limits={words.logoHelp}
        onFile={(file) => void take(file)}
      />
      {fault !== null && (
        <p className={styles['failed']} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(new Error(`The picture ${file.name} could not be read`));
    });
    reader.readAsDataURL(file);
  });
}
