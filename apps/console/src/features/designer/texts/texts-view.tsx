import { formTexts, withTexts, type FormText, type TextChange } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { Button, Tabs, TextInput } from '@zhantai/ui';
import { useId, useMemo, useRef, useState } from 'react';
import type { Detail } from '../draft/items.ts';
import type { PanelMaterial } from '../load-panel.ts';
import type { FormLogic } from '../logic/form-logic.ts';
import { TextGrid } from './text-grid.tsx';
import { checkedTexts, listedTexts, textRow, type TextFilter } from './text-rows.ts';
import styles from './texts.module.css';

interface TextsViewProps {
  readonly detail: Detail;
  readonly form: FormLogic;
  readonly code: string;
  /** The draft with other translations; `visit` names a cell that is typed in. */
  readonly onWrite: (detail: Detail, says: string, visit?: string) => void;
  readonly onSay: (text: string) => void;
  readonly material: PanelMaterial;
  readonly words: DesignerWords['texts'];
}

/** All texts of a form with their translations, in the order of its page (console.md §2). */
export const TextsView = ({ detail, form, code, onWrite, onSay, material, words }: TextsViewProps) => {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<TextFilter>('all');
  const [search, setSearch] = useState('');
  // The grid is made anew when anything but itself changed the draft.
  const [own, setOwn] = useState({ detail, listed: detail, edition: 0 });
  if (own.detail !== detail) setOwn({ detail, listed: detail, edition: own.edition + 1 });
  const texts = useMemo(() => formTexts(detail), [detail]);
  const listed = useMemo(
    () => listedTexts(formTexts(own.listed), filter, search),
    [own.listed, filter, search],
  );
  const count = (one: TextFilter) => listedTexts(texts, one, '').length;
  const whereOf = ({ formItemId, column }: FormText) => {
    if (formItemId === null) return words.wholeForm;
    const item = form.nameOf(formItemId);
    return column === null ? item : words.column(item, column);
  };
  const relist = () => {
    setOwn({ detail, listed: detail, edition: own.edition + 1 });
  };
  const write = (changes: readonly TextChange[], says: string) => {
    if (changes.length > 0) onWrite(withTexts(detail, changes), says);
    onSay(says);
  };
  const fill = async () => {
    const { Converter } = await import('opencc-js/cn2t');
    const convert = Converter({ from: 'cn', to: 'twp' });
    const changes = texts
      .filter(({ translations }) => translations['zh-Hant'] === '')
      .map(({ key, written }): TextChange => {
        return { key, language: 'zh-Hant', text: convert(written), isMade: true };
      });
    write(changes, changes.length === 0 ? words.nothingToFill : words.filled(changes.length));
  };
  const save = async () => {
    const { writeTexts } = await import('./text-workbook.ts');
    const bytes = await writeTexts(texts, whereOf, words);
    saveFile(new Blob([new Uint8Array(bytes)]), words.fileName(code));
  };
  const take = async (chosen: File) => {
    const { readTexts } = await import('./text-workbook.ts');
    const read = readTexts(new Uint8Array(await chosen.arrayBuffer()), texts, words);
    if (read === null) onSay(words.unreadable);
    else write(read.changes, words.imported(read.changes.length, read.unknown));
  };
  const unchecked = checkedTexts(listed);
  return (
    <div className={styles['view']}>
      <h2>{words.title(texts.length, count('missing'))}</h2>
      <Tabs
        items={filters.map((key) => ({ key, label: words.filters[key](count(key)) }))}
        label={words.filter}
        onSelect={(next) => {
          setFilter(next);
          relist();
        }}
        panelId={id}
        selected={filter}
      />
      <div className={styles['tools']}>
        <TextInput
          aria-label={words.find}
          onChange={({ target: { value } }) => {
            setSearch(value);
            relist();
          }}
          placeholder={words.find}
          type="search"
          value={search}
        />
        <Button onClick={() => void fill()} size="small">
          {words.fill}
        </Button>
        {unchecked.length > 0 && (
          <Button
            onClick={() => {
              write(unchecked, words.checked(unchecked.length));
            }}
            size="small"
          >
            {words.check(unchecked.length)}
          </Button>
        )}
        <Button onClick={() => void save()} size="small">
          {words.export}
        </Button>
        <Button onClick={() => file.current?.click()} size="small">
          {words.import}
        </Button>
        <input
          accept=".xlsx,.xls"
          aria-label={words.import}
          className={styles['file']}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen !== undefined) void take(chosen);
            target.value = '';
          }}
          ref={file}
          type="file"
        />
      </div>
      <div aria-label={words.grid} id={id} role="tabpanel">
        {listed.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <TextGrid
            key={`${own.edition} ${filter} ${search}`}
            material={material}
            onChange={(changes) => {
              const next = withTexts(detail, changes);
              setOwn({ ...own, detail: next });
              const [only, ...more] = changes;
              onWrite(
                next,
                words.changed(changes.length),
                more.length === 0 ? `text ${only?.key ?? ''} ${only?.language ?? ''}` : undefined,
              );
            }}
            rows={listed.map((text) => textRow(text, whereOf(text), words))}
            words={words}
          />
        )}
      </div>
    </div>
  );
};

const filters = ['all', 'missing', 'unchecked'] as const;
