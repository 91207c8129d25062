import { loadGridWords, type GridWords } from '@zhantai/messages/grid';
import { useEffect, useState } from 'react';
import { useForm } from '../../../context/form-context.ts';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';

/** The menu of a row where nothing else has loaded its words. */
export const RowMenuWithWords = (props: Omit<RowMenuProps, 'words'>) => {
  const { words } = useForm();
  const [own, setOwn] = useState<GridWords | null>(null);
  useEffect(() => {
    let current = true;
    void loadGridWords(words.language).then(
      (loaded) => {
        if (current) setOwn(loaded);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [words.language]);
  return own === null ? null : <RowMenu {...props} words={own} />;
};
