import {
  isRowsNode,
  openSession,
  parseDefinition,
  type Answers,
  type JsonObject,
  type Session,
} from '@zhantai/engine';
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
import { isRecord, listOf } from './draft/item-levels.ts';
import { idOf, itemsOf } from './draft/items.ts';
import type { PanelMaterial } from './load-panel.ts';
import { isOfOptions } from './options/option-settings.ts';

/** A field that a number can be computed from. */
export interface Operand {
  readonly value: string;
  readonly label: string;
}

const isOperands = (key: string) => key === 'compute.product' || key === 'compute.sum';

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
  /** Which of its settings; of a dictionary none that are written out. */
  readonly of: 'properties' | 'options' | 'dictionary';
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
  /** Values of options that answers hold, which stay as they are. */
  readonly fixed: ReadonlySet<string>;
  readonly onFixed: (value: string) => void;
  /** What a number can be computed from. */
  readonly operands: readonly Operand[];
  /** The product knows it by its name. */
  readonly isFixed: boolean;
  readonly material: PanelMaterial;
  readonly words: DesignerWords;
}

/** The settings of one item, drawn by the views that draw every form; only what is changed is written. */
export const Panel = ({
  raw,
  of,
  isWhole,
  onWhole,
  onWrite,
  onLeave,
  onBack,
  takeWanted,
  fixed,
  onFixed,
  operands,
  isFixed,
  material,
  words,
}: PanelProps) => {
  const { type, label } = itemOf(raw);
  const box = useRef<HTMLElement>(null);
  const [opened] = useState(() => {
    const form = settingsForm(type, words.settings);
    const items = itemsOf(form)
      .filter((item) => isOfOptions(idOf(item)) === (of !== 'properties'))
      .filter((item) => of !== 'dictionary' || idOf(item) !== 'dicData')
      .filter((item) => isWhole || usual.has(idOf(item)))
      .map((item) => ({
        ...item,
        span: 24,
        ...(isOperands(idOf(item)) && { dicData: operands }),
        ...(isFixed && idOf(item) === 'prop' && { readonly: true, help: words.fixedProp }),
      }));
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
  const fix = useRef({ fixed, onFixed });
  useEffect(() => {
    write.current = onWrite;
    fix.current = { fixed, onFixed };
  });
  useEffect(() => {
    let last: Answers = opened.before;
    return opened.session.subscribe(() => {
      const value = putBack(opened.session, opened.before, fix.current.fixed);
      // Putting it back is heard, too.
      if (value !== null) {
        fix.current.onFixed(value);
        return;
      }
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
      {of === 'properties' && <h2>{words.types[type]}</h2>}
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

/** Puts back the value of an option that is fixed; the value, or null where none was changed. */
function putBack(session: Session, before: Answers, fixed: ReadonlySet<string>): string | null {
  if (fixed.size === 0) return null;
  const node = session.nodes.find(({ item }) => item.prop === 'dicData');
  if (node === undefined || !isRowsNode(node)) return null;
  const rows = listOf(before['dicData']).filter(isRecord);
  const values = new Map(rows.map((row) => [row['$id'], row['value']]));
  for (const row of node.rows()) {
    const { $id, value } = row.value();
    const was = values.get($id);
    if (typeof was !== 'string' || !fixed.has(was) || value === was) continue;
    node.put(row, { value: was });
    return was;
  }
  return null;
}
