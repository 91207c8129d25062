import type { JsonObject } from '@zhantai/engine';
import { traitsOf } from '@zhantai/engine';
import { isFixedProp } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { useMemo } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import { BulkPanel } from './bulk-panel.tsx';
import { itemOf } from './canvas-entries.ts';
import type { Commands } from './commands.ts';
import type { Editor, EditorState } from './draft/editor.ts';
import { findItem, idOf, itemsOf, withItem, type Detail } from './draft/items.ts';
import { levelEditor } from './draft/level-editor.ts';
import { levelOf } from './draft/level.ts';
import type { PanelMaterial } from './load-panel.ts';
import type { FormLogic } from './logic/form-logic.ts';
import { ItemRules } from './logic/item-rules.tsx';
import { PanelTabs, type PanelTab } from './logic/panel-tabs.tsx';
import type { RuleCommands } from './logic/rule-commands.ts';
import { hasOptions } from './options/option-settings.ts';
import type { KnownOptions } from './options/option-uses.ts';
import { isTreeOfOptions } from './options/option-settings.ts';
import { OptionsTab } from './options/options-tab.tsx';
import type { PublishedValues } from './options/use-published-values.ts';
import { Panel, type Operand } from './panel.tsx';

interface AsideProps {
  readonly editor: Editor;
  readonly state: Pick<EditorState, 'work' | 'edition'>;
  /** The selected item or column; undefined without one. */
  readonly raw: JsonObject | undefined;
  readonly commands: Commands;
  readonly ruleCommands: RuleCommands;
  /** Null while nothing asks for it. */
  readonly form: FormLogic | null;
  readonly known: KnownOptions;
  readonly published: PublishedValues;
  readonly material: PanelMaterial;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  readonly takeWanted: () => boolean;
  /** Goes back to the canvas. */
  readonly onBack: () => void;
  readonly onSay: (text: string | null) => void;
  readonly words: DesignerWords;
}

/** The other numbers at the level of an item. */
function operandsOf(level: Detail, item: JsonObject): readonly Operand[] {
  return itemsOf(level)
    .filter((raw) => raw !== item && traitsOf(itemOf(raw)).family === 'number')
    .map((raw) => ({ value: itemOf(raw).prop, label: itemOf(raw).label || itemOf(raw).prop }));
}

const noValues: ReadonlySet<string> = new Set();

/** What can be set of the selection: of one item or column all, of several what they share. */
export const Aside = ({
  editor,
  state: {
    work: { detail, selected, chosen, table },
    edition,
  },
  raw,
  commands,
  ruleCommands,
  form,
  known,
  published,
  material,
  tab,
  onTab,
  isWhole,
  onWhole,
  takeWanted,
  onBack,
  onSay,
  words,
}: AsideProps) => {
  const { language } = useSpeech();
  const level = useMemo(() => levelEditor(editor), [editor]);
  if (raw === undefined) return <p>{table === null ? words.nothing : words.table.nothing}</p>;
  if (chosen.length > 1) {
    const levelWords = table === null ? words : { ...words, ...words.table.words };
    return <BulkPanel commands={commands} count={chosen.length} onSay={onSay} words={levelWords} />;
  }
  const tableProp = table === null ? null : itemOf(findItem(detail, table) ?? {}).prop;
  /** The values of options that are published; null while they are not known. */
  const fixedOf = (item: JsonObject): ReadonlySet<string> | null => {
    const { prop } = itemOf(item);
    if (published === null) return null;
    return published.get(tableProp === null ? prop : `${tableProp} ${prop}`) ?? noValues;
  };
  const panelOf = (item: JsonObject, of: 'properties' | 'options' | 'dictionary') => (
    <Panel
      fixed={fixedOf(item) ?? noValues}
      isWhole={isWhole}
      key={`${of} ${table ?? ''} ${selected ?? ''} ${edition} ${isWhole} ${language}`}
      material={material}
      of={of}
      isFixed={isFixedProp(itemOf(item).prop, tableProp)}
      operands={operandsOf(levelOf(detail, table), item)}
      onBack={onBack}
      onFixed={(value) => {
        onSay(words.options.fixed(value));
      }}
      onLeave={editor.leave}
      onWhole={onWhole}
      onWrite={(written, key) => {
        const { label } = itemOf(written);
        level.apply({
          says: words.changed(label === '' ? words.unnamed : label, words.settings[key]),
          detail: withItem(level.state().detail, written),
          selected,
          visit: `${table ?? ''} ${selected ?? ''} ${edition} ${key}`,
        });
      }}
      raw={item}
      takeWanted={takeWanted}
      words={words}
    />
  );

  return (
    <PanelTabs
      hasLogic={table === null}
      hasOptions={hasOptions(itemOf(raw).type)}
      onTab={onTab}
      tab={tab}
      words={words.logic}
    >
      {tab === 'logic' && form !== null && (
        <ItemRules
          commands={ruleCommands}
          detail={detail}
          form={form}
          id={idOf(raw)}
          key={selected}
          onBack={onBack}
          onSay={onSay}
          words={words.logic}
        />
      )}
      {tab === 'properties' && panelOf(raw, 'properties')}
      {tab === 'options' && form !== null && (
        <OptionsTab
          form={form}
          key={`${table ?? ''} ${selected ?? ''}`}
          known={known}
          onBack={onBack}
          fixed={fixedOf(raw)}
          onLeave={editor.leave}
          onSay={onSay}
          onWrite={(written, says, visit) => {
            level.apply({
              says,
              detail: withItem(level.state().detail, written),
              selected,
              ...(visit !== undefined && { visit: `${table ?? ''} ${selected ?? ''} ${visit}` }),
            });
            if (visit === undefined) onSay(says);
          }}
          raw={raw}
          table={table}
          words={words}
        >
          {published !== null &&
            panelOf(
              raw,
              itemOf(raw).dictionary === null && !isTreeOfOptions(itemOf(raw)) ? 'options' : 'dictionary',
            )}
        </OptionsTab>
      )}
    </PanelTabs>
  );
};
