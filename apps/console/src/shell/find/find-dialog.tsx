import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Icon, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SeenSection } from '../sections/seen-sections.ts';
import { useMe } from '../session/me-context.ts';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { findSettings } from './find-settings.ts';
import { FindingList } from './finding-list.tsx';
import { findingsOf, findPages, type Finding } from './finding.ts';
import styles from './find-dialog.module.css';
import { useSettingWords } from './use-setting-words.ts';
import { useFindings } from './use-findings.ts';

const idOf = (at: number) => `find-${at}`;

/** Finds an exhibitor, a booth, a phone, a form, an item of one, an order, an article, a setting or a page, and goes there. */
export const FindDialog = ({
  sections,
  onClose,
}: {
  readonly sections: readonly SeenSection[];
  readonly onClose: () => void;
}) => {
  const { forms, location } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const { answer, isBusy, hasFailed } = useFindings(text);
  const settings = useSettingWords();
  const listed = useResource(forms);
  const found = [
    ...findPages(sections, text, words),
    ...findingsOf(answer, words, may.includes('editForms')),
    ...(settings === null
      ? []
      : findSettings(text, settings, listed.status === 'ready' ? listed.data : [], words)),
  ];
  const active = Math.min(at, found.length - 1);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const go = (finding: Finding | undefined) => {
    if (finding === undefined) return;
    onClose();
    location.go(finding.path);
  };
  const press = (event: KeyboardEvent) => {
    // An input method uses these keys for itself.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setAt(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(found[active]);
    }
  };
  const isNothing = text !== '' && found.length === 0 && !isBusy && !hasFailed;
  return (
    <Dialog onClose={onClose} title={words.find.title} width="form">
      <TextInput
        aria-activedescendant={found.length === 0 ? undefined : idOf(active)}
        aria-autocomplete="list"
        aria-controls="find-list"
        aria-expanded={found.length > 0}
        aria-label={words.find.title}
        before={<Icon name="search" />}
        large
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        placeholder={words.find.placeholder}
        ref={input}
        // What it lists are links with two lines, which no native list takes.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        value={typed}
      />
      <output className={styles['state']}>{said()}</output>
      {isNothing ? (
        <div className={styles['none']}>
          <p>
            <b>{words.find.none(text)}</b>
          </p>
          <p>{words.find.noneText}</p>
        </div>
      ) : (
        <FindingList active={active} findings={found} idOf={idOf} onChoose={go} />
      )}
    </Dialog>
  );

  function said(): string {
    if (text === '') return words.find.hint;
    if (hasFailed) return words.find.failed;
    if (isBusy) return words.find.busy;
    return answer.more ? words.find.more : words.find.found(found.length);
  }
};
