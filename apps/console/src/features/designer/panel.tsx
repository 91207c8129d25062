import { openSession, parseDefinition, type Answers, type JsonObject } from '@zhantai/engine';
import {
  authoringRegistry,
  readSettings,
  settingsForm,
  writeSettings,
  type SettingKey,
} from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import { FormView } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { itemOf } from './canvas-entries.ts';
import styles from './designer.module.css';
import { idOf, itemsOf } from './draft/items.ts';
import type { PanelMaterial } from './load-panel.ts';

/** What is set most often; the other settings come on demand. */
const usual: ReadonlySet<string> = new Set<SettingKey>([
  'label',
  'required',
  'span',
  'help',
  'placeholder',
  'tip',
  'dicData',
  'unit',
  'html',
  'prop',
]);

interface PanelProps {
  readonly raw: JsonObject;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  /** The item with what was set; `key` is the setting. */
  readonly onWrite: (raw: JsonObject, key: SettingKey) => void;
  /** A setting was left. */
  readonly onLeave: () => void;
  /** Goes back to the canvas. */
  readonly onBack: () => void;
  /** Whether the label is to have the focus as the panel opens; true once. */
  readonly takeWanted: () => boolean;
  readonly material: PanelMaterial;
  readonly words: DesignerWords;
}

/** The settings of one item, drawn by the views that draw every form; only what is changed is written. */
export const Panel = ({
  raw,
  isWhole,
  onWhole,
  onWrite,
  onLeave,
  onBack,
  takeWanted,
  material,
  words,
}: PanelProps) => {
  const { type, label } = itemOf(raw);
  const box = useRef<HTMLElement>(null);
  const [opened] = useState(() => {
    const form = settingsForm(type, words.settings);
    const items = itemsOf(form)
      .filter((item) => isWhole || usual.has(idOf(item)))
      .map((item) => ({ ...item, span: 24 }));
    const definition = parseDefinition({
      ...form,
      formItems: items,
      formSetting: { labelPosition: 'top', showNumber: false },
    });
    const session = openSession(definition, {
      answers: readSettings(raw, type),
      today: material.services.today,
    });
    return { raw, session, before: session.answers() };
  });
  const write = useRef(onWrite);
  useEffect(() => {
    write.current = onWrite;
  });
  useEffect(() => {
    let last: Answers = opened.before;
    return opened.session.subscribe(() => {
      const now = opened.session.answers();
      const settings: readonly SettingKey[] = authoringRegistry[type].settings;
      const key = settings.find((one) => last[one] !== now[one]);
      last = now;
      if (key === undefined) return;
      write.current(writeSettings(opened.raw, type, opened.before, now), key);
    });
  }, [opened, type]);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLInputElement>('input, textarea');
    if (first === null || first === undefined || !takeWanted()) return;
    first.focus();
    first.select();
  }, [takeWanted]);
  return (
    // Escape leads back from any of its settings.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.settingsOf(label === '' ? words.unnamed : label)}
      className={styles['panel']}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onBack();
      }}
      ref={box}
    >
      <h2>{words.types[type]}</h2>
      <FormView
        device={material.faces}
        services={material.services}
        session={opened.session}
        words={material.form}
      />
      <Button
        onClick={() => {
          onWhole(!isWhole);
        }}
        variant="text"
      >
        {isWhole ? words.fewer : words.more}
      </Button>
    </section>
  );
};
