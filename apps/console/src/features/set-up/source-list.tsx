import type { SetUpWords } from '@zhantai/messages/set-up';
import { Radio } from '@zhantai/ui';
import { useId } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './set-up.module.css';
import { sourceKey, type Source } from './source.ts';

interface SourceListProps {
  readonly sources: readonly Source[];
  readonly chosen: Source;
  readonly onChoose: (source: Source) => void;
  readonly words: SetUpWords;
}

/** What an exhibition can begin with, one of which is chosen. */
export const SourceList = ({ sources, chosen, onChoose, words }: SourceListProps) => {
  const { href } = useServices();
  const id = useId();
  return (
    <fieldset className={styles['sources']}>
      <legend>{words.sources}</legend>
      {(['exhibition', 'pack'] as const).map((kind) => {
        const own = sources.filter((source) => source.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind}>
            <p className={styles['kind']}>{words.kinds[kind]}</p>
            {own.map((source) => {
              const key = sourceKey(source);
              const isChosen = key === sourceKey(chosen);
              return (
                <div className={styles[isChosen ? 'chosen' : 'source']} key={key}>
                  <Radio
                    aria-describedby={`${id}-${key}`}
                    checked={isChosen}
                    name={`${id}-source`}
                    onChange={() => {
                      onChoose(source);
                    }}
                  >
                    {source.title}
                  </Radio>
                  <span id={`${id}-${key}`}>{textOf(source, words)}</span>
                </div>
              );
            })}
          </div>
        );
      })}
      <p className={styles['kind']}>{words.kinds.other}</p>
      <p className={styles['archive']}>
        <a href={href('/new')}>{words.archive}</a>
        <span>{words.archiveText}</span>
      </p>
    </fieldset>
  );
};

function textOf(source: Source, words: SetUpWords): string {
  if (source.kind === 'exhibition') return words.exhibitionText(source.exhibition.start);
  const { id, isProduct, counts, madeBy, madeAt } = source.pack;
  const made = isProduct
    ? words[id === 'empty' ? 'empty' : 'standard']
    : words.ownPack(madeBy ?? '', (madeAt ?? '').slice(0, 10));
  return id === 'empty' && isProduct
    ? made
    : `${words.packText(counts.forms, counts.items)}${words.comma}${made}`;
}
