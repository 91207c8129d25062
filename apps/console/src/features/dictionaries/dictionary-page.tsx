import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { DictionaryGrid } from './dictionary-grid.tsx';
import styles from './dictionaries.module.css';
import { formsOf } from './dictionaries-page.tsx';
import { loadGrid } from './load-grid.ts';

/** So many entries are changed on a page. */
const MOST_ENTRIES = 5_000;

/** One dictionary: which forms use it, and its entries in a grid. */
export const DictionaryPage = ({ code }: { readonly code: string }) => {
  const { client, href } = useServices();
  const { words, language } = useSpeech();
  const text = words.dictionaries;
  const [turn, setTurn] = useState(0);
  const material = useMemo(
    () =>
      createResource(async () => {
        const [dictionary, grid] = await Promise.all([
          client.call('consoleDictionary', { language, params: { code } }),
          loadGrid(language, words),
        ]);
        return { dictionary, grid };
      }),
    // A new turn loads anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, code, language, words, turn],
  );
  const state = useResource(material);
  if (state.status !== 'ready') return <Loading resource={material} />;
  const { dictionary, grid } = state.data;
  const { title, origin, values, usedBy } = dictionary;
  const isEditable = origin !== 'made' && values.length <= MOST_ENTRIES;
  return (
    <Page>
      <a className={styles['back']} href={href('/dictionaries')}>
        ‹ {text.back}
      </a>
      <PageHead
        text={usedBy.length === 0 ? text.notUsed : text.usedBy(formsOf(usedBy, words))}
        title={text.pageTitle(title)}
      />
      {origin === 'shipped' && <p className={styles['notice']}>{text.shipped}</p>}
      {isEditable ? (
        <DictionaryGrid
          dictionary={dictionary}
          grid={grid}
          key={turn}
          onSaved={() => {
            setTurn(turn + 1);
          }}
        />
      ) : (
        <p className={styles['notice']}>{origin === 'made' ? text.made : text.tooLong}</p>
      )}
    </Page>
  );
};
