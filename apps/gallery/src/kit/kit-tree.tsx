import { createCheckTree, type TreeSource } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import { Tree, type TreeItem } from '@zhantai/ui/tree/tree.tsx';
import { useMemo, useState, useSyncExternalStore } from 'react';
import styles from './kit-page.module.css';

const HALLS = 20;
const ROWS = 49;
const STANDS = 50;

/** Twenty halls of 49 rows of 50 stands: 50,000 nodes. */
export const KitTree = ({ words }: { readonly words: GalleryWords }) => {
  const items = useMemo(() => halls(words), [words]);
  const [checks] = useState(() => {
    const machine = createCheckTree(sourcesOf(items), { value: [], strict: false, radio: false });
    return {
      machine,
      subscribe: (listener: () => void) => machine.subscribe(listener),
      value: () => machine.value(),
    };
  });
  const chosen = useSyncExternalStore(checks.subscribe, checks.value);
  return (
    <>
      <div className={styles['tree']}>
        <Tree
          items={items}
          label={words.kit.tree}
          onToggle={(key) => {
            checks.machine.toggle(key);
          }}
          search
          status={(key) => checks.machine.status(key)}
        />
      </div>
      <output className={styles['note']}>{words.kit.chosen(chosen.length)}</output>
    </>
  );
};

function halls({ kit }: GalleryWords): readonly TreeItem[] {
  return upTo(HALLS, (hall) => ({
    key: `${hall}`,
    label: kit.hall(hall),
    children: upTo(ROWS, (row) => ({
      key: `${hall}-${row}`,
      label: kit.row(hall, row),
      children: upTo(STANDS, (stand) => ({
        key: `${hall}-${row}-${stand}`,
        label: kit.stand(`${hall}${String(row).padStart(2, '0')}${String(stand).padStart(2, '0')}`),
      })),
    })),
  }));
}

function upTo<T>(count: number, make: (number: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

function sourcesOf(items: readonly TreeItem[]): readonly TreeSource[] {
  return items.map(({ key, children }) => ({
    key,
    disabled: false,
    ...(children === undefined ? {} : { children: sourcesOf(children) }),
  }));
}
